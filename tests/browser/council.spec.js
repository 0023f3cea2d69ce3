// « Le conseil des chevaliers »: the class proposes moves, votes, compares the votes and plays the chosen move.
import { expect, test } from "./support/test.js";
import { faults } from "./support/axe.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, drawn, kept, open, pauseWithTools, rest, says, small } from "./support/game.js";
import { middle } from "./support/hand.js";
import { WINDOWS, covering } from "./support/pause.js";
import { apply, rulesOf } from "./support/rules-program.js";
import { mockSound } from "./support/sound.js";
import { choose, setSwitch } from "./support/switch.js";
import { startOf } from "./support/walk.js";

const adult = (page, name, number = 0) => page.locator(`[data-adult="${name}"]`).nth(number);
const press = (page, name, number) => adult(page, name, number).dispatchEvent("click");
const signs = (page) => page.locator(".council-card:not(.empty) .council-sign");
const sentence = (page) => page.locator(".pause-title");

const spot = (page, cell) => middle(page.locator(`[data-cell="${cell}"]`));

/** Opens the council of a game. */
async function convene(page) {
  await pauseWithTools(page);
  await press(page, "council");
  await expect(page.locator(".council-place").first()).toBeVisible();
}

/** Raises this many hands for each sign. */
async function vote(page, hands) {
  await press(page, "council-vote");
  for (const [sign, count] of hands.entries()) {
    for (let hand = 0; hand < count; hand += 1) await press(page, "council-raise", sign);
  }
  await press(page, "council-compare");
}

test("candidates are shown by touching a piece and its square, and the one with the most votes is played", async ({ page }) => {
  await open(page, { position: small() });
  await convene(page);
  for (const [from, to] of [
    ["b2", "b3"],
    ["c2", "c3"],
    ["c2", "d3"],
  ]) {
    await page.mouse.click(...(await spot(page, from)));
    await expect(page.locator(".council-place.held")).toHaveCount(1);
    await page.mouse.click(...(await spot(page, to)));
    await expect(page.locator(".council-place.held")).toHaveCount(0);
  }
  await expect(signs(page)).toHaveCount(3);
  await expect(page.locator(".sketch .council-badge")).toHaveCount(3);
  // A fourth move finds no room.
  await expect(page.locator(".council-place")).toHaveCount(0);
  await vote(page, [2, 12, 3]);
  await expect(page.locator(".council-card").nth(1)).toHaveClass(/wins/);
  await expect(page.locator(".council-card").nth(1).locator("rect")).toHaveCount(12);
  await expect(sentence(page)).toHaveText("Douze, c’est plus que trois. Le carré gagne !");
  expect((await says(page)).position).toBe(small());
  await press(page, "council-play");
  await rest(page);
  await expect(page.locator(".pause")).toHaveCount(0);
  expect((await says(page)).position).toBe(apply(small(), ["c2-c3"]));
});

test("a candidate is removed, a vote is taken back, and the council is left without a move", async ({ page }) => {
  await open(page, { position: small() });
  await convene(page);
  await press(page, "council-propose");
  await expect(signs(page)).toHaveCount(3);
  await press(page, "council-remove", 0);
  await expect(signs(page)).toHaveCount(2);
  await press(page, "council-vote");
  await press(page, "council-raise", 0);
  await press(page, "council-raise", 0);
  await press(page, "council-lower", 0);
  await expect(page.locator(".council-votes").first()).toHaveText("1");
  await press(page, "council-back");
  await press(page, "council-leave");
  await expect(page.locator(".pause-paper")).toBeVisible();
  await expect(page.locator(".sketch .line")).toHaveCount(0);
  await press(page, "resume");
  expect((await says(page)).position).toBe(small());
});

test("a tie is decided by the die", async ({ page }) => {
  await open(page, { position: small() });
  await convene(page);
  await press(page, "council-propose");
  await expect(adult(page, "council-vote")).toBeEnabled();
  await vote(page, [4, 1, 4]);
  await expect(sentence(page)).toHaveText("Quatre, c’est autant que quatre. C’est le dé qui choisit !");
  await expect(page.locator(".council-card").nth(0).locator(".die-flat")).toHaveCount(3);
  await expect(page.locator(".council-card").nth(1).locator(".die-flat")).toHaveCount(0);
  await press(page, "council-roll");
  const face = Number(await page.locator(".council-die .die-flat").getAttribute("aria-label"));
  await expect(page.locator(".council-card").nth(face <= 3 ? 0 : 2)).toHaveClass(/wins/);
  await expect(sentence(page)).toHaveText(face <= 3 ? "Le rond gagne !" : "Le triangle gagne !");
  await press(page, "council-play");
  await rest(page);
  expect((await says(page)).position).not.toBe(small());
});

for (const game of GAMES) {
  test(`plays a move in ${game}`, async ({ page }) => {
    const position = startOf(game);
    await open(page, { game, position });
    await convene(page);
    await press(page, "council-propose");
    await expect(adult(page, "council-vote")).toBeEnabled();
    await vote(page, [1]);
    await press(page, "council-play");
    await rest(page);
    const { actions: played } = (await kept(page)).partie;
    expect(rulesOf(game, "moves", position).split("\n")).toContain(played[0]);
    expect(rulesOf(game, "apply", position, ...played)).toBe((await says(page)).position);
  });
}

test("every sentence is spoken", async ({ page }) => {
  await page.addInitScript(mockSound, []);
  await open(page, { position: small() });
  await convene(page);
  await press(page, "council-propose");
  await expect(adult(page, "council-vote")).toBeEnabled();
  await vote(page, [3, 15]);
  const said = await page.evaluate(() => window.heardSound.said);
  for (const words of [
    "Touche un pion, puis sa case.",
    "Lève la main pour ton coup.",
    "Quinze, c’est plus que trois. Le carré gagne\u00a0!",
  ]) {
    expect(said).toContain(words);
  }
});

test("one switch reaches the whole council", async ({ page }) => {
  await setSwitch(page, {});
  await open(page, { position: small() });
  await convene(page);
  await choose(page, "Copain_propose_des_coups");
  await choose(page, "On_vote");
  await choose(page, "Le_carré_:_une_main_de_plus");
  await choose(page, "On_compare");
  await choose(page, "On_joue_ce_coup_!");
  await rest(page);
  expect((await says(page)).position).not.toBe(small());
});

test("the projector window shows the moves and the votes", async ({ page, context }) => {
  await open(page, { position: small() });
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  await expect(wall.locator("section[data-shows=chevaliers]")).toBeVisible();
  await convene(page);
  await press(page, "council-propose");
  await expect(wall.locator(".council-badge")).toHaveCount(3);
  await vote(page, [2, 11]);
  await expect(wall.locator(".council-votes")).toHaveText(["2", "11", "0"]);
  await expect(wall.locator(".council-card").nth(1).locator("rect")).toHaveCount(11);
  await press(page, "council-play");
  await expect(wall.locator(".council-card")).toHaveCount(0);
});

for (const lowered of [false, true]) {
  test(`the bar never covers ${lowered ? "a lowered board" : "the board"}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, lowered })]);
    const found = [];
    for (const game of GAMES) {
      await page.goto("about:blank");
      await open(page, { game, position: startOf(game) });
      await convene(page);
      await press(page, "council-propose");
      await expect(adult(page, "council-vote")).toBeEnabled();
      const look = async (stage) => {
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await drawn(page);
          found.push(...(await covering(page)).map((fault) => `${width}×${height}, ${game}, ${stage}: ${fault}`));
        }
      };
      await look("candidates");
      await press(page, "council-vote");
      for (let hand = 0; hand < 12; hand += 1) await press(page, "council-raise", 0);
      await look("vote");
      await press(page, "council-compare");
      await look("comparison");
    }
    expect(found).toEqual([]);
  });
}

test("axe finds no violation in any theme", async ({ page }) => {
  await open(page, { position: small() });
  await convene(page);
  await press(page, "council-propose");
  await expect(adult(page, "council-vote")).toBeEnabled();
  const found = await faults(page, "candidates");
  await press(page, "council-vote");
  await press(page, "council-raise", 0);
  found.push(...(await faults(page, "vote")));
  await press(page, "council-compare");
  found.push(...(await faults(page, "comparison")));
  expect(found).toEqual([]);
});
