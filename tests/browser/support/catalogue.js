// The games listed by the rules program, and the test data of each: engine/tests/games/<slug>/browser.json.
//
//   robot          options of whole games that a robot plays, each kept short
//   computers      options of a game between computer players
//   short          options of the shortest whole game
//   crowded        options with the most players
//   walk           a whole game that ends soon and shows much: options, player, seed
//   ground         « own » if the style sheets name its colours, « common » if not
//   board          the scene of the untouched board
//   scenes         states of its table: a position, and the taps to make there
//   kinds          kinds of places of words that only its scenes show (pictures.spec.js)
//   ends           positions, and the taps that end the game there
//   startsEmpty    the board is empty at the start
//   touchesNearest its places lie close together: a tap takes the nearest
import { readFileSync } from "node:fs";
import { list, info } from "./rules-program.js";

const NEEDED = ["robot", "computers", "short", "crowded", "walk", "ground", "board", "scenes", "ends"];

/** The slugs of all games, in the order of the shelf. */
export const GAMES = list();

/** Returns the text of a test data file of a game. */
export const expectations = (slug, name) => readFileSync(new URL(`../../../engine/tests/games/${slug}/${name}`, import.meta.url), "utf8");

function read(slug) {
  const game = JSON.parse(expectations(slug, "browser.json"));
  const missing = NEEDED.filter((name) => !(name in game));
  if (missing.length > 0) throw new Error(`engine/tests/games/${slug}/browser.json says nothing of ${missing.join(", ")}`);
  return { slug, ...info(slug), ...game };
}

/** The description and test data of each game, by slug. */
export const CATALOGUE = Object.fromEntries(GAMES.map((slug) => [slug, read(slug)]));

/** Returns options as command-line arguments. */
export const optionWords = (options) => options.split(" ").filter(Boolean).flatMap((option) => ["--option", option]);
