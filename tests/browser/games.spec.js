// A robot plays whole games of every game and every mode; the rules from a terminal must agree.
// ROBOT_SEEDS=5 plays five games of each.
import { expect, test } from "@playwright/test";
import { kept, open, says } from "./support/game.js";
import { play } from "./support/robot.js";
import { rulesOf } from "./support/rules-program.js";

test.describe.configure({ timeout: 300_000 });

/** Every mode, with options that keep a game of random taps short. */
const MODES = [
  ["chevaliers", "setup=layout prince=.CKP....S... dragons=..tag....d.. quiet=20"],
  ["chevaliers", "setup=manual army=111 goals=1 quiet=20"],
  ["chevaliers", "setup=manual army=321 goals=1 quiet=20"],
  ["kingdom", "limit=60"],
  ["kingdom", "limit=60 courtesy=off first=b"],
  ["knights", "calm=30"],
  ["knights", "mode=team calm=30"],
  ["knights", "mode=duel calm=30"],
  ["knights", "mode=duel lines=mix calm=30"],
  ["knights", "colours=RGY calm=30"],
  ["knights", "colours=RY calm=30"],
  ["vatrankill", ""],
  ["vatrakill", "players=2"],
  ["vatrakill", "players=3"],
  ["vatrakill", "players=3 zones=BV-- seats=DBV"],
  ["vatrakill", "players=4"],
  ["vatrakill", "players=5"],
  ["gran", "players=3 goal=1"],
  ["gran", "players=3 goal=2"],
  ["gran", "players=4 goal=1"],
  ["gran", "players=5 goal=1"],
  ["gran", "players=6 goal=1"],
];
const SEEDS = Number(process.env.ROBOT_SEEDS ?? 1);

for (const [game, options] of MODES) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    test(`plays a whole game: ${game} ${options}, seed ${seed}`, async ({ page }) => {
      const words = options.split(" ").filter(Boolean).flatMap((option) => ["--option", option]);
      const start = rulesOf(game, "start", ...words);
      await open(page, { game, position: start, seed });
      const { idle } = await play(page, { seed });
      expect(idle).toEqual([]);
      const { turn, position } = await says(page);
      expect(turn).toBe("over");
      const { partie } = await kept(page);
      expect([partie.game, partie.start]).toEqual([game, start]);
      expect(rulesOf(game, "apply", start, ...partie.actions)).toBe(position);
    });
  }
}
