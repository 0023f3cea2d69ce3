// Finale of a game: it plays above the end page and then shows it; a touch or a key ends it; without motion there is none.
import { expect, test } from "./support/test.js";
import { FINALES } from "./support/finales.js";
import { GAME, SETTINGS, address, game, open, says, tap, text } from "./support/game.js";
import { followSpeech } from "./support/bridge.js";

const OFTEN = { timeout: 60_000, intervals: [20] };

/** Opens a game whose last taps are to come, with the script of the finale. */
async function ready(page, { slug, position }, settings = {}) {
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key) || localStorage.setItem(key, text),
    [SETTINGS, JSON.stringify({ help: "automatic", ...settings })],
  );
  await open(page, { game: slug, position, seed: 9, still: false });
  await expect(game(page)).toHaveAttribute("data-watched", "", { timeout: 60_000 });
}

/** Makes the last taps. */
async function finish(page, { taps }) {
  for (const one of taps) await tap(page, one);
  await expect(page.locator(".victory")).toBeAttached();
}

/** Titles of the ends that a goal decides; the others name the winner. */
const TITLES = {
  princess: "La Princesse est libre !",
  treasure: "Le trésor est pris !",
  castle: "Le château est pris !",
  village: "Les pommes d’or sont prises !",
};

for (const [name, title] of Object.entries(TITLES)) {
  test(`the end page says what decided the game: ${name}`, async ({ page }) => {
    const { slug, position, taps } = FINALES[name];
    await open(page, { game: slug, position, seed: 9 });
    for (const one of taps) await tap(page, one);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replace(" !", "\u00a0!"));
  });
}

const finale = (page) => page.locator(".finale");

for (const [name, end] of Object.entries(FINALES)) {
  test(`the finale plays on the board, then the end page comes: ${name}`, async ({ page }) => {
    await ready(page, end);
    await finish(page, end);
    await expect(game(page)).toHaveAttribute("data-finale", end.plays);
    await expect(finale(page).locator(".piece").first()).toBeVisible();
    // Outside tools see the end of the game at once (contract.md).
    const { turn, busy } = await says(page);
    expect([turn, busy]).toEqual(["over", "false"]);
    await expect(finale(page).locator("[data-tap], button, [id]")).toHaveCount(0);
    const moving = () =>
      finale(page).evaluate(
        (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
      );
    await expect.poll(moving).toBeGreaterThan(0);
    await expect(finale(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(game(page)).not.toHaveAttribute("data-finale");
    await expect(page.locator(".page-play")).toHaveClass(/is-over/);
    await expect.poll(() => page.locator(".victory").evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  });
}

test("an agreed draw has a finale", async ({ page }) => {
  const round = ["e1-f1", "e9-f9", "f1-e1", "f9-e9"];
  const start = "4m4/9/9/9/4a4/4A4/9/9/4M4 w play on/0 0";
  const partie = { actions: [...round, ...round], format: "partie/1", game: "kingdom", options: {}, start };
  const saved = { banners: [], partie, players: ["", "2"], seed: 7, thrown: [false, false], undone: [] };
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [GAME, JSON.stringify(saved)]);
  await page.goto(address({ game: "kingdom", still: false }));
  await expect(game(page)).toHaveAttribute("data-watched", "", { timeout: 60_000 });
  await page.getByRole("button", { name: "On fait la paix" }).click();
  await expect(game(page)).toHaveAttribute("data-finale", "nod");
  await expect(finale(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator(".victory")).toBeVisible();
});

test.describe("drawn", () => {
  test.use({ isDrawn: true });
  test("a touch ends the finale, and the end page does not receive it", async ({ page }) => {
    const end = FINALES.princess;
    await ready(page, end);
    await finish(page, end);
    await expect(finale(page)).toBeVisible();
    // The button to play again lies below the finger.
    const { x, y, width, height } = await page.locator(".victory-buttons .main").boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(finale(page)).toHaveCount(0);
    expect((await says(page)).turn).toBe("over");
    await expect(page.locator(".victory")).toBeVisible();
  });
});

test("a key ends the finale, and does not press a button", async ({ page }) => {
  const end = FINALES.treasure;
  await ready(page, end);
  await finish(page, end);
  await page.locator(".victory-buttons .main").focus();
  await expect(finale(page)).toBeVisible();
  await page.keyboard.press("Shift");
  await expect(game(page)).toHaveAttribute("data-finale", "treasure");
  await page.keyboard.press("Enter");
  await expect(finale(page)).toHaveCount(0);
  expect((await says(page)).turn).toBe("over");
});

test("a rematch by assistive technology ends the finale", async ({ page }) => {
  const end = FINALES.princess;
  await ready(page, end);
  await finish(page, end);
  await expect(finale(page)).toBeVisible();
  await page.locator(".victory-buttons .main").dispatchEvent("click");
  await expect.poll(async () => (await says(page)).turn).toBe("decision");
  await expect(finale(page)).toHaveCount(0);
  await expect(page.locator(".piece").first()).toBeVisible();
});

test("the sentence of the end is spoken once", async ({ page }) => {
  const end = FINALES.castle;
  await page.addInitScript(() => {
    window.said = [];
    window.noteRequest = (verb, text) => verb === "say" && window.said.push(text);
  });
  await page.addInitScript(followSpeech, "noteRequest");
  await ready(page, end);
  await finish(page, end);
  await expect(finale(page)).toBeVisible();
  await expect(finale(page)).toHaveCount(0, { timeout: 30_000 });
  const sentence = await page.locator(".victory .ribbon-text").textContent();
  expect((await page.evaluate(() => window.said)).filter((said) => said === sentence)).toHaveLength(1);
});

test.describe("without motion", () => {
  /** Notes whether a finale was ever there. */
  const follow = () => {
    window.finales = 0;
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => (window.finales += document.querySelectorAll(".finale").length)).observe(document.body, {
        subtree: true,
        childList: true,
      }),
    );
  };
  const none = async (page) => {
    await expect.poll(() => page.locator(".victory").evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    expect(await page.evaluate(() => window.finales)).toBe(0);
  };

  test("the still mode has no finale", async ({ page }) => {
    const end = FINALES.princess;
    await page.addInitScript(follow);
    await open(page, { game: end.slug, position: end.position, seed: 9 });
    await expect(game(page)).toHaveAttribute("data-watched", "", { timeout: 60_000 });
    await finish(page, end);
    await none(page);
  });

  for (const [by, settings] of [
    ["device", {}],
    ["setting", { motion: "reduced" }],
  ]) {
    test(`reduced motion by the ${by} has no finale and no confetti`, async ({ page }) => {
      const end = FINALES.princess;
      await page.addInitScript(follow);
      if (by === "device") await page.emulateMedia({ reducedMotion: "reduce" });
      await ready(page, end, settings);
      await finish(page, end);
      await none(page);
      await expect(page.locator(".confetti")).not.toBeInViewport();
    });
  }

  test("a finished game that is opened again shows the end page at once", async ({ page }) => {
    const end = FINALES.princess;
    await page.addInitScript(follow);
    await open(page, { game: end.slug, position: end.position, seed: 9 });
    await finish(page, end);
    expect(JSON.parse(await text(page, GAME)).partie.actions.length).toBeGreaterThan(0);
    await page.goto("about:blank");
    await page.goto(address({ game: end.slug, still: false }));
    await expect(page.locator(".victory")).toBeVisible();
    await expect(game(page)).toHaveAttribute("data-watched", "", { timeout: 60_000 });
    await none(page);
  });
});

test("the confetti falls once and leaves the page", async ({ page }) => {
  const end = FINALES.princess;
  await open(page, { game: end.slug, position: end.position, seed: 9 });
  await finish(page, end);
  const running = () =>
    page.locator(".confetti").evaluate((element) => element.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(running, OFTEN).toBe(0);
  await expect(page.locator(".confetti")).not.toBeInViewport();
});
