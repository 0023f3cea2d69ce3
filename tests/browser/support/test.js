// The tests of pages: those of Playwright, on a page whose points nobody draws.
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** A place so far away that no part of a page lies there. */
const NOWHERE = { x: 1_000_000, y: 1_000_000, width: 1, height: 1, scale: 1 };

/**
 * Lets the browser show a place where no page is. The page does not know: it lays out, styles and hears all as before, and a mouse
 * finds what it finds; only its points are not drawn, two fifths of what a game takes, and no test in this browser looks at them.
 * What a page looks like is asked of paper (print.spec.js) and of other engines (old/); measurements, and pictures to look at, see
 * all that is drawn. A finger alone is led by what is drawn: its tests say `test.use({ isDrawn: true })`.
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
