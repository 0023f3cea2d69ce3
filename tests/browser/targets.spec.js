// Targets are large enough for the fingers they are for, none overlaps another, none lies outside the window.
import { expect, test } from "@playwright/test";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, drawn } from "./support/game.js";
import { BOARDS, NEAREST, OTHERS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";

const WINDOWS = [
  { width: 1080, height: 810, cell: 96 },
  { width: 810, height: 1080, cell: 76 },
  { width: 1024, height: 768, cell: 76 },
  { width: 1920, height: 1080, cell: 76 },
  { width: 390, height: 844, cell: 56 },
];
const PUPIL = 72;
const ADULT = 44;
/** Half a pixel may be lost to rounding. */
const ROUNDING = 0.5;

/** Everything a finger can reach now: its name, its box, for whom it is. */
function reach() {
  const marks = "button, a[href], input, select, summary, [data-cell], [data-tap]";
  const adults = "[data-adult], .adult, .adult-page *, .home-foot *, .message-card *, .file-button *";
  return [...document.querySelectorAll(marks)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // What scrolls is judged once it is seen whole.
    const clip = element.closest(".setup-grid, .shelf-rows")?.getBoundingClientRect();
    if (clip && y + height > clip.bottom) return [];
    if (width === 0 || height === 0 || element.disabled || element.matches(".visually-hidden")) return [];
    const on = document.elementFromPoint(
      Math.min(Math.max(x + width / 2, 0), innerWidth - 1),
      Math.min(Math.max(y + height / 2, 0), innerHeight - 1),
    );
    if (on && on !== element && !element.contains(on) && on.closest(".fight-veil, .dialog-veil")) return [];
    const kind = element.dataset.cell ? "cell" : element.matches(adults) ? "adult" : element.matches(".waiting") ? "waiting" : "pupil";
    const name = element.dataset.cell ?? element.getAttribute("aria-label") ?? (element.textContent.trim() || element.className);
    return [{ name: `${kind} ${name}`, kind, x, y, width, height, inline: getComputedStyle(element).display === "inline" }];
  });
}

const size = ({ width, height }) => `${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10}`;

function tooSmall(targets, window, scene) {
  const least = { cell: window.cell, waiting: Math.min(window.cell, PUPIL), pupil: PUPIL, adult: ADULT };
  // Links within a sentence are read by adults and exempt (WCAG 2.2, 2.5.8).
  return targets
    .filter(({ kind, inline }) => !(kind === "adult" && inline))
    .filter(({ kind, width, height }) => Math.min(width, height) < least[kind] - ROUNDING)
    .map((target) => `${scene}: ${target.name} is ${size(target)}, least ${least[target.kind]}`);
}

function overlaps(targets, scene) {
  const found = [];
  targets.forEach((one, index) => {
    for (const other of targets.slice(index + 1)) {
      const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      if (width > ROUNDING && height > ROUNDING) found.push(`${scene}: ${one.name} and ${other.name} share ${size({ width, height })}`);
    }
  });
  return found;
}

const outside = (targets, window, scene) =>
  targets
    .filter(({ x, y, width, height }) => x < -ROUNDING || y < -ROUNDING || x + width > window.width + ROUNDING || y + height > window.height + ROUNDING)
    .map((target) => `${scene}: ${target.name} at ${Math.round(target.x)},${Math.round(target.y)}, ${size(target)}`);

/** Every place that is seen: whether its middle is its own, whether it is inside the window, how far the next one is. */
function places() {
  const all = [...document.querySelectorAll("[data-cell]")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { element, name: element.dataset.cell, x: x + width / 2, y: y + height / 2, width };
  });
  const seen = all.filter(({ width }) => width > 0);
  return seen.map((one) => ({
    name: one.name,
    x: one.x,
    y: one.y,
    own: document.elementFromPoint(one.x, one.y) === one.element,
    apart: Math.min(...seen.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  }));
}

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
