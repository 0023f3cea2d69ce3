// The voice leads the clock: in a whole game no sentence is cut short by what comes next. Time runs as fast as it can.
import { expect, test } from "@playwright/test";
import { CATALOGUE, optionWords } from "./support/catalogue.js";
import { GAME, SETTINGS, says } from "./support/game.js";
import { rulesOf } from "./support/rules-program.js";
import { mockSound } from "./support/sound.js";
import { walk } from "./support/walk.js";

test.describe.configure({ timeout: 240_000 });

/** So long the page goes on at a time, in milliseconds. */
const STRIDE = 500;
/** So many strides nothing takes. */
const MOST = 240;

/** Waits until nothing moves and nothing is said. */
async function quiet(page) {
  for (let strides = 0; strides < MOST; strides += 1) {
    await page.clock.runFor(STRIDE);
    const isQuiet = () => document.querySelector("section.game")?.dataset.busy === "false" && !("speaking" in document.documentElement.dataset);
    if (await page.evaluate(isQuiet)) return;
  }
  throw new Error(`it never rests: ${JSON.stringify(await says(page))}`);
}

/** A game of a child against computers, with its voice, after a first tap. */
async function begin(page, slug, options) {
  const start = rulesOf(slug, "start", ...optionWords(options));
  const partie = { actions: [], format: "partie/1", game: slug, options: {}, start };
  const players = ["", ...Array(7).fill("1")];
  const saved = { banners: [], partie, players, seed: 7, thrown: [false, false], undone: [] };
  const store = [
    [GAME, saved],
    [SETTINGS, { help: "asked" }],
  ];
  await page.addInitScript(mockSound, []);
  await page.clock.install();
  await page.goto("./#/credits");
  await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), store);
  await page.clock.runFor(4000);
  // From here on every clip is at hand, as on a device that has kept the voice.
  await expect(page.locator("html[data-voice=ready]")).toHaveCount(1, { timeout: 60_000 });
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await page.goto(`./#/jeu/${slug}`);
  await quiet(page);
}

/** What is said from the first touch on, and which of it is cut. */
async function heard(page, play) {
  await page.evaluate(() => Object.assign(window.heardSound, { said: [], cut: [] }));
  await play();
  return page.evaluate(() => ({ said: window.heardSound.said, cut: window.heardSound.cut }));
}

for (const { slug, short } of Object.values(CATALOGUE)) {
  test(`no sentence is cut in a whole game: ${slug}`, async ({ page }) => {
    await begin(page, slug, short);
    const touch = async (name) => {
      await page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");
      await quiet(page);
    };
    const names = () => page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap));
    const { said, cut } = await heard(page, () => walk(page, slug, touch, { read: { says, names } }));
    console.log(`${slug}: ${said.length} sentences`);
    expect((await says(page)).turn).toBe("over");
    expect(cut).toEqual([]);
    expect(said.length).toBeGreaterThan(20);
  });
}
