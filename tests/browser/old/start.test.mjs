// Start and layout in old engines: the first page, the shelf and every board look as in today's engine.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { device, start } from "../support/devtools.mjs";
import { says } from "../support/finger.mjs";
import { apart, difference, parts, stand } from "../support/likeness.mjs";
import { SCENES } from "./scenes.mjs";
import { SIZES, inEngines } from "./session.mjs";
import { TODAY } from "./engines.mjs";

/** Tolerance for an edge compared with today's engine, in pixels. */
const OFF = 6;
/**
 * Tolerance for the colour of blocks, out of 255: fonts and edges are smoothed differently. Thin lines of a board differ by up to 61 in
 * Chromium 69, an unpainted panel by more than 100.
 */
const STEPS = 75;

/** Shows a scene and returns its parts, screenshot and errors. */
async function look(page, show, home) {
  // Without a service worker the page shows no offline badge.
  await page.beforeAll(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  await show(page, home);
  await stand(page);
  return { all: await parts(page), picture: await page.picture(), errors: page.errors };
}

/** Today's browser, its page that decodes screenshots, and its device. */
let today, eye, other;

/** Results of today's engine, cached for all engines. */
const looked = new Map();
async function inToday(name, home, size) {
  const key = `${name} ${size.width}`;
  if (!looked.has(key)) {
    const page = await today.open(size, { alone: true });
    looked.set(key, await look(page, SCENES[name], home));
    await page.close();
  }
  return looked.get(key);
}

inEngines("the start", ["whole", "games"], (session, engine) => {
  before(async () => {
    other = device();
    today = await start(TODAY.binary, other.folder);
    eye = await today.open();
  });
  after(async () => {
    await today?.stop();
    other?.erase();
  });

  test("the app starts without an error", () =>
    session.page(async (page) => {
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      assert.equal(await page.ask(() => document.title), "Table ronde");
      for (const id of ["trouble", "unstarted", "too-old"]) {
        assert.equal(await page.ask((id) => (document.getElementById(id) || { offsetWidth: 0 }).offsetWidth, id), 0, `#${id} is not seen`);
      }
      await page.touch(".home-buttons .main");
      await says(page);
      assert.deepEqual(page.errors, []);
    }));

  // Engines of the check are compared in both sizes, those between them in one.
  for (const [width, height] of engine.inCheck ? SIZES : SIZES.slice(0, 1)) {
    test(`layout matches the current engine, ${width} × ${height}`, async () => {
      const wrong = [];
      for (const [name, show] of Object.entries(SCENES)) {
        const mine = await session.page((page) => look(page, show, session.home), { width, height }, { alone: true });
        const theirs = await inToday(name, session.home, { width, height });
        assert.ok(theirs.all.length > 5, `${name}: parts are seen`);
        wrong.push(...apart(mine.all, theirs.all, OFF).map((line) => `${name}: ${line}`));
        wrong.push(...mine.errors.map((line) => `${name}: ${line}`));
        const steps = await difference(eye, mine.picture, theirs.picture);
        if (!(steps < STEPS)) wrong.push(`${name}: colours differ by ${Math.round(steps)}`);
      }
      assert.deepEqual(wrong, []);
    });
  }
});
