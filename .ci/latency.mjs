// How long a tap on the board takes to be answered, on a processor slowed 4 and 6 times. Reports, never fails.
// latency.mjs [TAPS]; works on dist/, on the board of every game.
import { GAMES } from "../tests/browser/support/catalogue.js";
import { launch } from "../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../tests/browser/support/rules-program.js";
import { serve } from "../tests/browser/support/server.mjs";

const taps = Number(process.argv[2] ?? 150);

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

async function measure(browser, address, game, rate) {
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
  const pick = picker();
  for (let made = 0; made < taps; made += 1) {
    const boxes = await page.locator("[data-tap]").evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
    if (boxes.length === 0) break;
    await page.mouse.click(...boxes[pick(boxes.length)]);
  }
  // The observer is told after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  const seen = await page.evaluate(() => window.spans);
  await page.close();
  // Taps answered within 16 ms are not listed by the browser: they count as 16.
  const spans = [...seen, ...Array(Math.max(0, taps - seen.length)).fill(16)].sort((a, b) => a - b);
  console.log(`${game}, ${rate}× slower: ${taps} taps, median ${at(spans, 0.5)} ms, p98 ${at(spans, 0.98)} ms, slowest ${spans.at(-1)} ms`);
}

buildRules();
const server = await serve();
const browser = await launch();
for (const game of GAMES) {
  for (const rate of [1, 4, 6]) await measure(browser, server.address, game, rate);
}
await browser.close();
await server.stop();
