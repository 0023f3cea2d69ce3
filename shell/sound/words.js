// @ts-check
// Word splitting: punctuation alone is no word. src/phrases/list.rs and widgets/said.rs split texts the same way.

/**
 * Returns the normalised words of a text, each with the punctuation after it: `stop` (end of a sentence), `comma` or `none`.
 * @param {string} text
 */
export function wordsOf(text) {
  /** @type {{ word: string, mark: "stop" | "comma" | "none" }[]} */
  const words = [];
  for (const part of text.split(/[\s\u{a0}]+/u)) {
    const word = part.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (word) words.push({ word, mark: "none" });
    if (words.length && /[.!?]$/.test(part)) words[words.length - 1].mark = "stop";
    else if (words.length && /[,;:…]$/.test(part)) words[words.length - 1].mark = "comma";
  }
  return words;
}
