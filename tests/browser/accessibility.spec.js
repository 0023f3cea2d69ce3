// axe on every page and state in every theme.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { DUEL, open } from "./support/game.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, TEACHER, dress } from "./support/scenes.js";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules on what a theme changes: colours and sizes. The others read the structure, which all themes share. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];
const THEMES = ["parchment", "contrast", "whiteboard", "night"];

test.describe.configure({ timeout: 360_000 });

/** What axe finds, one line for each element. */
async function faults(page, scene, theme) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === THEMES[0] ? axe.withTags(TAGS) : axe.withRules(LOOKS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${scene}: ${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Brings what moves once to its end: colours that fade in are judged as they stay. */
const stand = (page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  });

const ALL = [
  ["pages", PAGES],
  ["table", TABLE],
  ["teacher’s page", TEACHER],
  ["tables of the other games", OTHERS],
  ["pages of the other games", OTHER_PAGES],
];

for (const theme of THEMES) {
  for (const [name, scenes] of ALL) {
    test(`axe finds nothing: ${name}, theme ${theme}`, async ({ page }) => {
      await dress(page, theme);
      await page.goto("./");
      const found = [];
      for (const [scene, show] of Object.entries(scenes)) {
        await show(page);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await stand(page);
        found.push(...(await faults(page, scene, theme)));
      }
      expect(found).toEqual([]);
    });
  }
}

test("the page is in the language of the settings", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("table-ronde/settings", JSON.stringify({ language: "en" })));
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("a board, its rows and its cells are a grid with names", async ({ page }) => {
  await open(page, { position: DUEL });
  await expect(page.getByRole("grid")).toHaveAccessibleName("Plateau");
  expect(await page.getByRole("grid").getByRole("row").count()).toBeGreaterThan(5);
  await expect(page.getByRole("gridcell")).toHaveCount(54);
  const names = await page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(54);
  await expect(page.locator('[data-cell="c5"]')).toHaveAccessibleName(/ligne \d, colonne \d, chevalier, plus un/i);
  await expect(page.locator('[data-cell="d9"]')).toHaveAccessibleName(/Tyran.*plus deux.*Princesse|Princesse/i);
  await expect(page.locator('[data-cell="a5"]')).toHaveAccessibleName(/vide/);
});
