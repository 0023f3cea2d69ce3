// Script compatibility: the oldest browsers can parse every script, and scripts only use APIs that they know.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compare } from "./lists.mjs";
import { SCRIPTS } from "./later-names.mjs";
import { tooNew } from "./members.mjs";
import { read, uses } from "./scripts.mjs";
import { called, files, text } from "./shipped.mjs";

/** Scripts with a content hash in their name are modules; the others are not. */
const isModule = (file) => called(file) !== file;
const LIBRARIES = ["apart/scan.js", "apart/squares.js", "pdf.js", "sw.js"];
const GLUE = ["app.js"];
/** The script that runs first, and the one that provides polyfills. */
const OLDEST = "feature-detect.js";
const GIVER = "polyfills.js";

/** The interfaces that the programs use (web-sys features). */
const [, features] = /\[dependencies\.web-sys\][\s\S]*?features = \[([\s\S]*?)\]/.exec(readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8"));
const named = new Set([...features.matchAll(/"(\w+)"/g)].map(([, name]) => name.toLowerCase()));
for (const name of ["array", "date", "error", "function", "json", "object", "promise", "reflect", "shadowroot", "string", "uint8array", "uint8clampedarray"]) named.add(name);

const scripts = files(".js");

for (const file of scripts) {
  const name = called(file);
  test(`the oldest browsers can parse ${name}`, () => {
    const { later } = read(text(file), { isModule: isModule(file), isOld: name === OLDEST });
    assert.deepEqual(later, []);
  });

  if (name === GIVER) continue;
  test(`${name} uses only APIs of the oldest browsers`, () => {
    const used = uses(read(text(file), { isModule: isModule(file) }).tree, { isLibrary: LIBRARIES.includes(name) });
    compare((floor) => tooNew(used, floor, GLUE.includes(name) ? named : undefined), SCRIPTS[name] ?? { whole: {}, games: {} });
  });
}

test("the exception lists name shipped scripts only", () => {
  const all = scripts.map(called);
  assert.deepEqual(Object.keys(SCRIPTS).filter((name) => !all.includes(name)), []);
});

const refuses = (script, options = {}) => {
  try {
    return read(script, options).later;
  } catch ({ name }) {
    return [name];
  }
};

test("the checker rejects newer syntax", () => {
  assert.deepEqual(refuses("async () => { try { await import('./a.js') } catch { for await (const { a, ...b } of c) d } }"), []);
  assert.deepEqual(refuses("a?.b; a ?? b; 1n; /(?<=a)b/"), ["?.", "??", "a big integer", "a pattern that looks behind"]);
  for (const script of ["a ??= b", "class A { b = 1 }", "class A { #b }", "class A { static {} }", "await 1", "1_000", "/a/v"]) {
    assert.deepEqual(refuses(script, { isModule: true }), ["SyntaxError"], script);
  }
  for (const script of ["let a", "() => 1", "`a`", "async function a() {}"]) assert.deepEqual(refuses(script, { isOld: true }), ["SyntaxError"], script);
});

test("the checker finds newer APIs", () => {
  const found = (script, floor, ...more) => tooNew(uses(read(script).tree), floor, ...more).map(({ what }) => what);
  assert.deepEqual(found('a.replaceAll("b", "c"); [].at(-1); structuredClone(a); new WeakRef(a); Object.groupBy(a)', "whole"), [
    ".at", ".replaceAll", "Object.groupBy", "WeakRef", "structuredClone",
  ]);
  assert.deepEqual(found("Object.fromEntries(a); globalThis.b; a.text(); a.slice(1).map(String)", "whole"), []);
  assert.deepEqual(found("Object.fromEntries(a); globalThis.b", "games"), ["Object.fromEntries", "globalThis"]);
  // Two interfaces have a method of this name; for the glue the right one is known.
  assert.deepEqual(found("a.text()", "whole", new Set(["blob"])), ["Blob.text"]);
});
