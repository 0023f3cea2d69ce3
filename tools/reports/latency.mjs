// Input latency report: latency.mjs [TAPS [GAME…]]. On CPUs slowed 4 and 6 times, with animations: time until a tap is visible and
// answered, share of frames over 25 ms (at the first rate), and main-thread cost by kind of tap and per move (4 times slower). Never
// fails. Uses dist/, or the folder in DIST.
import { GAMES } from "../../tests/browser/support/catalogue.js";
import { launch } from "../../tests/browser/support/chromium.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { steadily } from "../../tests/browser/support/robot.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { COLUMNS, SLOWED, note, table, taps as tapsOf, traced } from "./latency/costs.mjs";

// RATES sets other factors than "4 6". If empty, only the costs are measured.
const [, , words = "150", ...wanted] = process.argv;
const most = Number(words);
const rates = (process.env.RATES ?? "4 6").split(" ").filter(Boolean).map(Number);
/** FINGER=1 sends touches of this duration, in milliseconds, instead of the shorter mouse clicks used for comparable web boards. */
const HELD = 80;
/** Duration from which a frame counts as long, in milliseconds. */
const LONG = 25;

/** Returns a quantile of a list, in milliseconds. */
const at = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
};

/** Returns a generator of reproducible random numbers below `end`. */
function picker() {
  let state = 1;
  return (end) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % end;
  };
}

/** Records the time until taps are visible (Event Timing), and until they are answered: until the frame after the app's handlers. */
function watchTouches() {
  Object.assign(window, { spans: [], downs: [], answers: [] });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, interactionId } of list.getEntries()) {
      if (name === "click" && interactionId) window.spans.push([startTime, duration]);
      if (name === "pointerdown") window.downs.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  let touched;
  addEventListener(
    "click",
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      touched = timeStamp;
      window.first ??= timeStamp;
    },
    true,
  );
  // Runs after the app's own listeners, which are on deeper elements.
  document.addEventListener("click", () => {
    if (touched === undefined) return;
    const begun = touched;
    touched = undefined;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - begun)));
  });
}

/** Records every frame while something moves. Requesting every frame forces the page to draw it, a quarter of a move's cost. Tap
 * latencies are therefore measured without it. */
function watchFrames() {
  window.frames = [];
  let last = null;
  const frame = (now) => {
    const isShown = document.querySelector(".game[data-busy]")?.dataset.busy === "true";
    if (isShown && last !== null) window.frames.push(now - last);
    last = isShown ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Waits for rest and returns the tap targets. A MutationObserver reports it: polling would count as the page's work. */
function atRest() {
  const look = () => {
    if (document.querySelector(".victory")) return { boxes: [] };
    const all = (about) => [...document.querySelectorAll(`.game[data-busy=false] ${about}`)];
    const isHeld = all("[aria-label*=choisi]").length > 0;
    // If a piece is held, taps one of its targets: two taps per move, as people make them.
    const targets = all("[data-tap][aria-label*=', possible']");
    const boxes = (targets.length > 0 ? targets : all("[data-tap]")).map((one) => one.getBoundingClientRect());
    return (
      boxes.length > 0 && {
        boxes: boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
        kind: isHeld ? "with-a-piece-held" : "with-nothing-held",
        position: document.querySelector(".game").dataset.position,
      }
    );
  };
  return new Promise((found, failed) => {
    let later;
    const end = setTimeout(() => failed(new Error("for a minute nothing can be touched")), 60_000);
    const tell = () => {
      const seen = look();
      if (!seen) return;
      changes.disconnect();
      clearTimeout(end);
      found(seen);
    };
    const changes = new MutationObserver(() => {
      clearTimeout(later);
      later = setTimeout(tell, 50);
    });
    changes.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-busy"] });
    tell();
  });
}

/** Returns the function that taps a point of the page. */
async function pointer(page) {
  if (!process.env.FINGER) return (point) => page.mouse.click(...point);
  const session = await page.context().newCDPSession(page);
  return async ([x, y]) => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await new Promise((done) => setTimeout(done, HELD));
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Opens the board of a game on a slowed CPU, with these observers. */
async function board(browser, address, game, rate, ...watches) {
  const page = await browser.newPage({ viewport: { width: 1080, height: 810 }, hasTouch: Boolean(process.env.FINGER) });
  for (const watch of watches) await page.addInitScript(watch);
  const query = new URLSearchParams({ position: rulesOf(game, "start"), graine: "1" });
  await page.goto(`${address}/#/jeu/${game}?${query}`);
  await page.locator("section.game").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

/** Taps a reproducible sequence of targets, each at rest. `each` gets the point and whether a piece is held. Returns the number of taps
 * and moves. */
async function tap(page, each) {
  const pick = picker();
  const hand = {};
  let made = 0;
  let moves = 0;
  let before;
  for (; made < most; made += 1) {
    const { boxes, kind, position } = await page.evaluate(atRest);
    if (before !== undefined && position !== before) moves += 1;
    before = position;
    if (boxes.length === 0) break;
    const [x, y] = boxes[pick(boxes.length)];
    await steadily(hand, { x, y }, () => each([x, y], kind));
  }
  await page.waitForTimeout(500);
  return { made, moves };
}

async function costs(browser, address, game) {
  const page = await board(browser, address, game, 1);
  await traced(browser, page);
  const touch = await pointer(page);
  const { moves } = await tap(page, async (point, before) => {
    await note(page, `tap ${before}`);
    await touch(point);
  });
  const all = await tapsOf(browser);
  await page.close();
  const cell = (value) => String(Math.round(value * 10) / 10).padStart(9);
  const row = (name, values) => console.log(`  ${name.padEnd(31)}${COLUMNS.map((column) => cell(values[column])).join("")}`);
  console.log(`${`${game}, ${SLOWED}× slower, medians`.padEnd(33)}${COLUMNS.map((column) => column.padStart(9)).join("")}`);
  for (const { kind, count, ...values } of table(all)) row(`${count} ${kind.replaceAll("-", " ")}`, values);
  const sum = (column) => all.reduce((sum, tap) => sum + tap[column], 0) / Math.max(1, moves);
  row(`a move, mean of ${moves}`, Object.fromEntries(COLUMNS.map((column) => [column, sum(column)])));
}

async function touches(browser, address, game, rate) {
  const page = await board(browser, address, game, rate, watchTouches);
  const { made } = await tap(page, await pointer(page));
  const { spans, downs, first, answers } = await page.evaluate(() => {
    const { spans, downs, first, answers } = window;
    return { spans, downs, first, answers };
  });
  await page.close();
  // The first tap comes while the page still opens, sooner than a person could make it, so it is reported separately. Event Timing omits
  // events under 16 ms: they count as 16.
  const isFirst = ([begun]) => Math.abs(begun - first) < 1;
  const opening = spans.find(isFirst)?.[1] ?? 16;
  const later = spans.filter((span) => !isFirst(span)).map(([, duration]) => duration);
  const filled = (list, count) => [...list, ...Array(Math.max(0, count - list.length)).fill(16)];
  const seen = filled(later, made - 1);
  const told = (list) => `${at(list, 0.5)} / ${at(list, 0.98)} / ${at(list, 1)}`;
  const pressed = process.env.FINGER ? `; a finger is seen coming down after ${told(filled(downs, made))}` : "";
  console.log(
    `${game}, ${rate}× slower: ${seen.length} touches, seen after ${told(seen)} ms (median / p98 / most; the first ${opening}), ` +
      `answered after ${told(answers)}${pressed}`,
  );
}

async function frames(browser, address, game, rate) {
  const page = await board(browser, address, game, rate, watchFrames);
  await tap(page, await pointer(page));
  const all = await page.evaluate(() => window.frames);
  await page.close();
  const long = all.filter((length) => length > LONG).length;
  console.log(`${game}, ${rate}× slower: ${((100 * long) / Math.max(1, all.length)).toFixed(1)} % of ${all.length} frames over ${LONG} ms`);
}

buildRules();
const server = await serve();
const browser = await launch();
for (const game of GAMES.filter((game) => wanted.length === 0 || wanted.includes(game))) {
  for (const rate of rates) await touches(browser, server.address, game, rate);
  for (const rate of rates.slice(0, 1)) await frames(browser, server.address, game, rate);
  await costs(browser, server.address, game);
}
await browser.close();
await server.stop();
