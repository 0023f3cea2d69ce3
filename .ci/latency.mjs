// How long a tap on the board takes to be answered, on a processor slowed 4 and 6 times, and what it costs the main thread,
// slowed 4 times, by kind of tap. Reports, never fails. latency.mjs [TAPS [GAME…]]; works on dist/, on the board of every game.
import { GAMES } from "../tests/browser/support/catalogue.js";
import { launch } from "../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../tests/browser/support/rules-program.js";
import { serve } from "../tests/browser/support/server.mjs";
import { COLUMNS, note, table, taps as tapsOf, traced } from "./latency/costs.mjs";

const [, , words = "150", ...wanted] = process.argv;
const taps = Number(words);

/** The shares of a sorted list, in milliseconds. */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** A number below `end`, always the same ones. */
function picker() {
  let state = 1;
  return (end) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % end;
  };
}

/** The board of a game, on a slowed processor. */
async function board(browser, address, game, rate) {
  const page = await browser.newPage({ viewport: { width: 1080, height: 810 } });
  await page.addInitScript(() => {
    window.spans = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries()) {
        if (name === "click" && interactionId) window.spans.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const query = new URLSearchParams({ position: rulesOf(game, "start"), graine: "1", anim: "0" });
  await page.goto(`${address}/#/jeu/${game}?${query}`);
  await page.locator("section.game").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

/** Taps on what can be touched, always the same; `each` gets the point, and whether a piece was held. Tells how many were made. */
async function tap(page, each) {
  const pick = picker();
  for (let made = 0; made < taps; made += 1) {
    // Where chance plays by itself there is nothing to touch for a moment.
    await page.waitForSelector("[data-tap], .victory", { state: "attached" });
    const { boxes, before } = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll("[data-tap]")].map((one) => one.getBoundingClientRect());
      const isHeld = Boolean(document.querySelector("[data-cell][aria-label*=choisi]"));
      return {
        boxes: boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
        before: isHeld ? "with-a-piece-held" : "with-nothing-held",
      };
    });
    if (boxes.length === 0) return made;
    await each(boxes[pick(boxes.length)], before);
  }
  return taps;
}

async function costs(browser, address, game) {
  const page = await board(browser, address, game, 4);
  await traced(browser, page);
  await tap(page, async (point, before) => {
    await note(page, `tap ${before}`);
    await page.mouse.click(...point);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    await note(page, "end");
  });
  const rows = table(await tapsOf(browser));
  await page.close();
  const cell = (value) => String(Math.round(value * 10) / 10).padStart(9);
  console.log(`${game}, 4× slower, medians${" ".repeat(Math.max(0, 12 - game.length))}${COLUMNS.map((column) => column.padStart(9)).join("")}`);
  for (const { kind, count, ...row } of rows) console.log(`  ${`${count} ${kind.replaceAll("-", " ")}`.padEnd(31)}${COLUMNS.map((column) => cell(row[column])).join("")}`);
}

async function measure(browser, address, game, rate) {
  const page = await board(browser, address, game, rate);
  const made = await tap(page, (point) => page.mouse.click(...point));
  // The observer is told after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  const seen = await page.evaluate(() => window.spans);
  await page.close();
  // Taps answered within 16 ms are not listed by the browser: they count as 16.
  const spans = [...seen, ...Array(Math.max(0, made - seen.length)).fill(16)].sort((a, b) => a - b);
  console.log(`${game}, ${rate}× slower: ${made} taps, median ${at(spans, 0.5)} ms, p98 ${at(spans, 0.98)} ms, slowest ${spans.at(-1)} ms`);
}

buildRules();
const server = await serve();
const browser = await launch();
for (const game of GAMES.filter((game) => wanted.length === 0 || wanted.includes(game))) {
  for (const rate of [1, 4, 6]) await measure(browser, server.address, game, rate);
  await costs(browser, server.address, game);
}
await browser.close();
await server.stop();
