// @ts-check
// Speech synthesis: uses only a local voice in the right language, never a network voice.
import { mark, saying, silence } from "./karaoke.js";
import { wordsOf } from "./words.js";

const RATE = 0.9;
/** Maximum wait for a voice to start, in milliseconds: some never do. */
const PATIENCE = 2500;

function voiceOf(/** @type {string} */ language) {
  // Some devices write `fr_FR` or `fra`.
  const [primary] = language.toLowerCase().split("-");
  const speaks = (/** @type {SpeechSynthesisVoice} */ { lang, localService }) => localService && lang.toLowerCase().startsWith(primary);
  return window.speechSynthesis?.getVoices().find(speaks);
}

/** Whether the device may be speaking. Initially true: speech of the previous page may continue. */
let maySpeak = true;

/** Stops the speech. `cancel` takes a third of a millisecond even if nothing is spoken. */
export function hush() {
  if (maySpeak) window.speechSynthesis?.cancel();
  maySpeak = false;
}

/**
 * Speaks a text with a local voice and calls `end` afterwards, or at once if there is no such voice.
 * @param {string} text
 * @param {string} language
 * @param {() => boolean} isLast
 * @param {() => void} end
 */
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

// Some browsers load their voices only after the first call.
window.speechSynthesis?.getVoices();
