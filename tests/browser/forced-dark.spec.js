// Forced dark mode: browsers and extensions that darken pages leave the colours of the app alone.
import { expect, test } from "./support/test.js";
import { address, open, rest, small } from "./support/game.js";
import { launch } from "./support/chromium.js";

test("forced dark mode does not change the app's colours", async ({ page, baseURL }) => {
  const where = { position: small(), seed: 1 };
  await open(page, where);
  const browser = await launch("--blink-settings=forceDarkModeEnabled=true");
  const dark = await browser.newPage({ baseURL, colorScheme: "dark", locale: "fr-FR", viewport: page.viewportSize() });
  await dark.goto(address(where));
  await rest(dark);
  // Compare an HTML button: forced dark mode seldom changes drawings.
  const seen = (page) => page.locator(".home").screenshot({ animations: "disabled" });
  await expect.poll(async () => (await seen(dark)).equals(await seen(page))).toBe(true);
  await browser.close();
});

test("the page opts out of Dark Reader", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("meta[name=darkreader-lock]")).toHaveCount(1);
});
