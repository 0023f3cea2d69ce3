// Bad-network report: how often a game starts without a manual retry: bad-link.mjs [LOADS] [FAILING PER CENT] [SEED]. Each load is a
// first visit on slow 3G (400 kbit/s, 400 ms), on which this share of the requests fails in a random way. Never fails. Uses dist/, or
// the folder in DIST.
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { FAILURES, weakNetwork } from "../../tests/browser/support/weak-network.js";

const loads = Number(process.argv[2] ?? 20);
const share = Number(process.argv[3] ?? 10) / 100;
let state = Number(process.argv[4] ?? 1);
/** Returns a reproducible random number from 0 to 1 (mulberry32). */
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const ways = Object.keys(FAILURES);
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Time after which a load counts as failed, in milliseconds. */
const PATIENCE = 180_000;

const net = await weakNetwork();
// index.html always loads: without it the app could not retry.
net.choose = (name) => (name !== "index.html" && random() < share ? ways[Math.floor(random() * ways.length)] : undefined);
const browser = await launch();
const started = { alone: 0, retried: 0, never: 0 };
const times = [];
for (let load = 1; load <= loads; load += 1) {
  const context = await tablet(browser, net.base.replace(/\/$/, ""), [1024, 768]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_3G);
  const failed = net.failed.length;
  const begun = performance.now();
  let retries = 0;
  let isPlayed = false;
  const game = page.locator("section.game[data-busy=false]");
  const panel = page.locator("#unstarted, #trouble").filter({ visible: true });
  // The first page's game, in one URL.
  await page.goto("./#/premiere/chevaliers", { waitUntil: "commit" });
  while (!isPlayed && performance.now() - begun < PATIENCE) {
    await game
      .or(panel)
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => {});
    if ((await panel.count()) > 0) {
      retries += 1;
      await page.locator("#retry").click();
      await panel.waitFor({ state: "hidden" }).catch(() => {});
    } else isPlayed = (await game.count()) > 0;
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  times.push(seconds);
  started[isPlayed ? (retries ? "retried" : "alone") : "never"] += 1;
  console.log(
    `load ${load}: ${isPlayed ? "plays" : "does not start"} after ${seconds} s, ${retries} manual retries; failed: ${net.failed.slice(failed).join(", ") || "nothing"}`,
  );
  await context.close();
}
times.sort((one, other) => one - other);
console.log(
  `${started.alone} of ${loads} loads started without a manual retry, ${started.retried} with one, ${started.never} not at all; median ${times[Math.floor(loads / 2)]} s.`,
);
await browser.close();
await net.stop();
