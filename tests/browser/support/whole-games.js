// Whole games from the replays of the rules, as a device saves a finished game.
import { readFileSync } from "node:fs";
import { GAME } from "./game.js";

const FOLDER = new URL("../../../engine/tests/games/", import.meta.url);

/** Returns replay `number`, from 0, of a game in the saved form of a finished game. */
export function overGame(slug, number = 0) {
  const text = readFileSync(new URL(`${slug}/replays.txt`, FOLDER), "utf8");
  const lines = text.split("\n\n")[number].split("\n").filter((line) => line && !line.startsWith("#"));
  const [options, start, steps] = lines;
  const pairs = options.split(" ").slice(1).filter(Boolean).map((pair) => pair.split("="));
  const partie = { actions: steps.split(" "), format: "partie/1", game: slug, options: Object.fromEntries(pairs), start };
  return { banners: [], over: true, partie, players: [], seed: 7 };
}

/** Saves a finished game on the device before the page opens. */
export async function keepOver(page, slug, number) {
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    [GAME, JSON.stringify(overGame(slug, number))],
  );
}
