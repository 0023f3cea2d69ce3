// « Stop, on regarde »: one touch freezes the game, the adult's lock opens the tools, and the bar leaves the board free.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { DUEL, SETTINGS, drawn, open, pauseWithTools, says, small, taps } from "./support/game.js";
import { WINDOWS, covering } from "./support/pause.js";
import { apply } from "./support/rules-program.js";
import { startOf } from "./support/walk.js";

const adult = (page, name) => page.locator(`[data-adult="${name}"]`);

test("one touch freezes the game at once, and the game resumes unchanged without an adult", async ({ page }) => {
  await open(page, { position: small() });
  await adult(page, "pause").click();
  await expect(page.locator(".pause")).toBeVisible();
  expect(await taps(page)).toEqual([]);
  await expect(page.locator("[data-adult=undo], [data-adult=past], [data-adult^=tool-], .pause-paper")).toHaveCount(0);
  // By keyboard, which the double-tap guard lets through.
  await adult(page, "resume").press("Enter");
  await expect(page.locator(".pause")).toHaveCount(0);
  expect((await taps(page)).length).toBeGreaterThan(0);
  expect((await says(page)).position).toBe(small());
});

test("neither the pause nor a dialog builds the board anew", async ({ page }) => {
  await open(page, { position: small() });
  await page.evaluate(() => (document.querySelector("section.game").isFirst = true));
  const isFirst = () => page.evaluate(() => document.querySelector("section.game").isFirst === true);
  await adult(page, "pause").press("Enter");
  await expect(page.locator(".pause")).toBeVisible();
  expect(await isFirst()).toBe(true);
  await adult(page, "resume").press("Enter");
  await expect(page.locator(".pause")).toHaveCount(0);
  expect(await isFirst()).toBe(true);
  await page.getByRole("button", { name: "Accueil" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await isFirst()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await isFirst()).toBe(true);
});

test("a short touch opens no tools, it says who may", async ({ page }) => {
  await open(page, { position: small() });
  await adult(page, "pause").press("Enter");
  await adult(page, "tools").click();
  await expect(page.locator(".pause .lock-hint")).not.toBeEmpty();
  await expect(page.locator(".pause-paper")).toHaveCount(0);
  await adult(page, "resume").press("Enter");
  await expect(page.locator(".pause")).toHaveCount(0);
});

test("the adult opens the tools with a long press, a pupil resumes by keyboard", async ({ page }) => {
  await open(page, { position: small() });
  await adult(page, "pause").focus();
  await page.keyboard.press("Enter");
  await adult(page, "tools").hover();
  await page.mouse.down();
  await expect(adult(page, "tools")).toHaveClass(/held/);
  await expect(page.locator(".pause-paper")).toBeVisible();
  await page.mouse.up();
  await expect(adult(page, "tool-arrow")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".pause")).toHaveCount(0);
  // The next stop is locked again.
  await adult(page, "pause").dispatchEvent("click");
  await expect(adult(page, "tools")).toBeVisible();
});

test("one touch freezes a fight", async ({ page }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8 });
  await adult(page, "pause").click();
  expect(await taps(page)).toEqual([]);
  await adult(page, "resume").press("Enter");
  expect(await taps(page)).toEqual(["roll", "roll"]);
});

for (const lowered of [false, true]) {
  test(`the bar never covers ${lowered ? "a lowered board" : "the board"} of any game`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, lowered })]);
    const found = [];
    for (const game of GAMES) {
      for (const part of ["looking", "pens", "steps"]) {
        await page.goto("about:blank");
        await open(page, { game, position: startOf(game) });
        if (part === "looking") await adult(page, "pause").dispatchEvent("click");
        else await pauseWithTools(page);
        if (part === "steps") await adult(page, "past").click();
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await drawn(page);
          found.push(...(await covering(page)).map((fault) => `${width}×${height}, ${game}, ${part}: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}
