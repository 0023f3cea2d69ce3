// The voice of the device: a local one of the right language only, never one from the network.
import { mark, saying, silence } from "./karaoke.js";
import { wordsOf } from "./words.js";

const RATE = 0.9;
/** So long a voice may take to begin, in milliseconds: some never do. */
const PATIENCE = 2500;

function voiceOf(language) {
  // Some devices write « fr_FR » or « fra ».
  const [primary] = language.toLowerCase().split("-");
  const speaks = ({ lang, localService }) => localService && lang.toLowerCase().startsWith(primary);
  return window.speechSynthesis?.getVoices().find(speaks);
}

/** Whether it may be speaking: what an earlier page began may still be heard. */
let maySpeak = true;

/** Ends what it says. Asked for nothing, browsers need a third of a millisecond to say so. */
export function hush() {
  if (maySpeak) window.speechSynthesis?.cancel();
  maySpeak = false;
}

/** Speaks a text with a voice of the device, and tells its end; without one nothing is said. */
export function deviceVoice(text, language, isLast, end) {
  const voice = voiceOf(language);
  if (!voice) return end();
  const count = wordsOf(text).length;
  let begun = false;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
  utterance.onstart = () => {
    begun = true;
    if (!isLast()) return;
    saying(text);
    mark(text);
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (isLast() && name === "word") mark(text, wordsOf(text.slice(0, charIndex)).length, count);
  };
  utterance.onend = utterance.onerror = () => {
    if (!isLast()) return;
    silence();
    end();
  };
  maySpeak = true;
  speechSynthesis.speak(utterance);
  setTimeout(() => begun || end(), PATIENCE);
}

// Some browsers list their voices only once they were asked for.
window.speechSynthesis?.getVoices();
