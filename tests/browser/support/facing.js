// Two children face to face: opens a game for them, and answers in their halves.
import { expect } from "@playwright/test";
import { DUEL, GAME, SETTINGS, address, rest, tap } from "./game.js";

/** Saves a game for two children who sit face to face, and opens it. */
export async function openFacing(page, { position = DUEL, seed = 3, still = true, settings = {}, ...more } = {}) {
  const partie = { actions: [], format: "partie/1", game: "chevaliers", options: {}, start: position };
  await page.goto("./start.js");
  await page.evaluate(
    ([game, saved, key, settings]) => {
      localStorage.setItem(game, JSON.stringify(saved));
      localStorage.setItem(key, JSON.stringify({ hush: true, ...settings }));
    },
    [GAME, { banners: ["wolf-head", "bear-head"], facing: true, partie, players: ["", ""], seed, ...more }, SETTINGS, settings],
  );
  await page.goto(address({ still }));
  await rest(page);
}

/** Opens a fight between two children who sit face to face. */
export async function fightFacing(page, options) {
  await openFacing(page, options);
  for (const cell of ["c5", "c6"]) await tap(page, cell);
  await expect(page.locator(".fight-veil .die-button.ready")).toHaveCount(2);
}

/** The half of the left (lower) or of the right (upper) child. */
export const half = (page, side) => page.locator(`.half.${side}`);

/** Throws both dice. */
export async function throwBoth(page) {
  for (const side of ["left", "right"]) {
    await half(page, side).locator("[data-tap=roll]").dispatchEvent("click");
    await expect(half(page, side).locator(".die.thrown")).toHaveCount(1);
  }
}

/** Returns the number on the die of a half. */
export const face = async (page, side) => Number(await half(page, side).locator(".die.thrown").getAttribute("data-value"));
