// Small windows and enlarged text: nothing is cut or covered, and every control is reachable. A table must fit the window; a scrolling page
// is judged as a whole.
import { expect, test } from "./support/test.js";
import { launch } from "./support/chromium.js";
import { cutWords } from "./support/cut.js";
import { drawn } from "./support/game.js";
import { NEAREST, OTHERS, OTHER_PAGES, PAGES, TABLE } from "./support/scenes.js";
import { outside, overlaps, reach, tooSmall } from "./support/targets.js";

/** Returns a window at a page zoom: less room in CSS pixels, and smaller targets suffice. */
const enlarged = (width, height, share) => ({ width: Math.round(width / share), height: Math.round(height / share), share });
const WINDOWS = {
  "1280×800": { width: 1280, height: 800, share: 1 },
  "1024×768, enlarged to 130 %": enlarged(1024, 768, 1.3),
  "1080×810, enlarged to 200 %": enlarged(1080, 810, 2),
  "1024×768, enlarged to 200 %": enlarged(1024, 768, 2),
};

/** Returns the layout faults of the current scene. */
async function faults(page, scene, { width, height, share }, { isPage, isNearest }) {
  const targets = (await page.evaluate(reach)).filter(({ kind }) => !(kind === "cell" && (isNearest || isPage)));
  expect(targets.length, scene).toBeGreaterThan(0);
  // Pieces in a tray overlap on purpose: the nearest one is taken.
  const seen = targets.filter(({ kind }) => kind !== "cell" && kind !== "waiting");
  const least = { width, height, cell: 24 };
  const found = tooSmall(targets.map((one) => ({ ...one, width: one.width * share, height: one.height * share })), least, scene);
  found.push(...overlaps(seen, scene));
  const [wide, high] = await page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]);
  if (wide > width) found.push(`${scene}: the page is ${wide} wide`);
  found.push(...outside(seen, { width, height: Math.max(high, height) }, scene));
  return [...found, ...(await page.evaluate(cutWords)).map((words) => `${scene}: « ${words} » is cut`)];
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(name, () => {
    test.use({ viewport: { width: window.width, height: window.height }, deviceScaleFactor: window.share });

    for (const [group, scenes] of Object.entries({ table: TABLE, others: OTHERS })) {
      test(`no layout fault: ${group}`, async ({ page }) => {
        const found = [];
        for (const [scene, show] of Object.entries(scenes)) {
          await show(page);
          await drawn(page);
          found.push(...(await faults(page, scene, window, { isPage: false, isNearest: NEAREST.has(scene) })));
        }
        expect(found).toEqual([]);
      });
    }
  });
}

// No tap zooms a page, so each one opens once and the window changes size.
for (const [group, scenes] of Object.entries({ pages: PAGES, "pages of the other games": OTHER_PAGES })) {
  test(`no layout fault: ${group}, ${Object.keys(WINDOWS).join("; ")}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const found = [];
    for (const [scene, show] of Object.entries(scenes)) {
      await devtools.send("Emulation.clearDeviceMetricsOverride");
      await show(page);
      for (const [name, window] of Object.entries(WINDOWS)) {
        const { width, height, share: deviceScaleFactor } = window;
        await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
        await drawn(page);
        expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
        const wrong = await faults(page, scene, window, { isPage: true, isNearest: NEAREST.has(scene) });
        found.push(...wrong.map((fault) => `${name}, ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test("a system font size of 130 % causes no layout fault", async ({ baseURL }) => {
  const browser = await launch("--blink-settings=defaultFontSize=21");
  try {
    const page = await (await browser.newContext({ baseURL, viewport: { width: 1080, height: 810 }, hasTouch: true, locale: "fr-FR", serviceWorkers: "block" })).newPage();
    await page.goto("data:text/html,<p style=font-size:1rem>");
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("p")).fontSize)).toBe("21px");
    const found = [];
    for (const [scene, show] of Object.entries({ ...PAGES, ...TABLE })) {
      await show(page);
      found.push(...(await faults(page, scene, { width: 1080, height: 810, share: 1 }, { isPage: scene in PAGES, isNearest: false })));
    }
    expect(found).toEqual([]);
  } finally {
    await browser.close();
  }
});
