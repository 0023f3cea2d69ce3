// The rules program: the reference that the page is compared with.
import { build, print as printed } from "./example.js";

/** Builds the program if it is missing or outdated. */
export default function buildRules() {
  build("rules");
}

const print = (...words) => printed("rules", ...words);

/** Returns the slugs of all games. This is the first call of a test run, so it builds the program, except in workers. */
export function list() {
  if (!process.env.TEST_WORKER_INDEX) buildRules();
  return print("list").split("\n");
}

/** Returns the description of a game. */
export const info = (slug) => JSON.parse(print("info", slug));

/** Returns the output of the program for a game and these arguments. */
export const rulesOf = (game, ...words) => print(game, ...words);

/** Returns the output of the program for Chevaliers et Dragons and these arguments. */
export function rules(...words) {
  return rulesOf("chevaliers", ...words);
}

/** Returns the position after these steps. */
export const apply = (position, steps) => rules("apply", position, ...steps);
