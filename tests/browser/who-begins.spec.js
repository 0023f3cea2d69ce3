// The player who begins: chosen by tapping an emblem on the setup page, or drawn by lot where the rules say so.
import { expect, test } from "./support/test.js";
import { game, SETTINGS } from "./support/game.js";
import { openTeacher } from "./support/teacher.js";

/** Number of seats in each mode, and the last seat of the last mode. */
const MODES = { knights: [[2, 4, 3, 4, 4], "B"], gran: [[3, 4, 5, 6], "5"], kingdom: [[2], "b"] };
const emblems = (page) => page.locator(".beginner");
const chosen = (page) => page.locator('.beginner[aria-pressed="true"]');
const play = (page) => page.getByRole("button", { name: "Jouer", exact: true }).click();

for (const [slug, [seats, last]] of Object.entries(MODES)) {
  test(`${slug}: every mode offers the choice of who begins`, async ({ page }) => {
    await page.goto(`./#/preparation/${slug}`);
    for (const [mode, count] of seats.entries()) {
      await page.locator(".length").nth(mode).click();
      await expect(emblems(page)).toHaveCount(count);
    }
    await emblems(page).last().click();
    await expect(chosen(page)).toHaveCount(1);
    await play(page);
    await expect(game(page)).toHaveAttribute("data-seat", last);
  });
}

/** Starts a game with this seed, and returns the seat that the lot gives. */
async function drawn(page, slug, seed) {
  await page.addInitScript(([key, seed]) => localStorage.setItem(key, JSON.stringify({ seed })), [SETTINGS, seed]);
  await page.goto(`./#/preparation/${slug}`);
  await expect(chosen(page)).toHaveCount(0);
  await play(page);
  await expect(page.locator(".setup-grid.drawing")).toBeVisible();
  await expect(game(page)).toBeVisible();
  return game(page).getAttribute("data-seat");
}

test("without a choice the lot decides: the same seed gives the same seat", async ({ browser, baseURL }) => {
  for (const slug of ["knights", "gran"]) {
    const seats = [];
    for (const seed of [1, 2, 3, 4, 1]) {
      const context = await browser.newContext({ baseURL, serviceWorkers: "block", locale: "fr-FR" });
      seats.push(await drawn(await context.newPage(), slug, seed));
      await context.close();
    }
    expect(seats[4], slug).toBe(seats[0]);
    expect(new Set(seats).size, slug).toBeGreaterThan(1);
  }
});

test("the die draws on the setup page, and a tap changes the result", async ({ page }) => {
  await page.goto("./#/preparation/gran");
  await page.getByRole("button", { name: "Qui commence\u{a0}?", exact: true }).click();
  await expect(page.locator(".setup-grid.drawing")).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  await emblems(page).nth(1).click();
  await expect(emblems(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(chosen(page)).toHaveCount(1);
});

test("White begins in Kingdom unless Black is chosen", async ({ page }) => {
  await page.goto("./#/preparation/kingdom");
  await expect(emblems(page).first()).toHaveAttribute("aria-pressed", "true");
  await play(page);
  await expect(game(page)).toHaveAttribute("data-seat", "w");
});

test("the readings of each game name the rules in use, and offer the alternatives", async ({ page }) => {
  await openTeacher(page, "readings");
  await expect(page.locator(".readings li").first()).toContainText("deux cases différentes");
  await expect(page.locator(".readings .option-quiet")).toBeVisible();
  await page.locator('[data-setting="readings-of"] [data-value="kingdom"]').click();
  await expect(page.locator(".readings li").first()).toContainText("trônes");
  await expect(page.locator(".readings .option-limit")).toBeVisible();
  await expect(page.locator(".readings ul")).toHaveCount(2);
});
