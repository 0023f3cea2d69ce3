// The whole table by one switch, in old engines: real keys, one group and then one thing of it (docs/decisions/050).
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE } from "../support/catalogue.js";
import { keep, kept, names, open, says } from "../support/finger.mjs";
import { SETTINGS } from "../support/game.js";
import { rulesOf } from "../support/rules-program.js";
import { startOf, walk } from "../support/walk.js";
import { inEngines } from "./session.mjs";

/** How long each thing is offered, in milliseconds: a key through the wire comes in time. */
const STEP = 1200;
const SLUG = "chevaliers";

/** Runs in the page: what is offered now. */
function offer() {
  const veil = document.getElementById("switch");
  return veil && !veil.hidden ? { at: veil.dataset.at, level: veil.dataset.level } : null;
}

/** A press is answered to within this time; sooner, a second one is a hand that trembles. */
const ANSWER = 500;

/**
 * Presses the switch when the group of a name is offered, then when it is offered itself, until it is done: only what has just come,
 * or what comes again and again, so that on a slow machine the press does not meet what is offered next.
 */
async function choose(page, name, done, ...values) {
  const isIn = ({ at, level }) => (level === "groups" ? at.split(" ").includes(name) : at === name);
  let [last, since, pressed] = [null, 0, 0];
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await page.ask(done, ...values)) return;
    const now = await page.ask(offer);
    const [told, at] = [JSON.stringify(now), Date.now()];
    // Of what stands at the first look nobody knows for how long.
    if (told !== last) [since, last] = [last === null ? at - STEP : at, told];
    const isFresh = at - since < STEP / 2 || at - since > 2 * STEP;
    if (now && isIn(now) && isFresh && at - pressed >= ANSWER) {
      await press(page);
      pressed = Date.now();
    }
  }
  throw new Error(`${name} is not offered, but ${JSON.stringify(await page.ask(offer))}`);
}

/** The space bar, as a hand presses it. */
async function press(page) {
  const key = { key: " ", code: "Space", windowsVirtualKeyCode: 32 };
  await page.client.Input.dispatchKeyEvent({ type: "keyDown", text: " ", ...key });
  await page.client.Input.dispatchKeyEvent({ type: "keyUp", ...key });
}

/** Runs in the page: whether a step was taken or another piece is held than before. */
function isOther(before) {
  const { position } = document.querySelector("section.game").dataset;
  return position + [...document.querySelectorAll(".mark-held")].map((one) => one.getAttribute("d")) !== before;
}
const stands = (page) =>
  page.ask(() => document.querySelector("section.game").dataset.position + [...document.querySelectorAll(".mark-held")].map((one) => one.getAttribute("d")));

inEngines("one switch", ["whole", "games"], (session) => {
  test("the first steps of a game", () =>
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

  test("out of the game: the question before, and the way home", () =>
    session.page(async (page) => {
      await keep(page, session.home, SETTINGS, { hush: true, switch: "space", "switch-step": STEP });
      await open(page, session.home, SLUG, { position: startOf(SLUG), seed: 1 });
      await choose(page, "Accueil", () => document.querySelector("[role=dialog]") !== null);
      await choose(page, "Oui,_on_s’arrête_là", () => document.querySelector("main.page-home") !== null);
      assert.deepEqual(page.errors, []);
    }));
});
