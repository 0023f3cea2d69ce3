// Memory: a page that stays open all day keeps no nodes of closed boards.
import { expect, test } from "./support/test.js";
import { address, rest, small } from "./support/game.js";
import { play } from "./support/robot.js";

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
