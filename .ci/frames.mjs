// How smooth the animations of every game are on a processor slowed 4 times: the share of frames that last over 25 ms
// while a step is shown (aim: 1 %). Reports, never fails. frames.mjs [TAPS]; works on dist/.
import { GAMES } from "../tests/browser/support/catalogue.js";
import { launch } from "../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../tests/browser/support/rules-program.js";
import { serve } from "../tests/browser/support/server.mjs";

const taps = Number(process.argv[2] ?? 60);
const SLOWED = 4;
const LONG = 25;

/** A number below `end`, always the same ones. */
function picker() {
  let state = 1;
  return (end) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % end;
  };
}

/** Notes the length of every frame that begins and ends while a step is shown. */
function watch() {
  window.frames = [];
  let last = null;
  const frame = (now) => {
    const isShown = document.querySelector("section.game")?.dataset.busy === "true";
    if (isShown && last !== null) window.frames.push(now - last);
    last = isShown ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function measure(browser, address, game) {
  const page = await browser.newPage({ viewport: { width: 1080, height: 810 } });
  const query = new URLSearchParams({ position: rulesOf(game, "start"), graine: "1" });
  await page.goto(`${address}/#/jeu/${game}?${query}`);
  await page.locator("section.game").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.evaluate(watch);
  const pick = picker();
  let steps = 0;
  let before = null;
  for (let made = 0; made < taps; made += 1) {
    await page.locator('section.game[data-busy="false"]').waitFor({ timeout: 30_000 });
    const [position, boxes] = await page.evaluate(() => [
      document.querySelector("section.game").dataset.position,
      [...document.querySelectorAll("[data-tap]")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    ]);
    if (position !== before) steps += 1;
    before = position;
    if (boxes.length === 0) break;
    await page.mouse.click(...boxes[pick(boxes.length)]);
    // What follows a touch begins with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  }
  const frames = (await page.evaluate(() => window.frames)).sort((a, b) => a - b);
  await page.close();
  const long = frames.filter((length) => length > LONG).length;
  const share = ((100 * long) / Math.max(1, frames.length)).toFixed(1);
  console.log(
    `${game}: ${frames.length} frames of ${steps} steps, ${share} % over ${LONG} ms (aim 1), ` +
      `median ${(frames[frames.length >> 1] ?? 0).toFixed(0)} ms, longest ${(frames.at(-1) ?? 0).toFixed(0)} ms`,
  );
}

buildRules();
const server = await serve();
const browser = await launch();
for (const game of GAMES) await measure(browser, server.address, game);
await browser.close();
await server.stop();
