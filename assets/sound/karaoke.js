// The word that is being said, on every element that shows the sentence: Rust writes the words, this marks one of them.
import { wordsOf } from "./words.js";

let clock;

/** Marks word number `word` of a text wherever the text or its end is shown; all of it if there is no number. */
export function mark(text, word) {
  for (const shown of document.querySelectorAll("[data-said]")) {
    const isIt = text !== undefined && text.endsWith(shown.dataset.said);
    const words = shown.querySelectorAll("[data-word]");
    const before = isIt ? wordsOf(text).length - words.length : 0;
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
  const step = () => {
    if (!isLast()) return;
    const time = now();
    if (time >= end) {
      silence();
      return tell();
    }
    mark(text, Math.max(0, words.filter((start) => start <= time).length - 1));
  };
  clearInterval(clock);
  clock = setInterval(step, 60);
  step();
}
