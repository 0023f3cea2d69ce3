// Browser gestures: pinch zoom, overscroll, context menu, text selection and screen sleep (Wake Lock).
import { expect, test } from "./support/test.js";
import { SETTINGS, address, drawn, open, small } from "./support/game.js";
import { middle } from "./support/hand.js";
import { openTeacher } from "./support/teacher.js";

const scale = (page) => page.evaluate(() => visualViewport.scale);
/** Pinches in the middle of the page; a factor below 1 moves the fingers together. */
const pinch = async (page, factor) => {
  const devtools = await page.context().newCDPSession(page);
  const [from, to] = factor > 1 ? [60, 60 * factor] : [60 / factor, 60];
  const send = (type, distance) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [-1, 1].map((side, id) => ({ id, x: 540 + side * distance, y: 405 })) });
  await send("touchStart", from);
  for (let step = 1; step <= 10; step += 1) await send("touchMove", from + ((to - from) * step) / 10);
  await send("touchEnd", to);
  // The browser recognizes a gesture one frame after its touches.
  await drawn(page);
};

test.describe("on a tablet", () => {
  test.use({ isMobile: true });

  test("pinching does not zoom pupils' pages", async ({ page }) => {
    for (const path of ["", "#/etagere", "#/preparation/chevaliers", "#/jeu/chevaliers?anim=0"]) {
      await page.goto(`./${path}`);
      await expect(page.locator("main.page:not([data-prerendered])")).toBeVisible();
      await pinch(page, 3);
      expect(await scale(page), path).toBe(1);
    }
  });

  test("leaving a zoomed adults' page resets the zoom", async ({ page }) => {
    await page.goto("./#/credits");
    await expect(page.locator("main.page-credits")).toBeVisible();
    await pinch(page, 3);
    expect(await scale(page)).toBeGreaterThan(2);
    await page.evaluate((to) => (location.hash = to), address({ position: small(), base: "" }));
    await expect(page.locator(".touch-layer")).toBeVisible();
    await expect.poll(() => scale(page)).toBe(1);
    const limits = await page.locator("meta[name=viewport]").getAttribute("content");
    expect(limits).not.toContain("maximum-scale");
  });

  test("pinching zooms out a board that opened zoomed", async ({ page }) => {
    await open(page, { position: small() });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 3 });
    await expect(page.locator("html[data-zoomed]")).toHaveCount(1);
    await pinch(page, 0.25);
    expect(await scale(page)).toBe(1);
    await expect(page.locator("html[data-zoomed]")).toHaveCount(0);
  });
});

test("overscroll is disabled, so pulling and swiping neither reload nor navigate", async ({ page }) => {
  await page.goto("./");
  // Chromium and Firefox read overscroll-behavior from the root element, Safari from the body.
  for (const element of ["html", "body"]) await expect(page.locator(element)).toHaveCSS("overscroll-behavior", "none");
});

test("context menu and text selection work on adults' pages only", async ({ page }) => {
  await page.addInitScript(() => addEventListener("contextmenu", (event) => (window.menu = !event.defaultPrevented)));
  const onPage = async (path, words) => {
    await page.goto(`./${path}`);
    const point = await middle(page.locator(`main:not([data-prerendered]) ${words}`).first());
    await page.mouse.click(...point, { button: "right" });
    await page.mouse.dblclick(...point);
    return page.evaluate(() => [window.menu, getSelection().toString() !== ""]);
  };
  expect(await onPage("", "h1")).toEqual([false, false]);
  expect(await onPage("#/credits", "h1")).toEqual([true, true]);
});

/** Fakes the Wake Lock API and records its use; `hide` changes the visibility of the page. */
const withLock = () => {
  let hidden = false;
  window.locks = [];
  const request = async (kind) => {
    const lock = { kind, isHeld: true, release: async () => (lock.isHeld = false) };
    window.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  window.hide = (is) => {
    hidden = is;
    document.dispatchEvent(new Event("visibilitychange"));
  };
};
const locks = (page) => page.evaluate(() => window.locks.map(({ kind, isHeld }) => `${kind} ${isHeld}`));

test("the Wake Lock is held while a game is shown and requested again after the page was hidden", async ({ page }) => {
  await page.addInitScript(withLock);
  await page.goto("./#/etagere");
  await expect(page.locator("main.page:not([data-prerendered])")).toBeVisible();
  expect(await locks(page)).toEqual([]);
  await page.goto(address({ position: small() }));
  await expect.poll(() => locks(page)).toEqual(["screen true"]);
  await page.evaluate(() => window.hide(true));
  await expect.poll(() => locks(page)).toEqual(["screen false"]);
  await page.evaluate(() => window.hide(false));
  await expect.poll(() => locks(page)).toEqual(["screen false", "screen true"]);
  await page.goto("./#/etagere");
  await expect.poll(() => locks(page)).toEqual(["screen false", "screen false"]);
});

test("the teacher's setting turns the Wake Lock off", async ({ page }) => {
  await page.addInitScript(withLock);
  await openTeacher(page, "settings");
  const toggle = page.locator('[data-setting="awake"]');
  await expect(toggle).toHaveAttribute("aria-checked", "true");
  await toggle.click();
  await expect.poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key))["screen-sleeps"], SETTINGS)).toBe(true);
  await open(page, { position: small() });
  expect(await locks(page)).toEqual([]);
});

test("the Wake Lock setting is hidden where the API is missing", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { configurable: true, value: undefined }));
  await openTeacher(page, "settings");
  await expect(page.locator('[data-setting="lowered"]')).toBeVisible();
  await expect(page.locator('[data-setting="awake"]')).toHaveCount(0);
  await open(page, { position: small() });
});
