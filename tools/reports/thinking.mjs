// Thinking-time report: thinking.mjs [SECONDS [RATE [GAME…]]]. The computer plays every game at every level for SECONDS, on a CPU slowed
// RATE times. A move lasts from one position to the next, drawing included. A long task takes more than 50 ms. Load on the machine
// distorts both, but not the CPU time per move. Never fails. Uses dist/.
import { loadavg } from "node:os";
import { CATALOGUE, GAMES, optionWords } from "../../tests/browser/support/catalogue.js";
import { launch } from "../../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";

const [seconds = 20, rate = 4] = process.argv.slice(2, 4).map(Number);
const named = process.argv.slice(4);
const games = named.length > 0 ? named : GAMES;
const PLAYERS = ["1", "2", "3", "4", "5", "copain"];

async function measure(browser, address, game, player) {
  const page = await browser.newPage({ viewport: { width: 1080, height: 810 } });
  await page.addInitScript(() => {
    window.seen = { moves: [], tasks: [] };
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) window.seen.tasks.push([startTime, duration]);
    }).observe({ type: "longtask" });
  });
  const partie = {
    actions: [],
    format: "partie/1",
    game,
    options: {},
    start: rulesOf(game, "start", ...optionWords(CATALOGUE[game].crowded)),
  };
  const saved = { banners: [], partie, picture: "", players: Array(8).fill(player), seed: 7, thrown: [false, false], undone: [] };
  await page.goto(`${address}/#/credits`);
  await page.evaluate((saved) => localStorage.setItem("table-ronde/game", JSON.stringify(saved)), saved);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(`${address}/#/jeu/${game}?anim=0`);
  const board = page.locator("section.game");
  await board.waitFor();
  const begin = await board.evaluate((board) => {
    const begin = performance.now();
    let last;
    let position = board.dataset.position;
    new MutationObserver(() => {
      if (board.dataset.position === position) return;
      const now = performance.now();
      position = board.dataset.position;
      // The first move began before the measurement.
      if (last !== undefined) window.seen.moves.push(now - last);
      last = now;
    }).observe(board, { attributes: true });
    return begin;
  });
  // CPU seconds of the page's main thread.
  const used = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  await session.send("Performance.setTimeDomain", { timeDomain: "threadTicks" }).catch(() => {});
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await used();
  await page
    .waitForFunction(() => document.querySelector("section.game")?.dataset.turn === "over", null, { timeout: 1000 * seconds })
    .catch(() => {});
  const spent = 1000 * ((await used()) - before);
  const { moves, tasks } = await page.evaluate(() => window.seen);
  await page.close();
  const long = tasks.filter(([start]) => start > begin).map(([, duration]) => duration);
  const mean = moves.reduce((sum, time) => sum + time, 0) / Math.max(1, moves.length);
  const sorted = moves.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  const cells = [
    game,
    player,
    moves.length,
    (spent / Math.max(1, moves.length)).toFixed(0),
    mean.toFixed(0),
    p95.toFixed(0),
    Math.max(0, ...moves).toFixed(0),
    long.length,
    Math.max(0, ...long).toFixed(0),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}

buildRules();
const server = await serve();
const browser = await launch();
const load = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");
console.log(`Chromium, ${rate}× slower, up to ${seconds} s each; load of the machine before: ${load()}\n`);
console.log("| game | player | moves | processor ms | mean ms | p95 ms | greatest ms | long tasks | longest ms |");
console.log("|---|---|---|---|---|---|---|---|---|");
for (const game of games) {
  for (const player of PLAYERS) await measure(browser, server.address, game, player);
}
console.log(`\nLoad after: ${load()}`);
await browser.close();
await server.stop();
