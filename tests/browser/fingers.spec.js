// Fingers as children have them.
import { expect, test } from "./support/test.js";
import { open, small, taps } from "./support/game.js";
import { handOn, slow } from "./support/hand.js";

test("a finger that trembles keeps the pawn in the hand; a second tap puts it back", async ({ page }) => {
  await open(page, { position: small() });
  const { x, y, width, height } = await page.locator('[data-cell="b2"]').boundingBox();
  const middle = [x + width / 2, y + height / 2];
  const before = await taps(page);
  // A slow device comes to the second touch long after the finger has gone.
  await slow(page, "click", 600, false);
  const hand = await handOn(page);
  await Promise.all([hand.click(...middle, 0), hand.click(...middle, 200)]);
  await expect.poll(() => page.evaluate(() => window.taken)).toBe(2);
  await expect.poll(() => taps(page)).not.toEqual(before);
  const held = await taps(page);
  await page.waitForTimeout(500);
  expect(await taps(page)).toEqual(held);
  await hand.click(...middle, 1000);
  await expect.poll(() => taps(page)).toEqual(before);
});
