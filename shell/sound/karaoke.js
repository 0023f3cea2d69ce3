// @ts-check
// Karaoke: highlights the spoken word in every element that shows the sentence. The app renders the words, this script marks one.
import { wordsOf } from "./words.js";

/** Interval between two updates of the mark, in milliseconds. */
const LOOK = 60;
/** Updates between two searches of the page. A sentence that appears beside a marked one is marked at the next search. */
const BESIDE = 4;
/** @type {ReturnType<typeof setInterval>} */
let clock;

/**
 * Marks word number `word` of a text with `count` words where the text or its end is shown, or the whole text without a number.
 * @param {string} [text]
 * @param {number} [word]
 */
export function mark(text, word, count = 0) {
  for (const shown of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-said]"))) {
    const isIt = text !== undefined && text.endsWith(String(shown.dataset.said));
    const words = shown.querySelectorAll("[data-word]");
    const before = isIt ? count - words.length : 0;
    shown.toggleAttribute("data-now", isIt && word === undefined);
    words.forEach((span, n) => span.toggleAttribute("data-now", isIt && n + before === word));
  }
}

/** Removes all marks. */
export function silence() {
  clearInterval(clock);
  delete document.documentElement.dataset.saying;
  mark();
}

/** Sets the spoken text on the root element. */
export function saying(/** @type {string} */ text) {
  document.documentElement.dataset.saying = text;
}

/**
 * Marks the words of a text, which start at the times `words`, until `end`. Then calls `tell`.
 * @param {string} text
 * @param {number[]} words
 * @param {number} end
 * @param {() => number} now
 * @param {() => boolean} isLast
 * @param {() => void} tell
 */
export function following(text, words, end, now, isLast, tell) {
  saying(text);
  const count = wordsOf(text).length;
  let looks = 0;
  /** @type {number | undefined} */
  let marked;
  const step = () => {
    if (!isLast()) return;
    const time = now();
    if (time >= end) {
      silence();
      return tell();
    }
    const word = Math.max(0, words.filter((start) => start <= time).length - 1);
    // Searching the page costs more than checking that a mark exists. Re-rendered elements lose theirs.
    const isMarked = word === marked && looks % BESIDE > 0 && document.querySelector("[data-now]");
    if (!isMarked) mark(text, word, count);
    marked = word;
    looks += 1;
  };
  clearInterval(clock);
  clock = setInterval(step, LOOK);
  step();
}
