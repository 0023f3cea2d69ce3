// Every spoken sentence: the places that show it, and the pictures there.
import { printOnce } from "./example.js";

/** Returns the words of a text, without punctuation and capitals, as src/phrases/list.rs does. */
export const key = (text) =>
  text
    .replaceAll("\u{a0}", " ")
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean)
    .join(" ");

let told;

/** Returns, by sentence, the places that show it and, by place, its pictures: `#drawing` or `.class`. */
export const phrases = () => {
  told ??= JSON.parse(printOnce("phrases", "pictures"));
  return told;
};
