// Tap latency while the computer thinks: while-thinking.mjs [TAPS [GAME…]]. Measures « Stop », the ear and « Maison » on CPUs slowed 4
// and 6 times. The best level plays all seats, and its dots show that it thinks. Never fails. Uses dist/.
import { CATALOGUE, GAMES, optionWords } from "../../tests/browser/support/catalogue.js";
import { launch } from "../../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";

const [, , words = "60", ...wanted] = process.argv;
const taps = Number(words);
/** Tapped buttons, and how the game continues: « Stop » needs a longer press, so a tap only shows its hint. */
const BUTTONS = [
  { name: "Stop", css: "[data-adult=pause]", on: async () => {} },
  { name: "the ear", css: ".ear", on: async () => {} },
  { name: "Maison", css: ".home", on: (page) => page.keyboard.press("Escape") },
];

/** Opens a page on a slowed CPU that records click latencies. */
async function thinking(browser, address, game, rate) {
  const page = await browser.newPage({ viewport: { width: 1080, height: 810 } });
  await page.addInitScript(() => {
    window.spans = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries()) {
        if (name === "click" && interactionId) window.spans.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  await page.goto(`${address}/#/credits`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

/** Waits until the computer thinks, then for `later` milliseconds. */
const thought = (page, later) =>
  page.evaluate(
    (later) =>
      new Promise((done) => {
        const look = () => (document.querySelector(".game .thought") ? setTimeout(done, later) : setTimeout(look, 20));
        look();
      }),
    later,
  );

/** Starts a game that only computers play. */
async function begin(page, address, game) {
  const partie = {
    actions: [],
    format: "partie/1",
    game,
    options: {},
    start: rulesOf(game, "start", ...optionWords(CATALOGUE[game].crowded)),
  };
  const saved = { banners: [], partie, picture: "", players: Array(8).fill("5"), seed: 7, thrown: [false, false], undone: [] };
  await page.goto(`${address}/#/credits`);
  await page.evaluate((saved) => localStorage.setItem("table-ronde/game", JSON.stringify(saved)), saved);
  await page.goto(`${address}/#/jeu/${game}`);
  await page.locator("section.game").waitFor();
}

async function measure(browser, address, game, rate) {
  const page = await thinking(browser, address, game, rate);
  await begin(page, address, game);
  for (const { name, css, on } of BUTTONS) {
    const spans = [];
    let thinks = 0;
    for (let made = 0; made < taps; made += 1) {
      if ((await page.locator("section.game:not([data-turn=over])").count()) === 0) await begin(page, address, game);
      // Spreads the taps over the duration of a thought.
      await thought(page, (made * 37) % 160);
      const { x, y, width, height } = await page.locator(css).first().boundingBox();
      await page.evaluate(() => (window.spans = []));
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
      // Event Timing omits events under 16 ms.
      spans.push(Math.max(16, ...(await page.evaluate(() => window.spans))));
      thinks += await page.locator(".game .thought").count();
      await on(page);
      await page.locator("section.game").waitFor();
    }
    spans.sort((one, other) => one - other);
    const at = (share) => spans[Math.min(spans.length - 1, Math.floor(share * spans.length))];
    console.log(`| ${game} | ${rate}× | ${name} | ${spans.length} | ${at(0.5)} | ${at(0.98)} | ${spans.at(-1)} | ${thinks} |`);
  }
  await page.close();
}

buildRules();
const server = await serve();
const browser = await launch();
console.log("| game | slower | button | taps | median ms | p98 ms | slowest ms | it still thought |\n|---|---|---|---|---|---|---|---|");
for (const game of GAMES.filter((game) => wanted.length === 0 || wanted.includes(game))) {
  for (const rate of [4, 6]) await measure(browser, server.address, game, rate);
}
await browser.close();
await server.stop();
