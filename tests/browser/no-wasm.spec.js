// WebAssembly switched off: a recent browser names the setting instead of claiming to be too old.
import { expect, test } from "./support/test.js";
import { launch } from "./support/chromium.js";

const SIZES = [[1080, 810], [810, 1080], [1024, 768], [1920, 1080], [390, 844]];

/** Asserts that the message is whole and that nothing else is visible. */
async function check(page) {
  const message = page.locator("#no-wasm");
  await expect(message).toBeVisible();
  for (const text of ["Un réglage de ce navigateur bloque les jeux", "Améliorer votre sécurité sur le web", "mode Isolement", "A setting of this browser blocks the games", "Lockdown Mode"]) {
    await expect(message).toContainText(text);
  }
  await expect(page.locator("body > :visible")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is cut off").toBe(true);
}

for (const [width, height] of SIZES) {
  for (const address of ["./", "./#/jeu/chevaliers"]) {
    test(`missing WebAssembly shows the settings message: ${width} × ${height}, ${address}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => delete window.WebAssembly);
      await page.goto(address);
      await check(page);
    });
  }
}

test("a browser without JIT, as Edge's strict mode, shows the settings message", async ({ baseURL }) => {
  const browser = await launch("--js-flags=--jitless");
  const page = await browser.newPage();
  await page.goto(baseURL);
  expect(await page.evaluate(() => typeof WebAssembly)).toBe("undefined");
  await check(page);
  await browser.close();
});

test("a browser that lacks more shows the too-old message", async ({ page }) => {
  await page.addInitScript(() => {
    delete window.WebAssembly;
    delete Element.prototype.toggleAttribute;
  });
  await page.goto("./");
  await expect(page.locator("#too-old")).toBeVisible();
  await expect(page.locator("body > :visible")).toHaveCount(1);
});
