// The ways from nothing to a first board: by fingers and by a mouse, on large and small screens, in both languages.

const touch = { hasTouch: true, locale: "fr-FR" };

/**
 * Each with what the browser is, where it begins, how it is led on, and whether there is time: then all that leads nowhere is touched
 * on the way, and the app has begun to keep a copy of itself before the first page is left.
 */
export const VISITS = [
  { about: { ...touch, viewport: { width: 1080, height: 810 } }, begin: "", how: "tap" },
  { about: { ...touch, viewport: { width: 390, height: 844 }, isMobile: true, reducedMotion: "reduce" }, begin: "", how: "tap" },
  { about: { locale: "en-GB", viewport: { width: 1920, height: 1080 }, colorScheme: "dark" }, begin: "", how: "click" },
  { about: { ...touch, viewport: { width: 810, height: 1080 } }, begin: "#/", how: "tap", isCurious: true },
];

// What may be touched on the first page and leads nowhere.
const ASIDE = "main:not([data-painted]) :is(.ear, [data-adult=sound], [data-adult=lock])";

/** Goes on by the main button of each page until a board stands and its words are said. */
export async function toFirstBoard(page, address, { how, isCurious = false }) {
  await page.goto(address);
  const board = page.locator(".page-play [data-cell]").first();
  const onward = page.locator("main:not([data-painted]) .button.main").first();
  while ((await board.count()) === 0) {
    await onward.or(board).first().waitFor();
    // Whoever cannot read listens first.
    await page.waitForTimeout(1000);
    if ((await board.count()) > 0) break;
    if (isCurious) {
      for (const one of await page.locator(ASIDE).all()) await one[how]();
      // Without a service worker none is kept, and the first page is told so.
      await page.locator("html[data-unfetched]").waitFor();
    }
    const before = page.url();
    await onward[how]();
    await page.waitForFunction((before) => location.href !== before, before);
  }
  await page.waitForTimeout(2500);
}
