// Repetition: when the same position comes back, the children are asked whether to stop.
import { expect, test } from "./support/test.js";
import { game, kept, open, rest, says, tap } from "./support/game.js";

/** Two monarchs that can walk to and fro for ever. */
const START = "4m4/9/9/9/4a4/4A4/9/9/4M4 w play on/0 0";
const ROUND = ["e1", "f1", "e9", "f9", "f1", "e1", "f9", "e9"];

const question = (page) => page.getByRole("dialog", { name: /Encore la même position/ });

async function rounds(page, count) {
  for (let round = 0; round < count; round += 1) for (const place of ROUND) await tap(page, place);
  await rest(page);
}

test("the third occurrence of a position offers a draw, and a child can play on", async ({ page }) => {
  await open(page, { game: "kingdom", position: START });
  await rounds(page, 1);
  await expect(question(page)).toHaveCount(0);
  await rounds(page, 1);
  await expect(question(page)).toBeVisible();
  await expect(page.locator('p.visually-hidden[role="status"]')).toHaveText(/Encore la même position/);
  await page.locator('[data-tap="on"]').click();
  await expect(question(page)).toHaveCount(0);
  // After five more repetitions the children are asked again, not before.
  await rounds(page, 4);
  await expect(question(page)).toHaveCount(0);
  await rounds(page, 1);
  await expect(question(page)).toBeVisible();
});

test("an agreed draw ends the game and survives a reload", async ({ page }) => {
  await open(page, { game: "kingdom", position: START });
  await rounds(page, 2);
  await question(page).getByRole("button", { name: "On fait la paix" }).click();
  await expect(page.locator(".victory")).toBeVisible();
  await expect(page.locator(".victory .ribbon")).toContainText("on fait la paix");
  await expect(game(page)).toHaveAttribute("data-turn", "over");
  expect((await kept(page)).drawn).toBe(true);
  await page.reload();
  await rest(page);
  await expect(page.locator(".victory")).toBeVisible();
  await page.getByRole("button", { name: "Revanche" }).click();
  await rest(page);
  expect((await says(page)).turn).toBe("decision");
});
