// Soak-test report.
import { GAMES } from "../../../tests/browser/support/catalogue.js";

/** Maximum growth from the first to the last hour, as a fraction. */
const OFF = 0.05;
const HOURS = 8;
/** Number of rounds after which every page, theme and document has been opened once. */
const ALL_SEEN = 4;

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(2);

/** Measures: name, value of an hour of games, formatter. */
const MEASURES = [
  ["JS heap (MB)", (games) => mean(games.map(({ heap }) => heap)), megabytes],
  ["Wasm memory (MB)", (games) => mean(games.map(({ wasm }) => wasm)), megabytes],
  ["DOM nodes", (games) => mean(games.map(({ nodes }) => nodes)), (value) => value.toFixed(0)],
  ["listeners", (games) => mean(games.map(({ listeners }) => listeners)), (value) => value.toFixed(0)],
  ["work per tap (ms)", (games) => mean(games.map(({ work }) => work)), (value) => value.toFixed(2)],
  ["tap to picture (ms, median)", (games) => median(games.flatMap(({ spans }) => spans)), (value) => value.toFixed(1)],
];

/** Groups the games in hours. The last hour ends with the day and is full. */
function hoursOf(games, rounds) {
  const length = GAMES.length * Math.max(1, Math.floor(rounds / HOURS));
  const hours = [];
  for (let from = 0; from < games.length; from += length) hours.push(games.slice(from, from + length));
  if (hours.at(-1).length < length) hours.splice(-1, 1, games.slice(-length));
  return hours;
}

export function report(games, { commit, faults, rounds }) {
  const hours = hoursOf(games, rounds);
  const rows = hours.map((hour, index) => [
    index + 1,
    hour.length,
    hour.reduce((sum, { taps }) => sum + taps, 0),
    ...MEASURES.map(([, of, written]) => written(of(hour))),
  ]);
  const changesFrom = (first) => MEASURES.map(([name, of]) => [name, of(hours.at(-1)) / of(first) - 1]);
  const [changes, later] = [changesFrom(hours[0]), changesFrom(hours[1])];
  const written = (change) => `${change < 0 ? "−" : "+"}${Math.abs(100 * change).toFixed(1)} %`;
  const off = (changes) => changes.filter(([, change]) => change > OFF).map(([name, change]) => `${name}: ${written(change)}`);
  const told = (changes, hour) =>
    off(changes).length === 0
      ? `Nothing is more than 5 % above the ${hour} hour.`
      : `More than 5 % above the ${hour} hour: ${off(changes).join("; ")}.`;
  const seen = games.slice(GAMES.length * ALL_SEEN);
  const steps = seen.slice(1).map(({ heap }, index) => [heap - seen[index].heap, (index + 1) % GAMES.length]);
  const grown = GAMES.map((_, place) => mean(steps.filter(([, at]) => at === place).map(([bytes]) => bytes)) / 1024);
  const line = (words) => `| ${words.join(" | ")} |`;
  return `# A school day

Memory, DOM nodes, listeners and time per tap over ${games.length} whole games in one page that is never reloaded.
Repeat after \`./run --build\`: \`node tools/stress/soak-test.mjs ${rounds}\` (commit ${commit}; errors of the page: ${faults.length}).

Each of the ${rounds} rounds plays a game of each kind, a pupil against computers, with the voice. Between games come other languages and themes,
printed sheets and PDF files, a projector window, pauses, animated fights, saved games, codes, and all other pages. Each measurement is
taken on the home page after a game, after garbage collection. The work per tap is the time of the main thread, computer moves included.
Every fourth round repeats the same taps.

${line(["hour", "games", "taps", ...MEASURES.map(([name]) => name)])}
${line(Array(MEASURES.length + 3).fill("---"))}
${rows.map(line).join("\n")}
${line(["last to first", "", "", ...changes.map(([, change]) => written(change))])}
${line(["last to second", "", "", ...later.map(([, change]) => written(change))])}

${told(changes, "first")} ${told(later, "second")} In the first hour everything loads for the first time: all chunks, the
script of PDF files, all pages, six languages with their letters, the voice. Loaded data stay in memory.

From round ${ALL_SEEN + 1} on, when every page has been there once, the JS heap grows by (kB, mean): ${GAMES.map((slug, place) => `${slug} and what is beside it ${grown[place].toFixed(1)}`).join(", ")}.

After each game of the first and of the last round:

${line(["game", "kind", "JS heap (MB)", "Wasm (MB)", "nodes", "listeners", "taps", "work per tap (ms)"])}
${line(Array(8).fill("---"))}
${games
  .map((game, index) => [
    index + 1,
    game.slug,
    megabytes(game.heap),
    megabytes(game.wasm),
    game.nodes,
    game.listeners,
    game.taps,
    game.work.toFixed(2),
  ])
  .filter((_, index) => index < GAMES.length || index >= games.length - GAMES.length)
  .map(line)
  .join("\n")}
`;
}
