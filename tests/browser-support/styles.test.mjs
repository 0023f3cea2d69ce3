// Style compatibility: style sheets and markup only use features that the oldest browsers know; harmless exceptions are listed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MARKUP, NEW, OLD } from "./later-styles.mjs";
import { compare } from "./lists.mjs";
import { tooNew as tooNewMarkup } from "./markup.mjs";
import { called, files, text } from "./shipped.mjs";
import { inPage, tooNew } from "./styles.mjs";

const page = text("index.html");
const sheets = files(".css").map((file) => ({ name: called(file), css: text(file) }));
const isOld = ({ name }) => /-old\.css$/.test(name);
const old = sheets.filter(isOld);
const prerendered = files(".html").filter((file) => file !== "index.html").map((file) => ({ name: called(file), css: inPage(text(file)), html: text(file) }));
const others = [{ name: "index.html", css: inPage(page) }, ...sheets.filter((sheet) => !isOld(sheet))];

test("current and older style sheets are built", () => {
  assert.deepEqual(old.map(({ name }) => name), ["first-old.css", "game-old.css", "pages-old.css"]);
  assert.deepEqual(others.map(({ name }) => name), ["index.html", "game.css", "pages.css"]);
  assert.ok(others.every(({ css }) => css.length > 10_000));
  assert.deepEqual(prerendered.map(({ name }) => name), ["prerendered-etagere.html"]);
  assert.ok(prerendered.every(({ css }) => css.length > 1_000));
});

/** Returns the findings of several sheets together. */
const asked = (list, floor) => list.flatMap(({ css }) => tooNew(css, floor, list.map((one) => one.css)));

test("style sheets use only CSS of the oldest browsers for the whole app", () => {
  compare(() => asked([...others, ...prerendered], "whole"), { whole: NEW, games: {} });
});
test("older style sheets use only CSS of the oldest browsers for the games", () => {
  compare(() => asked(old, "games"), { whole: OLD, games: {} });
});
test("index.html and prerendered pages use only supported markup", () => {
  compare((floor) => [page, ...prerendered.map(({ html }) => html)].flatMap((html) => tooNewMarkup(html, floor)), MARKUP);
});

const found = (css, floor = "whole") => tooNew(css, floor).map(({ what }) => what);

test("the checker finds newer CSS", () => {
  for (const [css, what] of [
    [".a{translate:0 5px}", "translate"],
    ["@keyframes a{50%{scale:1.1}}", "scale"],
    [".a{--h:100dvh}", "dvh"],
    [".a{inset:0}", "inset"],
    [".a{display:flex;gap:1px}", "gap of flex: .a"],
    [".a:has(.b){color:red}", ":has"],
    [".a:not(.b,.c){color:red}", ":not() of lists"],
    [".a{color:color-mix(in srgb,red,blue)}", "color-mix()"],
    [".a{color:rgb(0 0 0/50%)}", undefined],
    ["@container (width>1px){.a{color:red}}", "@container"],
    ["@layer a{.a{color:red}}", "@layer"],
    ["@media (width>=600px){.a{color:red}}", "@media with < and >"],
    [".a{.b &{color:red}}", "&"],
    [".a{aspect-ratio:1}", "aspect-ratio"],
    [".a{overflow:clip}", "overflow: clip"],
  ]) {
    assert.deepEqual(found(css), what ? [what] : [], css);
  }
  for (const [css, what] of [
    [".a{width:max(1px,2vw)}", "max()"],
    [".a{font:700 clamp(1px,2vw,3px) serif}", "clamp()"],
    [".a{display:flow-root}", "display: flow-root"],
    [".a:is(.b){color:red}", ":is"],
  ]) {
    assert.deepEqual(found(css, "games"), [what], css);
  }
});

test("the checker accepts newer CSS that has a fallback", () => {
  for (const css of [
    ".a{width:1px;width:max(1px,2vw)}",
    "@supports (height:1dvh){.a{height:1dvh}}",
    ".a{user-select:none;-webkit-user-select:none}",
    ".a{display:grid;gap:1px}",
    ".a{display:flex;gap:1px}.a>*+*{margin-left:1px}",
    ".a{--u:max(1px,2vw)}@supports not (width:max(1px,1vw)){.a{--u:1px}}",
  ]) {
    assert.deepEqual(found(css, "games"), [], css);
  }
  // A value with a variable is resolved too late for a fallback declaration.
  assert.deepEqual(found(".a{width:1px;width:max(1px,var(--u))}", "games"), ["max()"]);
});
