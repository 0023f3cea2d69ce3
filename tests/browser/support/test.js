// Playwright's `test` with a page that skips painting.
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** A place far outside of any page. */
const NOWHERE = { x: 1_000_000, y: 1_000_000, width: 1, height: 1, scale: 1 };

/**
 * Points the visual viewport at an empty place. The page lays out, styles and receives mouse events as usual, but is not painted, which
 * saves two fifths of a game's time. print.spec.js and the tests in old/ check the appearance. Measurements and screenshots use painted
 * pages. Touch input needs painting: its tests say `test.use({ isDrawn: true })`.
 */
async function lookAway(page, { isMobile, deviceScaleFactor = 1 }) {
  const devtools = await page.context().newCDPSession(page);
  const away = ({ width, height }) =>
    devtools.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor,
      mobile: Boolean(isMobile),
      screenOrientation: { angle: 0, type: "landscapePrimary" },
      viewport: NOWHERE,
    });
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await away(size);
  };
  page.touchscreen.tap = () => Promise.reject(new Error("a finger needs a page that is drawn: test.use({ isDrawn: true })"));
  await away(page.viewportSize());
}

export const test = base.extend({
  isDrawn: [false, { option: true }],
  page: async ({ page, isDrawn, isMobile, deviceScaleFactor }, use) => {
    if (!isDrawn) await lookAway(page, { isMobile, deviceScaleFactor });
    await use(page);
  },
});
