// Single-switch scanning in old engines: the whole table by real keys, group first, then element (docs/decisions/048).
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE } from "../support/catalogue.js";
import { keep, kept, names, open, says } from "../support/finger.mjs";
import { SETTINGS } from "../support/game.js";
import { rulesOf } from "../support/rules-program.js";
import { startOf, walk } from "../support/walk.js";
import { inEngines } from "./session.mjs";

/** Scan interval, in milliseconds: long enough for a key event sent over DevTools. */
const STEP = 1200;
const SLUG = "chevaliers";

/** Returns the current scan target. Runs in the page. */
function offer() {
  const veil = document.getElementById("switch");
  return veil && !veil.hidden ? { at: veil.dataset.at, level: veil.dataset.level } : null;
}

/** Interval of the double-tap guard, in milliseconds: a sooner second press is dropped. */
const ANSWER = 500;

/**
 * Presses the switch when the scan reaches the group of a name, then the element, until `done` holds. It only presses on a target that has
 * just appeared or that stays, so that a late press does not hit the next target.
 */
async function choose(page, name, done, ...values) {
  const isIn = ({ at, level }) => (level === "groups" ? at.split(" ").includes(name) : at === name);
  let [last, since, pressed] = [null, 0, 0];
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await page.ask(done, ...values)) return;
    const now = await page.ask(offer);
    const [told, at] = [JSON.stringify(now), Date.now()];
    // The age of the first target is unknown.
    if (told !== last) [since, last] = [last === null ? at - STEP : at, told];
    const isFresh = at - since < STEP / 2 || at - since > 2 * STEP;
    if (now && isIn(now) && isFresh && at - pressed >= ANSWER) {
      await press(page);
      pressed = Date.now();
    }
  }
  throw new Error(`${name} is not offered, but ${JSON.stringify(await page.ask(offer))}`);
}

/** Presses the space bar. */
async function press(page) {
  const key = { key: " ", code: "Space", windowsVirtualKeyCode: 32 };
  await page.client.Input.dispatchKeyEvent({ type: "keyDown", text: " ", ...key });
  await page.client.Input.dispatchKeyEvent({ type: "keyUp", ...key });
}

/** Returns whether the position or the held piece has changed. Runs in the page. */
function isOther(before) {
  const { position } = document.querySelector("section.game").dataset;
  return position + [...document.querySelectorAll(".mark-held")].map((one) => one.getAttribute("d")) !== before;
}
const stands = (page) =>
  page.ask(() => document.querySelector("section.game").dataset.position + [...document.querySelectorAll(".mark-held")].map((one) => one.getAttribute("d")));

inEngines("single-switch scanning", ["whole", "games"], (session) => {
  test("plays the first steps of a game", () =>
    session.page(async (page) => {
      await keep(page, session.home, SETTINGS, { hush: true, switch: "space", "switch-step": STEP });
      const first = startOf(SLUG);
      await open(page, session.home, SLUG, { position: first, seed: CATALOGUE[SLUG].walk.seed });
      await page.until("something is offered", offer);
      const touch = async (name) => {
        await says(page);
        await choose(page, name, isOther, await stands(page));
      };
      await walk(page, SLUG, touch, { most: 4, read: { says, names } });
      const { partie } = await kept(page);
      assert.ok(partie.actions.length >= 4, `${partie.actions}`);
      assert.equal(rulesOf(SLUG, "apply", first, ...partie.actions), (await says(page)).position);
      assert.deepEqual(page.errors, []);
    }));

  test("leaves a game through the confirmation dialog", () =>
    session.page(async (page) => {
      await keep(page, session.home, SETTINGS, { hush: true, switch: "space", "switch-step": STEP });
      await open(page, session.home, SLUG, { position: startOf(SLUG), seed: 1 });
      await choose(page, "Accueil", () => document.querySelector("[role=dialog]") !== null);
      await choose(page, "Oui,_on_s’arrête_là", () => document.querySelector("main.page-home") !== null);
      assert.deepEqual(page.errors, []);
    }));
});
