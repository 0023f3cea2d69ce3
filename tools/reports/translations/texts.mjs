// Texts of all languages by key, with their French sources.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Prefix of the keys of assets/handbook, as in tests/languages/sources. */
export const HANDBOOK = "handbook.";

/** Returns the paths of the files below a folder with this ending, sorted. */
export const files = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
    .sort();

const json = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Returns the entries of a handbook. A language without one falls back to French as a whole. */
function handbook(tag) {
  const path = `assets/handbook/${tag}.json`;
  const texts = existsSync(path) ? Object.entries(json(path)) : [];
  return texts.filter(([key]) => !key.startsWith("@")).map(([key, text]) => [HANDBOOK + key, text]);
}

/** Returns the text of a Rust literal. */
const plain = (literal) =>
  literal.replaceAll(/\\u\{([0-9a-f]+)\}|\\(.)/gi, (_, code, sign) => (code ? String.fromCodePoint(parseInt(code, 16)) : sign));

/** Returns the French texts by key: the phrases of the sources in their order, then the handbook. */
export function french() {
  const all = [];
  for (const path of [...files("src/words", ".rs"), ...files("engine/src", ".rs")]) {
    const [, rows] = readFileSync(path, "utf8").split("::phrases! {\n");
    if (!rows) continue;
    const module = `${basename(dirname(path))}.${basename(path, ".rs")}`;
    const end = rows.indexOf("\n}");
    for (const [, name, text] of rows.slice(0, end).matchAll(/^\s*([A-Z0-9_]+):\s*"((?:[^"\\]|\\.)*)";/gm))
      all.push([`${module}.${name}`, plain(text)]);
  }
  return new Map([...all, ...handbook("fr")]);
}

/** Returns the 32-bit FNV-1a hash of a text, as engine/src/kernel/words.rs. */
export function hash(text) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}

/** Returns the tags of all languages except French. */
export const tags = () => files("assets/words", ".json").map((path) => basename(path, ".json"));

/** Returns a language: its metadata, its texts by key, and the keys of its stale texts. */
export function language(tag, sources) {
  const words = json(`assets/words/${tag}.json`);
  const texts = new Map([...Object.entries(words).filter(([key]) => !key.startsWith("@")), ...handbook(tag)]);
  const stored = readFileSync(`tests/languages/sources/${tag}.txt`, "utf8").trim().split("\n");
  const changed = stored.map((line) => line.split(" ")).filter(([sum, key]) => hash(sources.get(key) ?? "") !== sum);
  return { tag, name: words["@name"], dir: words["@dir"], texts, stale: new Set(changed.map(([, key]) => key)) };
}
