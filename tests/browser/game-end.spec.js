// End of a game: one fanfare where somebody has won, and no refusal sound otherwise.
import { expect, test } from "./support/test.js";
import { CATALOGUE } from "./support/catalogue.js";
import { DUEL, open, says, small, tap } from "./support/game.js";
import { followSpeech } from "./support/bridge.js";
import { mockSound } from "./support/sound.js";

/** Records the sounds that the page requests from its start. */
async function listen(page) {
  await page.addInitScript(() => {
    window.sounds = [];
    window.noteRequest = (verb, effect) => verb === "play" && window.sounds.push(effect);
  });
  await page.addInitScript(followSpeech, "noteRequest");
}
const sounds = (page) => page.evaluate(() => window.sounds.filter((sound) => ["win", "wrong"].includes(sound)));

const ENDS = Object.values(CATALOGUE).flatMap(({ slug, ends }) => Object.entries(ends).map(([name, end]) => [`${slug}: ${name}`, slug, end]));

for (const still of [true, false]) {
  for (const [name, game, { position, taps }] of ENDS) {
    test(`the end plays one fanfare: ${name}${still ? "" : ", animated"}`, async ({ page }) => {
      await listen(page);
      await open(page, { game, position, seed: 8, still });
      for (const one of taps) await tap(page, one);
      await expect.poll(async () => (await says(page)).turn).toBe("over");
      await expect.poll(() => sounds(page)).toEqual(["win"]);
    });
  }
}

test("a draw and an already finished game play no fanfare, and an ineffective tap plays the error sound", async ({ page }) => {
  await listen(page);
  await open(page, { position: small().replace("/100 0", "/1 0") });
  await tap(page, "end");
  await expect.poll(async () => (await says(page)).turn).toBe("over");
  expect(await sounds(page)).toEqual([]);
  const [{ slug, ends }] = Object.values(CATALOGUE);
  const [{ position, taps }] = Object.values(ends);
  await page.goto("about:blank");
  await open(page, { game: slug, position });
  for (const one of taps) await tap(page, one);
  await expect.poll(() => sounds(page)).toEqual(["win"]);
  await page.goto("about:blank");
  await open(page, { game: slug });
  expect((await says(page)).turn).toBe("over");
  expect(await sounds(page)).toEqual([]);
  await page.goto("about:blank");
  await open(page, { position: DUEL });
  await page.locator('[data-cell="a1"]').click();
  await expect.poll(() => sounds(page)).toEqual(["wrong"]);
});

test("a tap on a side names its captures and counts its pieces aloud", async ({ page }) => {
  const [{ slug, ends }] = Object.values(CATALOGUE);
  const [{ position, taps }] = Object.values(ends);
  await page.addInitScript(mockSound, []);
  await open(page, { game: slug, position });
  for (const one of taps) await tap(page, one);
  const [prince, tyrant] = await page.locator(".side-card").all();
  // Six of the Prince's pieces are on the board, and one dragon.
  await expect(prince.locator(".side-pieces svg")).toHaveCount(6);
  await expect(tyrant.locator(".side-pieces svg")).toHaveCount(1);
  const said = () => page.evaluate(() => window.heardSound.said.at(-1));
  await prince.click();
  expect(await said()).toBe("Princesse Annabelle. Compte avec moi. un, deux, trois, quatre, cinq, six");
  await tyrant.click();
  expect(await said()).toBe("Compte avec moi. un");
});
