// Dead buttons in old engines: every visible button reacts to a tap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { followSpeech } from "../support/bridge.js";
import { open } from "../support/finger.mjs";
import { rules } from "../support/rules-program.js";
import { inEngines } from "./session.mjs";

/** Addresses, and a selector that matches once the page is ready. */
const PAGES = {
  home: ["#/", "main.page-home:not([data-prerendered])"],
  shelf: ["#/etagere", "main.page-shelf"],
  setup: ["#/preparation/chevaliers", "main.page-setup"],
  "setup of gran": ["#/preparation/gran", "main.page-setup"],
  course: ["#/apprendre/chevaliers", "main.page-course"],
  tale: ["#/histoire/chevaliers", "main.page-tale"],
  words: ["#/mots", "main.page-words"],
  install: ["#/installer", "main.page-install"],
  gate: ["#/maitre", "main.page-gate"],
  print: ["#/imprimer/chevaliers", "svg.printed-sheet"],
};

/** Records browser calls of buttons that leave the page unchanged. Runs before the page's scripts. */
function note() {
  window.done = [];
  const noted = (owner, name) => {
    if (owner && owner[name]) owner[name] = () => void window.done.push(name);
  };
  noted(window, "print");
  noted(window, "open");
  noted(HTMLInputElement.prototype, "click");
  noted(HTMLAnchorElement.prototype, "click");
  noted(Element.prototype, "requestFullscreen");
  window.noteRequest = (...request) => window.done.push(request.join(" "));
  window.state = () => {
    const { outerHTML } = document.documentElement;
    return [location.hash, JSON.stringify(localStorage), outerHTML, window.done].join("\n");
  };
  // A button whose option is already chosen may change nothing.
  window.buttons = () =>
    [...document.querySelectorAll('main button:not([disabled]), main a[href^="#"]')].filter(
      (one) =>
        one.getClientRects().length > 0 &&
        getComputedStyle(one).visibility === "visible" &&
        !one.matches('[aria-pressed="true"], [aria-current], [aria-disabled="true"], [aria-checked="true"]'),
    );
}

inEngines("every button works", ["whole", "games"], (session) => {
  for (const [name, [address, ready]] of [...Object.entries(PAGES), ["board", ["#/jeu/chevaliers", "section.game"]]]) {
    test(name, () =>
      session.page(async (page) => {
        await page.beforeAll(note);
        await page.beforeAll(followSpeech, "noteRequest");
        const show = async () => {
          await page.visit(`${session.home}start.js`);
          await page.ask(() => localStorage.clear());
          if (name === "board") await open(page, session.home, "chevaliers", { position: rules("start", "--option", "setup=small"), seed: 1 });
          else await page.visit(session.home + address);
          await page.there(ready);
        };
        await show();
        const count = await page.ask(() => window.buttons().length);
        assert.ok(count > 0, "there are buttons");
        const dead = [];
        for (let index = 0; index < count; index += 1) {
          await show();
          const { label, isCovered } = await page.ask(async (index) => {
            const one = window.buttons()[index];
            one.dataset.finger = "";
            one.scrollIntoView({ block: "center" });
            const { left, top, width, height } = one.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return { label: one.textContent.trim() || one.outerHTML.slice(0, 80), isCovered: !one.contains(found) };
          }, index);
          if (isCovered) dead.push(`${label} is covered`);
          const where = await page.spot("[data-finger]");
          await page.ask(() => void (window.stateBefore = window.state()));
          await page.touch(where);
          await page.until("something", () => !window.state || window.state() !== window.stateBefore).catch(() => dead.push(`${label} does nothing`));
        }
        assert.deepEqual(dead, []);
        assert.deepEqual(page.errors, []);
      }));
  }
});
