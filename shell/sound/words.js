// The words of a text: what is only a mark is none. src/phrases/list.rs and widgets/said.rs cut texts the same way.

/** The words of a text as they are looked up; the mark after each: a « stop » ends a sentence, a « comma » does not. */
export function wordsOf(text) {
  const words = [];
  for (const part of text.split(/[\s\u{a0}]+/u)) {
    const word = part.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (word) words.push({ word, mark: "none" });
    if (words.length && /[.!?]$/.test(part)) words[words.length - 1].mark = "stop";
    else if (words.length && /[,;:…]$/.test(part)) words[words.length - 1].mark = "comma";
  }
  return words;
}
