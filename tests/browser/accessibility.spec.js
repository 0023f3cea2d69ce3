// Accessibility: axe finds no violation on any page or table state in any theme, and no sentence has an unfilled placeholder.
import { expect, test } from "./support/test.js";
import { THEMES, faults } from "./support/axe.js";
import { unfilled } from "./support/cut.js";
import { DUEL, open } from "./support/game.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, TEACHER, WAITING, dress } from "./support/scenes.js";

test.describe.configure({ timeout: 360_000 });

const ALL = [
  ["pages", PAGES],
  ["table", TABLE],
  ["question before another game", WAITING],
  ["teacher’s page", TEACHER],
  ["tables of the other games", OTHERS],
  ["pages of the other games", OTHER_PAGES],
];

for (const [name, scenes] of ALL) {
  test(`axe finds no violation in any theme and no sentence has an unfilled placeholder: ${name}`, async ({ page }) => {
    await dress(page, THEMES[0]);
    await page.goto("./");
    const found = [];
    for (const [scene, show] of Object.entries(scenes)) {
      await show(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", THEMES[0]);
      found.push(...(await faults(page, scene)), ...(await page.evaluate(unfilled)).map((text) => `${scene}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}

for (const theme of THEMES) {
  test(`every kind of page uses the theme of the settings: ${theme}`, async ({ page }) => {
    await dress(page, theme);
    await page.goto("./");
    for (const [, scenes] of ALL) {
      const [[, show]] = Object.entries(scenes);
      await show(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    }
  });
}

test("the page is in the language of the settings", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("table-ronde/settings", JSON.stringify({ language: "en" })));
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("the board is a grid whose rows and cells have accessible names", async ({ page }) => {
  await open(page, { position: DUEL });
  await expect(page.getByRole("grid")).toHaveAccessibleName("Plateau");
  expect(await page.getByRole("grid").getByRole("row").count()).toBeGreaterThan(5);
  await expect(page.getByRole("gridcell")).toHaveCount(54);
  const names = await page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(54);
  await expect(page.locator('[data-cell="c5"]')).toHaveAccessibleName(/ligne \d, colonne \d, chevalier, et encore un/i);
  await expect(page.locator('[data-cell="d9"]')).toHaveAccessibleName(/Tyran.*et encore deux.*Princesse|Princesse/i);
  await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/vide/);
});
