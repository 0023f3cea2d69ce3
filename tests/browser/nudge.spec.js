// Nudges: a child who touches nothing hears the prompt again after 12 s, and sees a hand after 24 s.
import { expect, test } from "./support/test.js";
import { followSpeech } from "./support/bridge.js";
import { address, rest, small, taps } from "./support/game.js";

/** Opens a game with a faked clock, and notes the spoken sentences. */
async function open(page) {
  await page.clock.install();
  await page.addInitScript(() => {
    window.heard = [];
    window.noteRequest = (verb, text) => verb === "say" && window.heard.push(text);
  });
  await page.addInitScript(followSpeech, "noteRequest");
  await page.goto(address({ position: small(), seed: 1 }));
  await rest(page);
}

const heard = (page) => page.evaluate(() => window.heard.filter((text) => text.includes("Choisis un pion.")).length);

test("an idle child hears the prompt again, then sees a hand", async ({ page }) => {
  await open(page);
  const before = await heard(page);
  await page.clock.runFor(11_000);
  expect(await heard(page)).toBe(before);
  await page.clock.runFor(2_000);
  await expect.poll(() => heard(page)).toBe(before + 1);
  await expect(page.locator(".hint-hand")).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(page.locator(".hint-hand")).toHaveCount(1);
  await page.clock.runFor(30_000);
  expect(await heard(page)).toBe(before + 1);
});

test("a touch puts the nudges off", async ({ page }) => {
  await open(page);
  await page.clock.runFor(25_000);
  await expect(page.locator(".hint-hand")).toHaveCount(1);
  const piece = (await taps(page)).find((name) => /^[a-f]\d$/.test(name));
  // The waits of `tap` would stand still with the clock.
  await page.locator(`[data-tap="${piece}"]`).dispatchEvent("click");
  await page.clock.runFor(1_000);
  await expect(page.locator(".hint-hand")).toHaveCount(0);
  await page.clock.runFor(25_000);
  await expect(page.locator(".hint-hand")).toHaveCount(1);
});
