// Cupboard: the other games are reachable from the first page, through the shelf, the cupboard and the parental gate.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { answerGate } from "./support/teacher.js";

test("a new device reaches all games from home through the cupboard, by tap and keyboard", async ({ page }) => {
  await page.goto("./");
  await page.locator("main.page-home:not([data-prerendered]) .home-foot a[href='#/etagere']").click();
  const cupboard = page.locator("main.page-shelf:not([data-prerendered]) button.cupboard");
  await expect(cupboard).toHaveAttribute("aria-label", "Le maître ou la maîtresse ouvre l’armoire.");
  await cupboard.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/maitre\/jeux$/);
  await answerGate(page);
  const first = page.locator(".teacher-body > .card").first();
  await expect(first.locator(".shown-game")).toHaveCount(GAMES.length);
  await expect(first.locator(".shown-game svg use[href^='#cover-']")).toHaveCount(GAMES.length);
  // The choice stays visible while games are selected.
  for (const game of GAMES.slice(1)) await first.locator(`[data-setting=${game}]`).click();
  await expect(first.locator("[aria-checked=true]")).toHaveCount(GAMES.length);
  await page.goto("./#/etagere");
  await expect(page.locator(".box")).toHaveCount(GAMES.length);
  await expect(page.locator(".cupboard")).toHaveCount(0);
});

test("the preparation offers problems when the shelf is skipped", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await page.locator(".squares .problems-way").click();
  await expect(page.locator("main.page-problems .problem-row")).toHaveCount(1);
});
