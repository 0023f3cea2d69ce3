// Plays a whole game through the page: a computer player of the rules program chooses, and taps make each step.
import { CATALOGUE, optionWords } from "./catalogue.js";
import { says } from "./game.js";
import { rulesOf } from "./rules-program.js";

/** Returns the start position of a game's walk. */
export const startOf = (game) => rulesOf(game, "start", ...optionWords(CATALOGUE[game].walk.options));

/** Returns the player's taps at this position, the `made`-th of its game. */
function advice(game, position, made) {
  const { player, seed } = CATALOGUE[game].walk;
  const action = rulesOf(game, "choose", position, String(seed * 1000 + made), player);
  return rulesOf(game, "touches", position, action).split("\n");
}

const names = (page) => page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap));

/**
 * Plays until the game is over or `most` steps are made. `touch` taps an element by name. Before each tap, `look` receives the step number,
 * its taps and the index of the next one. `read` reads the page with any driver.
 */
export async function walk(page, game, touch, { look = async () => {}, most = 400, read = { says, names } } = {}) {
  let made = 0;
  for (; made < most; made += 1) {
    const { turn, position } = await read.says(page);
    if (turn === "over") break;
    // Dice, and the questions about them.
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
