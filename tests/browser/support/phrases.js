// Every sentence that is spoken: where it is shown, and the pictures that stand there.
import { printOnce } from "./example.js";

/** The words of a text, without marks and capitals, as src/phrases/list.rs makes them. */
export const key = (text) =>
  text
    .replaceAll("\u{a0}", " ")
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean)
    .join(" ");

let told;

/** By the words of a sentence, the places that show it; by place, its pictures: `#drawing` or `.class`. */
export const phrases = () => {
  told ??= JSON.parse(printOnce("phrases", "pictures"));
  return told;
};
