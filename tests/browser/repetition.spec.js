// Repetition: when a position comes back in a game against the computer, the child is asked whether to stop.
import { expect, test } from "./support/test.js";
import { GAME, game, kept, rest, says, tap } from "./support/game.js";

/** Two monarchs that walked to and fro twice: the first position stands for the third time. */
const START = "4m4/9/9/9/4a4/4A4/9/9/4M4 w play on/0 0";
const ROUND = ["e1-f1", "e9-f9", "f1-e1", "f9-e9"];

const question = (page) => page.getByRole("dialog", { name: /Encore la même position/ });

/** Opens this game with these players. */
async function open(page, players) {
  const partie = { actions: [...ROUND, ...ROUND], format: "partie/1", game: "kingdom", options: {}, start: START };
  const saved = { banners: [], partie, players, seed: 7, thrown: [false, false], undone: [] };
  await page.addInitScript(([key, saved]) => localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(saved)), [GAME, saved]);
  await page.goto("./#/jeu/kingdom?anim=0");
  await rest(page);
}

test("the third occurrence of a position offers a draw, and the child can play on", async ({ page }) => {
  await open(page, ["", "2"]);
  await expect(question(page)).toBeVisible();
  await expect(page.locator('p.visually-hidden[role="status"]')).toHaveText(/Encore la même position/);
  await question(page).getByRole("button", { name: "Non, on continue" }).click();
  await expect(question(page)).toHaveCount(0);
  await tap(page, "e1");
  await tap(page, "f1");
  await expect.poll(async () => (await kept(page)).partie.actions.length).toBeGreaterThan(9);
});

test("an agreed draw ends the game and survives a reload", async ({ page }) => {
  await open(page, ["", "2"]);
  await question(page).getByRole("button", { name: "On fait la paix" }).click();
  await expect(page.locator(".victory")).toBeVisible();
  await expect(page.locator(".victory .ribbon")).toContainText("on fait la paix");
  await expect(game(page)).toHaveAttribute("data-turn", "over");
  expect((await kept(page)).drawn).toBe(true);
  await page.reload();
  await rest(page);
  await expect(page.locator(".victory")).toBeVisible();
  await page.getByRole("button", { name: "Revanche" }).click();
  await expect(game(page)).toHaveAttribute("data-turn", "decision");
});

test("children among themselves get a remark, and the house offers the draw", async ({ page }) => {
  await open(page, []);
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator(".remark")).toContainText("Encore la même position");
  await page.getByRole("button", { name: "Accueil" }).click();
  await page.getByRole("button", { name: "On fait la paix" }).click();
  await expect(page.locator(".victory .ribbon")).toContainText("on fait la paix");
});

test("a step declines the draw among children", async ({ page }) => {
  await open(page, []);
  await tap(page, "e1");
  await tap(page, "f1");
  await expect(page.locator(".remark")).toHaveCount(0);
  await page.getByRole("button", { name: "Accueil" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "On fait la paix" })).toHaveCount(0);
});

test("a game between computers ends as a draw", async ({ page }) => {
  await open(page, ["2", "2"]);
  await expect(page.locator(".victory")).toBeVisible();
  await expect(game(page)).toHaveAttribute("data-turn", "over");
});
