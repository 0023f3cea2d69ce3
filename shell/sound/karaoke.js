// The word that is being said, on every element that shows the sentence: Rust writes the words, this marks one of them.
import { wordsOf } from "./words.js";

/** So often it is looked which word is said, in milliseconds. */
const LOOK = 60;
/** A sentence that is shown beside a marked one is marked within so many looks. */
const BESIDE = 4;
let clock;

/** Marks word number `word` of a text of so many words wherever the text or its end is shown; all of it if there is no number. */
export function mark(text, word, count = 0) {
  for (const shown of document.querySelectorAll("[data-said]")) {
    const isIt = text !== undefined && text.endsWith(shown.dataset.said);
    const words = shown.querySelectorAll("[data-word]");
    const before = isIt ? count - words.length : 0;
    shown.toggleAttribute("data-now", isIt && word === undefined);
    words.forEach((span, n) => span.toggleAttribute("data-now", isIt && n + before === word));
  }
}

/** Nothing is said. */
export function silence() {
  clearInterval(clock);
  delete document.documentElement.dataset.saying;
  mark();
}

/** Says which text is spoken. */
export function saying(text) {
  document.documentElement.dataset.saying = text;
}

/** Follows the words of a text, which begin at these times, until its end, and tells it. */
export function following(text, words, end, now, isLast, tell) {
  saying(text);
  const count = wordsOf(text).length;
  let looks = 0;
  let marked;
  const step = () => {
    if (!isLast()) return;
    const time = now();
    if (time >= end) {
      silence();
      return tell();
    }
    const word = Math.max(0, words.filter((start) => start <= time).length - 1);
    // Going through the page costs more than asking whether a mark stands: what is built anew loses it.
    const isMarked = word === marked && looks % BESIDE > 0 && document.querySelector("[data-now]");
    if (!isMarked) mark(text, word, count);
    marked = word;
    looks += 1;
  };
  clearInterval(clock);
  clock = setInterval(step, LOOK);
  step();
}
