// The rules from a terminal: the program that the page is compared with.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const program = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "release/examples/rules");

/** Builds the program where it is missing or old; Playwright calls this before all tests. */
export default function build() {
  execFileSync("cargo", ["build", "--quiet", "--release", "--example", "rules"], { cwd: root, stdio: "inherit" });
}

function print(...words) {
  return execFileSync(program, words, { encoding: "utf8" }).trim();
}

/** The slugs of all games. They are asked for before anything else is: so the program is built here, but for workers. */
export function list() {
  if (!process.env.TEST_WORKER_INDEX) build();
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
