// Arena: opens it, chooses pieces, and plays whole fights.
import { expect } from "@playwright/test";
import { SETTINGS } from "./game.js";

/** Number of fights before the class looks at the histogram. */
export const ROUND = 10;

/**
 * Opens the arena anew, without the saved one. The given settings hold for this page alone: the saved ones are restored once it is open. A browser that refuses
 * storage has the default settings.
 */
export async function toArena(page, settings = {}) {
  await page.goto("about:blank");
  await page.goto("./start.js");
  const before = await page.evaluate(
    ([key, more]) => {
      try {
        localStorage.removeItem("table-ronde/arena");
        const before = localStorage.getItem(key);
        localStorage.setItem(key, JSON.stringify({ hush: true, motion: "reduced", ...JSON.parse(before ?? "{}"), ...more }));
        return before;
      } catch {
        return undefined;
      }
    },
    [SETTINGS, settings],
  );
  await page.goto("./#/arene");
  await expect(page.locator(".arena-piece").first()).toBeVisible();
  if (before === undefined) return;
  await page.evaluate(([key, before]) => (before === null ? localStorage.removeItem(key) : localStorage.setItem(key, before)), [SETTINGS, before]);
}

/** Touches a piece of each side: the weakest, or the strongest that the pair may choose. */
export async function choosePieces(page, which = "first") {
  await page.locator(".suit-blue .arena-piece")[which]().click();
  await page.locator(".suit-red .arena-piece")[which]().click();
  await expect(page.locator(".arena-piece")).toHaveCount(0);
}

/** Throws the dice until the fight is settled. */
export async function settle(page) {
  await expect(async () => {
    if (await page.locator(".arena-fought").count()) return;
    const die = page.locator("[data-tap=roll]").first();
    if (await die.count()) await die.dispatchEvent("click");
    expect(await page.locator(".arena-fought").count()).toBe(2);
  }).toPass({ timeout: 60_000, intervals: [100] });
}

/** Waits for the end of a fight, and calls the next pair. */
export async function callNext(page) {
  await expect(page.locator(".arena-fought")).toHaveCount(2, { timeout: 60_000 });
  await page.locator("[data-tap=next]").click();
  await expect(page.locator(".arena-fought")).toHaveCount(0);
}

/** Lets the app settle fights until the class looks at the histogram. */
export async function histogram(page) {
  await toArena(page, { help: "automatic" });
  for (let fights = 0; fights < ROUND; fights += 1) {
    await choosePieces(page);
    await callNext(page);
  }
  await expect(page.locator(".arena-histogram")).toBeVisible();
}

/** Returns how often each face was thrown, as the histogram shows it. */
export const columns = (page) =>
  page
    .locator(".arena-column")
    .evaluateAll((all) => Object.fromEntries(all.map(({ dataset, firstChild }) => [dataset.face, firstChild.childElementCount])));
