// Font coverage: the app's fonts have every character of every language, so no text falls back to a system font.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import postcss from "postcss";
import { decompress } from "wawoff2";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT));
/** Characters that are never drawn. */
const UNSEEN = new Set(["\u200e", "\u200f", "\u2060", "\n"]);

/** Returns the code points that a font covers (table `cmap`, formats 4 and 12). */
function signs(font) {
  const found = new Set();
  const tables = font.readUInt16BE(4);
  const at = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find((at) => font.toString("latin1", at, at + 4) === "cmap");
  const cmap = font.readUInt32BE(at + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(table);
    if (format === 4) {
      const count = font.readUInt16BE(table + 6);
      for (let part = 0; part < count; part += 2) {
        const [last, first] = [font.readUInt16BE(table + 14 + part), font.readUInt16BE(table + 16 + count + part)];
        for (let sign = first; sign <= last && sign < 0xffff; sign += 1) found.add(sign);
      }
    }
    if (format === 12) {
      for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
        const [first, last] = [font.readUInt32BE(table + 16 + 12 * group), font.readUInt32BE(table + 20 + 12 * group)];
        for (let sign = first; sign <= last; sign += 1) found.add(sign);
      }
    }
  }
  return found;
}

/** Returns the declarations of the @font-face rules in the styles, each rule as an object. */
function rules() {
  const all = [];
  postcss.parse(read("styles/base.css")).walkAtRules("font-face", ({ nodes }) => {
    all.push(Object.fromEntries(nodes.map(({ prop, value }) => [prop, value])));
  });
  return all;
}

/** Reads an @font-face rule: the code points in its font, and its unicode-range. */
async function face(rule) {
  const [, file] = rule.src.match(/url\("([^"]+)"\)/);
  const ranges = (rule["unicode-range"] ?? "U+0-10FFFF").split(",").map((range) => range.trim().slice(2).split("-").map((code) => parseInt(code, 16)));
  const isAsked = (sign) => ranges.some(([first, last = first]) => sign >= first && sign <= last);
  return { isAsked, has: signs(Buffer.from(await decompress(read(`assets/${file}`)))) };
}

/** Returns the fonts of a weight that the styles declare, with their unicode-range. */
async function faces(weight) {
  const all = [];
  for (const rule of rules()) {
    const own = rule["font-weight"];
    if ((own && own !== weight) || /Grenze|Ecole/.test(rule["font-family"])) continue;
    all.push(await face(rule));
  }
  return all;
}

const FOLDERS = ["assets/words", "assets/handbook"];
const languages = FOLDERS.flatMap((folder) => readdirSync(new URL(`${folder}/`, ROOT)).map((file) => `${folder}/${file}`));
/** Returns the characters of a file of texts. Lettering and word cards use capitals by the rules of the language. */
function signsOf(language) {
  const texts = Object.values(JSON.parse(read(language))).join("");
  const tag = language.match(/([\w-]+)\.json$/)[1];
  return new Set(texts + texts.toLocaleUpperCase(tag));
}

for (const weight of ["400", "700"]) {
  test(`fonts of weight ${weight} cover every character of ${languages.length} language files`, async () => {
    const all = await faces(weight);
    assert.ok(languages.length >= 17 && languages.includes("assets/handbook/fr.json") && all.length >= 5);
    for (const language of languages) {
      const missing = [...signsOf(language)].filter((sign) => {
        const number = sign.codePointAt(0);
        return !UNSEEN.has(sign) && !all.some(({ isAsked, has }) => isAsked(number) && has.has(number));
      });
      assert.deepEqual(missing, [], `${language}: cut them with tools/fonts/scripts.py`);
    }
  });
}

test("the title font covers every Latin character of the languages", async () => {
  const all = [];
  // One at a time: the decompressor has a single memory.
  for (const rule of rules()) if (/Grenze/.test(rule["font-family"])) all.push(await face(rule));
  assert.ok(all.length > 1);
  for (const language of languages) {
    const missing = [...signsOf(language)].filter((sign) => /\p{Script=Latin}|[¡¿]/u.test(sign)).filter((sign) => {
      const number = sign.codePointAt(0);
      return !all.some(({ isAsked, has }) => isAsked(number) && has.has(number));
    });
    assert.deepEqual(missing, [], `${language}: cut them with tools/fonts/scripts.py`);
  }
});
