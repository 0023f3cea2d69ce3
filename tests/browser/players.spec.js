// Computer players: whole games, seat takeover, reasons, hints and advice, with the same moves as the native program.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES, expectations, optionWords } from "./support/catalogue.js";
import { GAME, drawn, game, kept, open, rest, says, small, tap, taps } from "./support/game.js";
import { play } from "./support/robot.js";
import { rulesOf } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";

test.describe.configure({ timeout: 120_000 });

const FRIENDS = "table-ronde/friends";

/** Opens a game with these players on the seats. */
async function seat(page, slug, { start, players, seed = 7 }) {
  const partie = { actions: [], format: "partie/1", game: slug, options: {}, start };
  const saved = { banners: [], partie, players, seed, thrown: [false, false], undone: [] };
  await page.goto("./#/credits");
  await page.evaluate(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [GAME, saved]);
  // The measurement leaves out the start of the programs.
  await page.evaluate(() => (window.longest = 0));
  await page.goto(`./#/jeu/${slug}?anim=0`);
}

/** Asserts that the steps of the game are legal and lead to the position on the page; returns the record. */
async function agrees(page, slug) {
  const { partie } = await kept(page);
  expect(rulesOf(slug, "apply", partie.start, ...partie.actions)).toBe((await says(page)).position);
  return partie;
}

/** Records the duration of the longest task of the page. */
const watchTasks = (page) =>
  page.addInitScript(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });

for (const { slug, computers } of Object.values(CATALOGUE)) {
  test(`computer players choose the native program's moves in a whole game: ${slug} ${computers}`, async ({ page }) => {
    await watchTasks(page);
    const start = rulesOf(slug, "start", ...optionWords(computers));
    await seat(page, slug, { start, players: Array(8).fill("1") });
    await expect(game(page)).toHaveAttribute("data-turn", "over", { timeout: 100_000 });
    await rest(page);
    const { actions, start: first } = await agrees(page, slug);
    const longest = await page.evaluate(() => window.longest);
    test.info().annotations.push({ type: "longest task", description: `${longest} ms in ${actions.length} steps` });
    console.log(`${slug}: longest task ${longest} ms, ${actions.length} steps`);
    // Check six of the choices, spread over the game.
    for (let share = 0; share < 6; share += 1) {
      const at = Math.floor((actions.length * share) / 6);
      const position = rulesOf(slug, "apply", first, ...actions.slice(0, at));
      const kind = rulesOf(slug, "moves", position);
      // The seed of a choice depends on the number of steps before it (engine/src/table/bot.rs).
      const seed = BigInt.asUintN(64, 7n + BigInt(at) * 0x9e3779b97f4a7c15n).toString();
      if (kind.startsWith("decision")) expect(rulesOf(slug, "choose", position, seed, "1")).toBe(actions[at]);
    }
  });
}

for (const slug of GAMES) {
  test(`the same seed gives the native program's move: ${slug}`, async ({ page }) => {
    const lines = expectations(slug, "moves.txt").trim().split("\n").slice(1);
    let checked = 0;
    for (const line of lines) {
      const [start, player, number, action] = line.split(" | ");
      // The app seats only levels 1 to 5 and Copain; other players of the file are skipped.
      if (!/^([1-5]|copain)$/.test(player)) continue;
      await seat(page, slug, { start, players: Array(8).fill(player), seed: Number(number) });
      const first = async () => (await kept(page)).partie.actions[0];
      await expect.poll(first, { timeout: 30_000, message: line }).toBe(action);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(7);
  });
}

test("a game against Copain is counted once, and a rematch starts", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await page.getByRole("button", { name: /^Tyran.*Copain/ }).click();
  await page.getByRole("button", { name: "Jouer" }).click();
  await rest(page);
  const { players, partie } = await kept(page);
  expect(players).toEqual(["", "copain"]);
  const start = small().replace("/100 0", "/30 0");
  expect(partie.game).toBe("chevaliers");
  await seat(page, "chevaliers", { start, players });
  await rest(page);
  const { idle, turn } = await play(page, { seed: 3 });
  expect(idle).toEqual([]);
  expect(turn).toBe("over");
  await agrees(page, "chevaliers");
  // Copain holds the dragons; a draw is not counted.
  const end = rulesOf("chevaliers", "moves", (await says(page)).position);
  const counts = { "terminal P": [0, 1], "terminal D": [1, 0] }[end];
  const counted = async () => (await kept(page, FRIENDS))?.games ?? null;
  const expected = counts ? [{ counts, game: "chevaliers", last: [7, counts[0] === 1] }] : null;
  expect(await counted()).toEqual(expected);
  // A game whose end is undone and reached again counts once.
  await openTeacher(page, "game");
  await page.locator('[data-adult="undo"]').click();
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  expect((await says(page)).turn).not.toBe("over");
  expect((await play(page, { seed: 5 })).turn).toBe("over");
  const again = { "terminal P": [0, 1], "terminal D": [1, 0] }[rulesOf("chevaliers", "moves", (await says(page)).position)];
  expect(await counted()).toEqual(again ? [{ counts: again, game: "chevaliers", last: [7, again[0] === 1] }] : null);
  // By keyboard: the double-tap guard drops a touch where the undo button was touched a moment before.
  await page.getByRole("button", { name: "Revanche" }).press("Enter");
  await expect(game(page)).not.toHaveAttribute("data-turn", "over");
  await rest(page);
  expect((await kept(page)).players).toEqual(["", "copain"]);
});

test("the computer takes over a seat during a game, gives known reasons and returns the seat", async ({ page }) => {
  const start = rulesOf("kingdom", "start");
  await open(page, { game: "kingdom", position: start });
  const home = page.getByRole("button", { name: "Accueil" });
  const stay = page.getByRole("button", { name: "Non, on continue" });
  const before = await says(page);
  await home.click();
  await page.locator(`[data-adult="computer-${before.seat}"]`).click();
  // While the dialog is open, no computer plays.
  await drawn(page);
  expect((await says(page)).position).toBe(before.position);
  await stay.click();
  await expect.poll(async () => (await says(page)).seat).not.toBe(before.seat);
  await rest(page);
  const words = readFileSync(new URL("../../engine/src/search/words.rs", import.meta.url), "utf8");
  const known = [...words.matchAll(/: "([^"]+)";/g)].map(([, text]) => text.replaceAll("\\u{a0}", "\u{a0}"));
  // The computer gives no reason for a move when the search found none worth telling.
  const reasons = (await page.locator(".remark .word").allInnerTexts()).map((text) => text.toUpperCase());
  expect(known.map((text) => text.toUpperCase())).toEqual(expect.arrayContaining(reasons));
  await home.click();
  await page.locator(`[data-adult="child-${before.seat}"]`).click();
  await stay.click();
  await tap(page, (await taps(page))[0]);
  expect((await kept(page)).players.every((name) => name === "")).toBe(true);
  await agrees(page, "kingdom");
});

test("a hint shows a piece, then its move, and does not change the game", async ({ page }) => {
  await open(page, { game: "kingdom", position: rulesOf("kingdom", "start"), seed: 4 });
  const before = await says(page);
  const bulb = page.locator('[data-adult="hint"]');
  await bulb.click();
  await expect(page.locator(".hint-hand")).toHaveCount(1);
  await expect(page.locator(".hint-way")).toHaveCount(0);
  await rest(page);
  await bulb.click();
  await expect(page.locator(".hint-way")).toHaveCount(1);
  expect((await says(page)).position).toBe(before.position);
  await tap(page, (await taps(page))[0]);
  await expect(page.locator(".hint-hand")).toHaveCount(1);
});

test("the desk lists the three best moves, and undo returns to the child's last choice", async ({ page }) => {
  const start = rulesOf("kingdom", "start");
  const seats = [
    ["", "1"],
    ["1", ""],
  ];
  await seat(page, "kingdom", { start, players: seats[0] });
  await rest(page);
  if ((await kept(page)).partie.actions.length > 0) await seat(page, "kingdom", { start, players: seats[1] });
  await rest(page);
  const first = await says(page);
  for (const name of [0, 0]) await tap(page, (await taps(page))[name]);
  while ((await says(page)).position === first.position) {
    const all = await taps(page);
    await tap(page, all[all.length - 1]);
  }
  await rest(page);
  expect((await kept(page)).partie.actions.length).toBeGreaterThanOrEqual(2);
  await openTeacher(page, "game");
  await page.locator('[data-adult="undo"]').click();
  await expect.poll(async () => (await kept(page)).partie.actions).toEqual([]);
  const moves = page.locator(".best-move");
  await expect(moves).toHaveCount(3);
  const texts = await moves.locator("code").allInnerTexts();
  const legal = rulesOf("kingdom", "moves", start).split("\n").slice(1);
  for (const text of texts) expect(legal).toContain(text);
  const chances = (await moves.locator(".chance").allInnerTexts()).map((text) => parseInt(text, 10));
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
});
