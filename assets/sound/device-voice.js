// The voice of the device: a local one of the right language only, never one from the network.
import { mark, saying, silence } from "./karaoke.js";
import { wordsOf } from "./words.js";

const RATE = 0.9;

function voiceOf(language) {
  // Some devices write « fr_FR » or « fra ».
  const speaks = ({ lang, localService }) => localService && lang.toLowerCase().startsWith(language);
  return window.speechSynthesis?.getVoices().find(speaks);
}

/** Speaks a text with a voice of the device; without one nothing is said. */
export function deviceVoice(text, language, isLast) {
  const voice = voiceOf(language);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
  utterance.onstart = () => {
    if (!isLast()) return;
    saying(text);
    mark(text);
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (isLast() && name === "word") mark(text, wordsOf(text.slice(0, charIndex)).length);
  };
  utterance.onend = utterance.onerror = () => isLast() && silence();
  speechSynthesis.speak(utterance);
}

// Some browsers list their voices only once they were asked for.
window.speechSynthesis?.getVoices();
