// The games as the rules program lists them, and what scripts and tests need of each: engine/tests/games/<slug>/browser.json.
//
//   robot          options of whole games that a robot plays, each kept short
//   computers      options of a game that computers play alone
//   short          options of the shortest whole game
//   crowded        options with the most players
//   walk           a whole game that ends soon and shows much: options, who plays, seed
//   ground         « own » if the style sheets name its colours, « common » if not
//   board          the scene of the board before anything is touched
//   scenes         states of its table: a position, and what is tapped there
//   kinds          kinds of places of words that its scenes alone show (pictures.spec.js)
//   ends           positions, and the taps that end the game there
//   startsEmpty    nothing stands on the board at the start
//   touchesNearest its places lie close together: the nearest one is touched
import { readFileSync } from "node:fs";
import { list, info } from "./rules-program.js";

const NEEDED = ["robot", "computers", "short", "crowded", "walk", "ground", "board", "scenes", "ends"];

/** The slugs of all games, in the order of the shelf. */
export const GAMES = list();

/** The text of a file of expectations of a game. */
export const expectations = (slug, name) => readFileSync(new URL(`../../../engine/tests/games/${slug}/${name}`, import.meta.url), "utf8");

function read(slug) {
  const game = JSON.parse(expectations(slug, "browser.json"));
  const missing = NEEDED.filter((name) => !(name in game));
  if (missing.length > 0) throw new Error(`engine/tests/games/${slug}/browser.json says nothing of ${missing.join(", ")}`);
  return { slug, ...info(slug), ...game };
}

/** What is known of each game, by its slug. */
export const CATALOGUE = Object.fromEntries(GAMES.map((slug) => [slug, read(slug)]));

/** Options as the words of a command. */
export const optionWords = (options) => options.split(" ").filter(Boolean).flatMap((option) => ["--option", option]);
