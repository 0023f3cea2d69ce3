// Fingers as children have them.
import { expect, test } from "./support/test.js";
import { open, small, taps } from "./support/game.js";

test("a finger that trembles keeps the pawn in the hand; a second tap puts it back", async ({ page }) => {
  await open(page, { position: small() });
  const { x, y, width, height } = await page.locator('[data-cell="b2"]').boundingBox();
  const at = [x + width / 2, y + height / 2];
  const before = await taps(page);
  await page.mouse.dblclick(...at);
  await expect.poll(() => taps(page)).not.toEqual(before);
  const held = await taps(page);
  await page.waitForTimeout(500);
  expect(await taps(page)).toEqual(held);
  await page.mouse.click(...at);
  await expect.poll(() => taps(page)).toEqual(before);
});
