// Whole games by a robot, in every game and mode, checked against the rules program. ROBOT_SEEDS=5 plays five games of each.
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES, optionWords } from "./support/catalogue.js";
import { kept, open, says } from "./support/game.js";
import { play } from "./support/robot.js";
import { rulesOf } from "./support/rules-program.js";

test.describe.configure({ timeout: 300_000 });

const SEEDS = Number(process.env.ROBOT_SEEDS ?? 1);

/** Every mode, with options that keep a game of random taps short. */
const MODES = GAMES.flatMap((game) => CATALOGUE[game].robot.map((options) => [game, options]));

for (const [game, options] of MODES) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    test(`plays a whole game: ${game} ${options}, seed ${seed}`, async ({ page }) => {
      const start = rulesOf(game, "start", ...optionWords(options));
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
