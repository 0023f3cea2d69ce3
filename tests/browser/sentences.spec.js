// Voice and game clock: in whole games and fights no sentence is cut by the next event. Page time runs as fast as possible.
import { expect, test } from "./support/test.js";
import { CATALOGUE, optionWords } from "./support/catalogue.js";
import { DUEL, GAME, SETTINGS, says } from "./support/game.js";
import { rulesOf } from "./support/rules-program.js";
import { mockSound } from "./support/sound.js";
import { walk } from "./support/walk.js";

test.describe.configure({ timeout: 240_000 });

/** Step of the page clock, in milliseconds. */
const STRIDE = 500;
/** Timeout in real time, in milliseconds: on a busy machine a computer player takes seconds to start. */
const MOST = 60_000;

/**
 * Returns whether a sentence has yet to begin. Fetching a clip takes real time: if the page clock ran on meanwhile, the page would give up
 * the clip.
 */
async function awaited(page) {
  await page.clock.runFor(1);
  return page.evaluate(() => window.tableRonde.speech.isSpeaking() && window.heardSound.awaited);
}

/** Waits until the game is idle and the voice is silent. */
async function quiet(page) {
  for (const until = Date.now() + MOST; Date.now() < until; ) {
    await expect.poll(() => awaited(page)).toBe(false);
    await page.clock.runFor(STRIDE);
    const isQuiet = () => document.querySelector("section.game")?.dataset.busy === "false" && !window.tableRonde.speech.isSpeaking();
    if (await page.evaluate(isQuiet)) return;
  }
  throw new Error(`it never rests: ${JSON.stringify(await says(page))}`);
}

/** Opens a game with its voice unlocked by a first tap. */
async function begin(page, slug, { start, players, help }) {
  const partie = { actions: [], format: "partie/1", game: slug, options: {}, start };
  const saved = { banners: [], partie, players, seed: 7, thrown: [false, false], undone: [] };
  const store = [
    [GAME, saved],
    // No time limit: the page clock runs on for more than the usual fifteen minutes.
    [SETTINGS, { help, "count-after": "never" }],
  ];
  await page.addInitScript(mockSound, []);
  await page.clock.install();
  // Runs before any program reads the storage.
  await page.addInitScript((all) => all.forEach(([key, value]) => localStorage.getItem(key) || localStorage.setItem(key, JSON.stringify(value))), store);
  await page.goto("./#/credits");
  await page.clock.runFor(4000);
  // From here on every clip is cached, as on a device that has stored the voice.
  await expect(page.locator("html[data-voice=ready]")).toHaveCount(1, { timeout: 60_000 });
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await page.goto(`./#/jeu/${slug}`);
  await quiet(page);
}

/** Returns the sentences spoken while `play` runs, and those that were cut. */
async function heard(page, play) {
  await page.evaluate(() => Object.assign(window.heardSound, { said: [], cut: [] }));
  // A single Playwright step: outside of one, Playwright revisits all earlier steps at each call, which takes half of the time.
  await test.step("a game", play);
  return page.evaluate(() => ({ said: window.heardSound.said, cut: window.heardSound.cut }));
}

/** Taps a named element and waits for silence. */
async function touched(page, name) {
  await page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");
  await quiet(page);
}

const names = (page) => page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap));

for (const { slug, short } of Object.values(CATALOGUE)) {
  test(`no sentence is cut off in a whole game: ${slug}`, async ({ page }) => {
    // One child against computers.
    const start = rulesOf(slug, "start", ...optionWords(short));
    await begin(page, slug, { start, players: ["", ...Array(7).fill("1")], help: "asked" });
    const touch = (name) => touched(page, name);
    const { said, cut } = await heard(page, () => walk(page, slug, touch, { read: { says, names } }));
    expect((await says(page)).turn).toBe("over");
    expect(cut).toEqual([]);
    expect(said.length).toBeGreaterThan(20);
  });
}

for (const help of ["automatic", "shown", "asked", "memory"]) {
  test(`no sentence of a fight is cut off: ${help}`, async ({ page }) => {
    await begin(page, "chevaliers", { start: DUEL, players: [], help });
    const { said, cut } = await heard(page, async () => {
      for (const name of ["c5", "c6"]) await touched(page, name);
      // Throws the dice, then answers, including wrong answers.
      while ((await says(page)).turn === "chance") await touched(page, (await names(page))[0]);
    });
    expect(cut).toEqual([]);
    expect(said).toContain("C’est le combat\u{a0}!");
    expect(said.at(-2)).toMatch(/ rentre au camp\.$/);
    const counts = said.filter((sentence) => sentence.startsWith("un, deux"));
    expect(counts.length > 0).toBe(["asked", "memory"].includes(help));
  });
}
