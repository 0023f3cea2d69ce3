// Whole games by a robot that taps random elements with data-tap until the game is over; the rules program must agree. ROBOT_SEEDS=5
// plays five games of each kind and mode.
import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES, optionWords } from "./support/catalogue.js";
import { DUEL, kept, open, says, small, whole } from "./support/game.js";
import { play, playByMouse } from "./support/robot.js";
import { apply, rules, rulesOf } from "./support/rules-program.js";
import { exportFile } from "./support/teacher.js";

test.describe.configure({ timeout: 300_000 });

const SEEDS = Number(process.env.ROBOT_SEEDS ?? 1);

/** Every mode of every game, with options that keep a game of random taps short. */
const MODES = GAMES.flatMap((game) => CATALOGUE[game].robot.map((options) => [game, options]));

const manual = (place) => rules("start", "--option", "setup=manual", "--option", `place=${place}`);
const sooner = (position) => position.replace("/100 0", "/20 0");
const unbonused = (position) => position.replace("012/123456", "000/112233");

/** Start positions of Chevaliers et Dragons with the seeds of their games. */
const STARTS = [
  ["small", () => small(), [1, 2, 3, 4, 5]],
  ["small, drawn early", () => sooner(small()), [6, 7, 8]],
  ["default", () => whole(), [9, 10]],
  ["default, drawn early", () => sooner(whole()), [11, 12, 13, 14, 15]],
  ["placed by hand in turn", () => sooner(manual("alt")), [16, 17, 18]],
  ["placed by hand, side after side", () => sooner(manual("side")), [19, 20]],
  ["another die, no bonus", () => unbonused(sooner(small())), [21, 22]],
];

/** Asserts that the game is over, and that its record is legal and leads to the position on the page. Returns the record. */
async function agrees(page, start, game = "chevaliers") {
  const { turn, position } = await says(page);
  expect(turn).toBe("over");
  const { partie } = await kept(page);
  expect([partie.game, partie.start]).toEqual([game, start]);
  expect(partie.actions.length).toBeGreaterThan(0);
  expect(rulesOf(game, "apply", start, ...partie.actions)).toBe(position);
  return partie;
}

for (const [game, options] of MODES) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    test(`plays a whole game: ${game} ${options}, seed ${seed}`, async ({ page }) => {
      const start = rulesOf(game, "start", ...optionWords(options));
      await open(page, { game, position: start, seed });
      const { idle } = await play(page, { seed });
      expect(idle).toEqual([]);
      await agrees(page, start, game);
    });
  }
}

for (const [name, start, seeds] of STARTS) {
  for (const seed of seeds) {
    test(`plays a whole game: ${name}, seed ${seed}`, async ({ page }) => {
      await open(page, { position: start(), seed });
      const { idle } = await play(page, { seed });
      expect(idle).toEqual([]);
      await agrees(page, start());
    });
  }
}

for (const [name, start, seed] of [
  ["small", () => sooner(small()), 31],
  ["placed by hand", () => sooner(manual("alt")), 32],
]) {
  test(`plays a whole game with a mouse: ${name}`, async ({ page }) => {
    await open(page, { position: start(), seed });
    await playByMouse(page, { seed });
    await agrees(page, start());
  });
}

test("plays with animations", async ({ page }) => {
  await open(page, { position: small(), seed: 5, still: false });
  await page.clock.install();
  const playing = play(page, { seed: 5, most: 60 });
  let done = false;
  playing.finally(() => (done = true));
  while (!done) await page.clock.runFor(1000);
  const { idle } = await playing;
  expect(idle).toEqual([]);
  const { position } = await says(page);
  const { partie } = await kept(page);
  expect(apply(small(), partie.actions)).toBe(position);
});

test("exports a finished game as a file that replays to the same end", async ({ page }) => {
  const start = sooner(small());
  await open(page, { position: start, seed: 40 });
  await play(page, { seed: 40 });
  const partie = await agrees(page, start);
  const { position } = await says(page);
  const download = await exportFile(page);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toEqual(partie);
  expect(apply(file.start, file.actions)).toBe(position);
});

test("the same seed gives the same game", async ({ page }) => {
  const ends = [];
  for (const tries of [1, 2]) {
    await page.goto(`about:blank?${tries}`);
    await open(page, { position: DUEL.replace("/100 0", "/20 0"), seed: 77 });
    await play(page, { seed: 77 });
    ends.push((await kept(page)).partie.actions);
  }
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[0].some((step) => step.startsWith("dice:"))).toBe(true);
});
