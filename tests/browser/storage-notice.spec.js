// Storage notice: the teacher's desk says whether the app is installed, how safe the saved games are, and how to install.
import { expect, test } from "./support/test.js";
import { refuseStorage, withoutDatabase } from "./support/lacking.js";
import { openTeacher } from "./support/teacher.js";

test.use({ serviceWorkers: "allow" });

const SAFARI =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
const card = (page) => page.locator(".keeping");

/** Mocks the storage API: the persistence and the share of the quota in use. */
const answers = (page, persisted, share) =>
  page.addInitScript(
    ([persisted, share]) => {
      StorageManager.prototype.persisted = async () => persisted;
      StorageManager.prototype.estimate = async () => ({ usage: share * 1e6, quota: 1e8 });
    },
    [persisted, share],
  );

/** Opens the page as Safari does from the home screen. */
const installed = (page) => page.addInitScript(() => Object.defineProperty(navigator, "standalone", { get: () => true }));

for (const [name, fate, prepare] of [
  ["persistent storage", "stays", (page) => answers(page, true, 1)],
  ["storage that may be evicted", "may-go", (page) => answers(page, false, 1)],
  ["almost full device", "full", (page) => answers(page, true, 95)],
  [
    "no storage",
    "visit",
    async (page) => {
      for (const script of [refuseStorage, withoutDatabase]) await page.addInitScript(script);
    },
  ],
]) {
  test(`the desk reports how safe saved games are: ${name}`, async ({ page }) => {
    await prepare(page);
    await openTeacher(page, "settings");
    await expect(card(page)).toHaveAttribute("data-fate", fate);
    await expect(card(page)).toContainText("pas installée");
  });
}

test.describe("Safari on iPad", () => {
  test.use({ userAgent: SAFARI });

  test("the desk warns of deletion after seven days, unless the app is installed", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 }));
    await answers(page, false, 1);
    await openTeacher(page, "settings");
    await expect(card(page)).toHaveAttribute("data-fate", "seven-days");
    await page.goto("./#/installer");
    await expect(page.locator("main.page-install input:checked")).toHaveValue("ipad");
    await installed(page);
    await page.goto("about:blank");
    await openTeacher(page, "settings");
    await expect(card(page)).toHaveAttribute("data-fate", "stays");
    await expect(card(page)).toContainText("Installée sur cet appareil");
  });
});

test("installation shows three pictures for every kind of device", async ({ page }) => {
  await page.goto("./#/installer");
  const devices = page.locator("[data-setting=device] .segment");
  await expect(devices).toHaveCount(5);
  const seen = new Set();
  for (let index = 0; index < (await devices.count()); index += 1) {
    await devices.nth(index).click();
    const pictures = page.locator(".install-steps .tablet");
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      const { width, height } = await picture.boundingBox();
      expect(width).toBeGreaterThan(250);
      expect(height).toBeGreaterThan(150);
    }
    seen.add(await page.locator(".install-steps").innerText());
  }
  expect(seen.size).toBe(5);
});
