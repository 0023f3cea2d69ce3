// Licences: the built site contains those of all its code, and the service worker does not cache them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const dist = process.env.DIST ?? join(ROOT, "dist");

test("licences.txt lists the Rust and JavaScript packages with their licence texts", () => {
  const text = readFileSync(join(dist, "licences.txt"), "utf8");
  const [list, ...texts] = text.split(/\n={50,}\n/);
  // These packages ship no licence text; other packages in the list share their licences.
  assert.match(list, /^  yew \d.*: MIT/m);
  assert.match(list, /^  qrcode-generator \d.*: MIT/m);
  for (const name of ["gloo", "wasm-bindgen", "serde_json", "jspdf", "svg2pdf.js", "jsqr", "workbox-precaching", "idb-keyval"]) {
    assert.match(list, new RegExp(`^  ${name.replace(".", "\\.")} \\d[^:]*: \\S`, "m"), name);
    assert.ok(texts.some((bearers) => bearers.split(", ").includes(name)), `the text of ${name}'s licence`);
  }
  assert.ok(text.includes(readFileSync(join(ROOT, "LICENSE-MIT"), "utf8").trim()), "the licence of the app itself");
});

test("every font family ships with its licence", () => {
  const fonts = readdirSync(join(dist, "fonts"));
  for (const family of ["andika", "grenze", "noto", "pinceau", "cursive"]) assert.ok(fonts.includes(`${family}-OFL.txt`), family);
});

test("the service worker caches no licence text", () => {
  for (const name of ["sw.js", "sw-old.js"].filter((name) => existsSync(join(dist, name)))) {
    assert.doesNotMatch(readFileSync(join(dist, name), "utf8"), /licences\.txt|OFL\.txt/, name);
  }
});
