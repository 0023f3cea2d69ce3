// Game walkthrough: plays a whole game of each kind by taps, with pictures of key moments: walk.mjs FOLDER [THEME] [GAME…]. Uses dist/.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE, GAMES } from "../../tests/browser/support/catalogue.js";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { drawn, kept, open, rest, says } from "../../tests/browser/support/game.js";
import { steadily } from "../../tests/browser/support/robot.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { dress } from "../../tests/browser/support/scenes.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { startOf, walk } from "../../tests/browser/support/walk.js";

const SIZES = [
  [1080, 810],
  [810, 1080],
  [1024, 768],
  [1920, 1080],
  [390, 844],
];
const [folder, theme = "parchment", ...words] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/walk.mjs FOLDER [THEME] [GAME…]");
  process.exit(2);
}

/** State of the finger for `steadily`. */
const hand = {};

/** Taps with a finger: twice if the first tap only zooms in on small cells. */
async function tap(page, name) {
  const state = () =>
    page.evaluate((name) => {
      const target = document.querySelector(`[data-cell="${name}"]`) ?? document.querySelector(`[data-tap="${name}"]`);
      const { x, y, width, height } = target?.getBoundingClientRect() ?? {};
      const held = [...document.querySelectorAll("[data-cell]")].filter((cell) => /choisi/.test(cell.getAttribute("aria-label")));
      const zoomed = Boolean(document.querySelector(".board-edge.zoomed"));
      return { x: x + width / 2, y: y + height / 2, zoomed, held: held.length };
    }, name);
  const before = await state();
  if (Number.isNaN(before.x)) throw new Error(`${name}: no element with this data-tap or data-cell`);
  const { position } = await says(page);
  const touch = (at) => steadily(hand, { ...at, name }, () => page.touchscreen.tap(at.x, at.y));
  await touch(before);
  await drawn(page);
  await rest(page);
  const after = await state();
  if (!before.zoomed && after.zoomed && after.held === 0 && (await says(page)).position === position) {
    await touch(after);
    await drawn(page);
    await rest(page);
  }
}

/** Taps a cell without an action, far from all targets. */
async function miss(page) {
  const cell = await page.evaluate(() => {
    const far = (one) => {
      const a = one.getBoundingClientRect();
      const all = [...document.querySelectorAll("[data-cell][data-tap]")].map((other) => other.getBoundingClientRect());
      return Math.min(...all.map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    };
    const idle = [...document.querySelectorAll("[data-cell]:not([data-tap])")].filter((cell) => cell.getBoundingClientRect().width > 0);
    idle.sort((one, other) => far(other) - far(one));
    return idle[0]?.dataset.cell;
  });
  if (cell) await page.locator(`[data-cell="${cell}"]`).dispatchEvent("click");
  await drawn(page);
}

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
for (const [width, height] of SIZES) {
  const context = await tablet(browser, server.address, [width, height]);
  for (const game of GAMES.filter((game) => words.length === 0 || words.includes(game))) {
    const page = await context.newPage();
    await dress(page, theme);
    const taken = new Set();
    const shoot = async (moment) => {
      if (taken.has(moment)) return;
      taken.add(moment);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const one of document.getAnimations()) {
          const { endTime } = one.effect.getComputedTiming();
          // A refusal fades: it is captured half-way.
          if (["reason", "refused"].includes(one.animationName)) one.currentTime = endTime / 2;
          else if (endTime < Infinity) one.finish();
        }
      });
      const number = String(taken.size).padStart(2, "0");
      await page.screenshot({ path: join(folder, `${game}-${width}x${height}-${number}-${moment}.png`) });
    };
    await page.goto(`./#/preparation/${game}`);
    await page.locator("main.page-setup").waitFor();
    await drawn(page);
    await shoot("preparation");
    const start = startOf(game);
    await open(page, { game, position: start, seed: CATALOGUE[game].walk.seed });
    await drawn(page);
    await shoot("opening");
    const made = await walk(page, game, (name) => tap(page, name), {
      look: async ({ made, turn, touches, index }) => {
        if (turn === "chance") await shoot(`dice-${made < 60 ? "first" : "later"}-${taken.has("dice-first") ? "turned" : "waits"}`);
        if (made === 4 && index === 0) await shoot("setup");
        if (made === 5 && index === 0) {
          await miss(page);
          await shoot("refused");
        }
        if (index === 1 && made >= 6) await shoot("in-hand");
        if (index === 1 && made >= 24) await shoot("in-hand-later");
        if (index === 2) await shoot("hop-or-manner");
        if (index === 3) await shoot("more-hops");
        if (index > 0 && index === touches.length) await shoot("may-stop");
        if (made === 30 && index === 0) await shoot("middle");
      },
    });
    const { turn, position } = await says(page);
    if (turn === "over") await page.locator(".victory").waitFor();
    await drawn(page);
    await shoot("end");
    const { partie } = await kept(page);
    const agrees = rulesOf(game, "apply", start, ...partie.actions) === position;
    console.log(`${width}×${height} ${game}: ${made} steps, ${turn}, the record ${agrees ? "agrees" : "DIFFERS"}, ${taken.size} pictures`);
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.stop();
