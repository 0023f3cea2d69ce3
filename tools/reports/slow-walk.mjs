// Slow-device report: plays through a lesson (first page, preparation, game, fight, desk) on a slowed CPU with a small script heap:
// slow-walk.mjs [RATE] [MEGABYTES]. Reports the time of each screen and the peak memory. Never fails. Uses dist/, or the folder in
// DIST.
import { readFileSync, readdirSync } from "node:fs";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { DUEL, address, rest, tap, taps } from "../../tests/browser/support/game.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { passGate } from "../../tests/browser/support/teacher.js";

const rate = Number(process.argv[2] ?? 6);
const megabytes = Number(process.argv[3] ?? 64);

/** Returns the memory (VmRSS of Linux) of all renderer processes started with this flag, in bytes. */
function drawers(flag) {
  let sum = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, "utf8");
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      if (words.includes("--type=renderer") && words.includes(flag)) sum += 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    } catch {
      // The process ended meanwhile.
    }
  }
  return sum;
}

buildRules();
const server = await serve();
const browser = await launch(`--js-flags=--max-old-space-size=${megabytes}`);
const context = await tablet(browser, server.address, [1024, 768]);
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send("Performance.enable");
await session.send("Emulation.setCPUThrottlingRate", { rate });

const peak = { heap: 0, renderer: 0 };
async function weigh() {
  const { metrics } = await session.send("Performance.getMetrics");
  peak.heap = Math.max(peak.heap, metrics.find(({ name }) => name === "JSHeapUsedSize").value);
  peak.renderer = Math.max(peak.renderer, drawers(`--max-old-space-size=${megabytes}`));
}
const scale = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
async function step(name, what) {
  const begun = performance.now();
  await what();
  const time = performance.now() - begun;
  await weigh();
  console.log(`${name.padEnd(28)} ${(time / 1000).toFixed(1).padStart(6)} s`);
}
const shown = (name) => page.locator(`main.page-${name}:not([data-prerendered])`).waitFor();

await step("first page", async () => {
  await page.goto("./");
  await shown("home");
});
await step("preparation", async () => {
  await page.goto("./#/preparation/chevaliers");
  await shown("setup");
});
await step("game", async () => {
  await page.locator(".page-buttons .main").click();
  await rest(page);
});
await step("a step", () => tap(page, "end"));
await step("a fight begins", async () => {
  await page.goto(address({ position: DUEL, seed: 8, still: false }));
  await rest(page);
  await tap(page, "c5");
  await tap(page, "c6");
});
await step("a fight to its end", async () => {
  while ((await taps(page)).includes("roll")) await tap(page, "roll");
});
await step("desk, the gate", async () => {
  await page.evaluate(() => (location.hash = "#/maitre"));
  await page.locator("[data-gate-a]").waitFor();
});
await step("desk", () => passGate(page));
for (const part of ["settings", "observations", "game", "position", "kept"]) {
  await step(`desk: ${part}`, async () => {
    await page.locator(`[data-adult="tab-${part}"]`).click();
    await page.locator(".teacher-body").first().waitFor();
  });
}
console.log(
  `${rate} times slower, at most ${megabytes} MB for scripts: ${scale(peak.heap)} of scripts at most, ${scale(peak.renderer)} of the page's process at most`,
);
await browser.close();
await server.stop();
