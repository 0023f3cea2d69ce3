// Treasure count: when the time is up, the app asks after the turn, counts aloud and leaves the game unchanged.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, game, kept, rest, says, tap } from "./support/game.js";
import { apply } from "./support/rules-program.js";

/** The dragons take the castle with their first step; then both sides still have steps. */
const AHEAD = "6/6/6/6/6/6/6/1t4/3P2 b1,e1,e9,b9 D play - - 012/123456/100 0";
const TAKES = ["b2", "b1", "end"];
/** All sides own equally many treasures. */
const EQUAL = "1t4/6/6/6/6/6/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";
const ASK = "C’est l’heure. On compte les trésors\u{a0}?";

async function sit(page, start, { after = "15", minutes = 14, taps = [] } = {}) {
  await page.clock.install();
  const partie = { actions: [], format: "partie/1", game: "chevaliers", options: {}, start };
  const saved = { banners: [], partie, players: ["", ""], seed: 7, spent: 0, thrown: [false, false], undone: [] };
  await page.addInitScript(
    ([game, saved, key, settings]) => {
      if (localStorage.getItem(game)) return;
      localStorage.setItem(game, JSON.stringify(saved));
      localStorage.setItem(key, JSON.stringify(settings));
    },
    [GAME, saved, SETTINGS, { "count-after": after }],
  );
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  for (const name of [...taps, "d1", "d2"]) await tap(page, name);
  await page.clock.runFor(minutes * 60_000);
}
const asked = (page) => page.getByRole("dialog", { name: ASK });
const finishTurn = (page) => page.locator(".table-button").click();
const numbers = (page) => page.locator(".count-number").allTextContents();
/** Runs the clock until the count has finished; each beat is drawn before the next one is scheduled. */
const countAll = (page) =>
  expect(async () => {
    await page.clock.runFor(1500);
    await expect(page.getByRole("button", { name: "Revanche" })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
const ribbon = (page) => page.locator(".counting .ribbon");

test("after the time limit the turn ends, then the app asks, counts and saves the count", async ({ page }) => {
  await sit(page, AHEAD, { taps: TAKES });
  await expect(asked(page)).toHaveCount(0);
  await page.clock.runFor(70_000);
  await expect(asked(page)).toHaveCount(0);
  await finishTurn(page);
  await expect(asked(page)).toBeVisible();
  const { position } = await says(page);
  await page.getByRole("button", { name: "On compte" }).click();
  await expect(ribbon(page)).toHaveText("On compte les trésors.");
  await countAll(page);
  await expect(ribbon(page)).toHaveText("Les dragons ont plus de trésors.");
  expect(await numbers(page)).toEqual(["0", "1"]);
  // The record is legal and ends where the game does, and a reload shows the same result.
  const { partie, counted, over } = await kept(page);
  expect([counted, over]).toEqual([true, false]);
  expect(apply(partie.start, partie.actions)).toBe(position);
  await page.reload();
  await expect(ribbon(page)).toHaveText("Les dragons ont plus de trésors.");
  expect(await numbers(page)).toEqual(["0", "1"]);
  await page.getByRole("button", { name: "On continue plus tard" }).click();
  await expect(page.locator("main.page-home, main.page-first").first()).toBeVisible();
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  expect((await says(page)).position).toBe(position);
  expect(await kept(page)).toMatchObject({ counted: false, partie: { actions: partie.actions } });
  await expect(page.locator('[data-tap="b1"]').first()).toBeVisible();
});

test("playing on asks again after five minutes, a tie counts the pieces, and a rematch starts anew", async ({ page }) => {
  await sit(page, EQUAL, { minutes: 16 });
  await finishTurn(page);
  await page.getByRole("button", { name: "Encore un peu" }).click();
  await expect(asked(page)).toHaveCount(0);
  await tap(page, "b9");
  await tap(page, "b8");
  await page.clock.runFor(240_000);
  await finishTurn(page);
  await expect(asked(page)).toHaveCount(0);
  await tap(page, "d2");
  await tap(page, "d3");
  await page.clock.runFor(120_000);
  await finishTurn(page);
  await page.getByRole("button", { name: "On compte" }).click();
  await countAll(page);
  await expect(ribbon(page)).toHaveText("Il y en a autant des deux côtés\u{a0}!");
  expect(await numbers(page)).toEqual(["0", "1", "0", "1"]);
  await page.getByRole("button", { name: "Revanche" }).click();
  await expect(game(page)).toHaveAttribute("data-turn", "decision");
  await expect(page.locator(".counting")).toHaveCount(0);
  await page.clock.runFor(60_000);
  const again = await kept(page);
  expect([again.counted, again.partie.actions, again.spent]).toEqual([false, [], 0]);
});

test("without a time limit the app never asks", async ({ page }) => {
  await sit(page, EQUAL, { after: "never", minutes: 60 });
  await finishTurn(page);
  await rest(page);
  await expect(asked(page)).toHaveCount(0);
  await tap(page, "b9");
  await expect(page.locator('[data-tap="b8"]').first()).toBeVisible();
});
