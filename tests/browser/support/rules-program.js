// The rules from a terminal: the program that the page is compared with.
import { build, print as printed } from "./example.js";

/** Builds it where it is missing or old. */
export default function buildRules() {
  build("rules");
}

const print = (...words) => printed("rules", ...words);

/** The slugs of all games. They are asked for before anything else is: so the program is built here, but for workers. */
export function list() {
  if (!process.env.TEST_WORKER_INDEX) buildRules();
  return print("list").split("\n");
}

/** What is known of a game. */
export const info = (slug) => JSON.parse(print("info", slug));

/** What the program prints for these arguments, for a game. */
export const rulesOf = (game, ...words) => print(game, ...words);

/** What the program prints for these arguments, for Chevaliers et Dragons. */
export function rules(...words) {
  return rulesOf("chevaliers", ...words);
}

/** The position after these steps. */
export const apply = (position, steps) => rules("apply", position, ...steps);
