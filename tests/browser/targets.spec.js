// Targets are large enough for the fingers they are for, none overlaps another, none lies outside the window.
import { expect, test } from "@playwright/test";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, drawn } from "./support/game.js";
import { BOARDS, NEAREST, OTHERS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";
import { ADULT, ROUNDING, outside, overlaps, places, reach, tooSmall } from "./support/targets.js";

const WINDOWS = [
  { width: 1080, height: 810, cell: 96 },
  { width: 810, height: 1080, cell: 76 },
  { width: 1024, height: 768, cell: 76 },
  { width: 1920, height: 1080, cell: 76 },
  { width: 390, height: 844, cell: 56 },
];

for (const window of WINDOWS) {
  const { width, height } = window;
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the table: large, apart and inside the window", async ({ page }) => {
      const found = [];
      for (const [scene, show] of Object.entries({ ...TABLE, ...WAITING })) {
        await show(page);
        const targets = await page.evaluate(reach);
        expect(targets.length, scene).toBeGreaterThan(1);
        found.push(...tooSmall(targets, window, scene), ...overlaps(targets, scene), ...outside(targets, window, scene));
        const [wide, high] = await page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]);
        if (wide > width || high > height) found.push(`${scene}: the page is ${wide}×${high}`);
      }
      expect(found).toEqual([]);
    });

    test("every place of every board: its middle is its own, the next is a finger away", async ({ page }) => {
      for (const [game, { show, places: count }] of Object.entries(BOARDS)) {
        await show(page);
        let found = await page.evaluate(places);
        expect(found.length, game).toBe(count);
        expect(found.filter(({ own }) => !own)).toEqual([]);
        if (Math.min(...found.map(({ apart }) => apart)) < ADULT - ROUNDING) {
          // Such a board is enlarged under the finger, wherever it comes down: at its ends, and in its middle.
          expect(width).toBeLessThan(600);
          for (const which of [0, Math.floor(count / 2), count - 1]) {
            await show(page);
            const { name, x, y } = (await page.evaluate(places))[which];
            await page.touchscreen.tap(x, y);
            await expect.poll(async () => (found = await page.evaluate(places)).length, { message: `${game} enlarged` }).toBeLessThan(count);
            await drawn(page);
            found = await page.evaluate(places);
            expect(found.map((place) => place.name)).toContain(name);
            expect(found.filter(({ own, apart }) => !own || apart < ADULT - ROUNDING)).toEqual([]);
          }
        }
      }
    });

    test("the tables of the other games: large, apart and inside the window", async ({ page }) => {
      const found = [];
      // Small cells are enlarged before one is chosen; points are touched by what is nearest.
      const dense = { ...window, cell: width < 600 ? 24 : 44 };
      for (const [scene, show] of Object.entries(OTHERS)) {
        await show(page);
        const targets = (await page.evaluate(reach)).filter(({ kind }) => !(kind === "cell" && NEAREST.has(scene)));
        const seen = targets.filter(({ kind }) => kind !== "cell");
        found.push(...tooSmall(targets, dense, scene), ...overlaps(seen, scene), ...outside(seen, window, scene));
        const [wide, high] = await page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]);
        if (wide > width || high > height) found.push(`${scene}: the page is ${wide}×${high}`);
      }
      expect(found).toEqual([]);
    });

    test("the pages: large, apart and not wider than the window", async ({ page }) => {
      const found = [];
      for (const [scene, show] of Object.entries({ ...PAGES, ...OTHER_PAGES })) {
        await show(page);
        const targets = await page.evaluate(reach);
        expect(targets.length, scene).toBeGreaterThan(0);
        const least = scene in OTHER_PAGES ? { ...window, cell: 24 } : window;
        const apart = targets.filter(({ kind }) => !(kind === "cell" && scene in OTHER_PAGES));
        found.push(...tooSmall(targets, least, scene), ...overlaps(apart, scene));
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
        if (wide > width) found.push(`${scene}: the page is ${wide} wide`);
      }
      expect(found).toEqual([]);
    });
  });
}

for (const [width, height] of [[844, 390], [812, 375], [667, 375]]) {
  test(`the shelf on a phone that lies on its side, ${width}×${height}: large and apart, with one game to all`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const found = [];
    for (let count = 1; count <= GAMES.length; count += 1) {
      await page.goto("./boot.js");
      await page.evaluate(([key, games]) => localStorage.setItem(key, JSON.stringify({ games })), [SETTINGS, GAMES.slice(0, count)]);
      await page.goto("./#/etagere");
      await expect(page.locator(".box")).toHaveCount(count);
      const targets = await page.evaluate(reach);
      const scene = `${count} games`;
      found.push(...tooSmall(targets, { width, height }, scene), ...overlaps(targets, scene), ...outside(targets, { width, height }, scene));
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
      if (wide > width) found.push(`${scene}: the page is ${wide} wide`);
    }
    expect(found).toEqual([]);
  });
}
