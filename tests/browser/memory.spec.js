// Memory: a page that stays open all day keeps no nodes of closed boards.
import { expect, test } from "./support/test.js";
import { SETTINGS, address, open, rest, small } from "./support/game.js";
import { play } from "./support/robot.js";

/** A great dragon attacks a knight. */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";

test("fifty fights with expressions leak neither nodes nor memory", async ({ page }) => {
  test.setTimeout(120_000);
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, help: "automatic" })]);
  await open(page, { position: small() });
  await expect(page.locator("html[data-faces]")).toHaveCount(1, { timeout: 60_000 });
  const nodes = [];
  const heaps = [];
  for (let fight = 1; fight <= 50; fight += 1) {
    await page.evaluate((link) => (location.hash = link), address({ position: FIGHT, seed: fight, base: "" }));
    await expect(page.locator(".piece[data-mood=sorry]")).toHaveCount(1);
    await rest(page);
    if (fight % 10 > 0) continue;
    for (let round = 0; round < 2; round += 1) await devtools.send("HeapProfiler.collectGarbage");
    nodes.push((await devtools.send("Memory.getDOMCounters")).nodes);
    heaps.push((await devtools.send("Runtime.getHeapUsage")).usedSize);
  }
  // The browser may keep one old board (286 nodes) for a while. A leak of ten nodes a fight exceeds the limit.
  expect(nodes[4] - nodes[0], `nodes: ${nodes.join(", ")}`).toBeLessThan(286 + 100);
  expect(heaps[4] / heaps[2], `bytes: ${heaps.join(", ")}`).toBeLessThan(1.05);
});

test("games opened by links leak no DOM nodes", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await page.goto("./");
  const nodes = [];
  for (let game = 1; game <= 8; game += 1) {
    await page.evaluate((link) => (location.hash = link), address({ position: small(), seed: game, base: "" }));
    await rest(page);
    await play(page, { seed: game, most: 120 });
    await page.evaluate(() => (location.hash = "#/"));
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    // The second collection frees objects that the first one released.
    for (let round = 0; round < 2; round += 1) await devtools.send("HeapProfiler.collectGarbage");
    nodes.push((await devtools.send("Memory.getDOMCounters")).nodes);
  }
  // A leaked board has some 270 nodes.
  expect(nodes[7] - nodes[2], `nodes after each game: ${nodes.join(", ")}`).toBeLessThan(5 * 5);
});
