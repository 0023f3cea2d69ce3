// Tap targets are large enough for pupils or adults, do not overlap and lie inside the window.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, drawn } from "./support/game.js";
import { BOARDS, NEAREST, OTHERS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";
import { ADULT, ROUNDING, outside, overlaps, places, reach, tooSmall } from "./support/targets.js";

/** Windows in which every cell is large enough for a finger; PHONE is one in which boards zoom under it. */
const WIDE = [
  { width: 1080, height: 810, cell: 96 },
  { width: 810, height: 1080, cell: 76 },
  { width: 1024, height: 768, cell: 76 },
  { width: 1920, height: 1080, cell: 76 },
];
const PHONE = { width: 390, height: 844, cell: 56 };

const resize = async (page, { width, height }) => {
  await page.setViewportSize({ width, height });
  await drawn(page);
};

/** Returns the scroll size of the page. */
const extent = (page) => page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]);

/** Returns the target faults of the shown table. */
async function faultsOfTable(page, window, scene) {
  const targets = await page.evaluate(reach);
  expect(targets.length, scene).toBeGreaterThan(1);
  const found = [...tooSmall(targets, window, scene), ...overlaps(targets, scene), ...outside(targets, window, scene)];
  const [wide, high] = await extent(page);
  if (wide > window.width || high > window.height) found.push(`${scene}: the page is ${wide}×${high}`);
  return found;
}

/** Returns the target faults of the table of another game. */
async function faultsOfOther(page, window, scene) {
  // Small cells zoom before a tap selects one; on boards of points a tap takes the nearest.
  const dense = { ...window, cell: window.width < 600 ? 24 : 44 };
  const targets = (await page.evaluate(reach)).filter(({ kind }) => !(kind === "cell" && NEAREST.has(scene)));
  const seen = targets.filter(({ kind }) => kind !== "cell");
  const found = [...tooSmall(targets, dense, scene), ...overlaps(seen, scene), ...outside(seen, window, scene)];
  const [wide, high] = await extent(page);
  if (wide > window.width || high > window.height) found.push(`${scene}: the page is ${wide}×${high}`);
  return found;
}

/** Returns the target faults of a page, which may be longer than the window. */
async function faultsOfPage(page, window, scene) {
  const targets = await page.evaluate(reach);
  expect(targets.length, scene).toBeGreaterThan(0);
  const least = scene in OTHER_PAGES ? { ...window, cell: 24 } : window;
  const apart = targets.filter(({ kind }) => !(kind === "cell" && scene in OTHER_PAGES));
  const found = [...tooSmall(targets, least, scene), ...overlaps(apart, scene)];
  const [wide] = await extent(page);
  if (wide > window.width) found.push(`${scene}: the page is ${wide} wide`);
  return found;
}

// Each scene opens once and the window changes size. On a phone a tap zooms the board, so a table tapped in a larger window would differ:
// phones are a group of their own.
for (const [name, scenes, faults, groups] of [
  ["the table: large, apart and inside the window", { ...TABLE, ...WAITING }, faultsOfTable, [WIDE, [PHONE]]],
  ["the tables of the other games: large, apart and inside the window", OTHERS, faultsOfOther, [WIDE, [PHONE]]],
  ["the pages: large, apart and not wider than the window", PAGES, faultsOfPage, [[...WIDE, PHONE]]],
  ["the pages of the other games: large, apart and not wider than the window", OTHER_PAGES, faultsOfPage, [[...WIDE, PHONE]]],
]) {
  for (const windows of groups) {
    test(`${name}: ${windows.map(({ width, height }) => `${width}×${height}`).join(", ")}`, async ({ page }) => {
      const found = [];
      for (const [scene, show] of Object.entries(scenes)) {
        await resize(page, windows[0]);
        await show(page);
        for (const window of windows) {
          if (window !== windows[0]) await resize(page, window);
          found.push(...(await faults(page, window, scene)).map((fault) => `${window.width}×${window.height}, ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}

test.describe("touch", () => {
  test.use({ isDrawn: true });

  for (const { width, height } of [...WIDE, PHONE]) {
    test(`every cell of every board, ${width}×${height}: centres are tappable and a finger apart`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [game, { show, places: count }] of Object.entries(BOARDS)) {
        await show(page);
        let found = await page.evaluate(places);
        expect(found.length, game).toBe(count);
        expect(found.filter(({ own }) => !own)).toEqual([]);
        if (Math.min(...found.map(({ apart }) => apart)) < ADULT - ROUNDING) {
          // This board zooms under the finger wherever it lands: test both ends and the middle.
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
  }
});

for (const [width, height] of [[844, 390], [812, 375], [667, 375]]) {
  test(`shelf on a landscape phone, ${width}×${height}: targets are large and separate with one to six games`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const found = [];
    for (let count = 1; count <= GAMES.length; count += 1) {
      await page.goto("./start.js");
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
