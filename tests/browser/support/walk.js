// A whole game through the page, as a computer player of the rules program plays it: every step is made by touches.
import { CATALOGUE, optionWords } from "./catalogue.js";
import { says } from "./game.js";
import { rulesOf } from "./rules-program.js";

/** The first position of a walk. */
export const startOf = (game) => rulesOf(game, "start", ...optionWords(CATALOGUE[game].walk.options));

/** What the player touches at this position, the `made`-th of its game. */
function advice(game, position, made) {
  const { player, seed } = CATALOGUE[game].walk;
  const action = rulesOf(game, "choose", position, String(seed * 1000 + made), player);
  return rulesOf(game, "touches", position, action).split("\n");
}

const names = (page) => page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap));

/**
 * Plays until the game is over, or `most` steps are made: `touch` touches what bears a name, `look` is told what is about to
 * be touched: the number of the step, its touches, and how many of them are made. `read` asks the page, whoever drives it.
 */
export async function walk(page, game, touch, { look = async () => {}, most = 400, read = { says, names } } = {}) {
  let made = 0;
  for (; made < most; made += 1) {
    const { turn, position } = await read.says(page);
    if (turn === "over") break;
    // Dice, and what is asked about them.
    const touches = turn === "chance" ? (await read.names(page)).slice(0, 1) : advice(game, position, made);
    for (const [index, name] of touches.entries()) {
      await look({ made, turn, touches, index });
      await touch(name);
    }
    if (turn === "decision" && (await read.says(page)).position === position && (await read.names(page)).includes("stop")) {
      await look({ made, turn, touches, index: touches.length });
      await touch("stop");
    }
  }
  return made;
}
