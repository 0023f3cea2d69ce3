// Prompts: in whole games of every kind, the turn banner and the voice only ask for controls that are visible and tappable.
import { expect, test } from "./support/test.js";
import { asked } from "./support/asked.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { open, says, tap, taps } from "./support/game.js";
import { numbers } from "./support/robot.js";
import { startOf, walk } from "./support/walk.js";

/** Maximum number of random taps in the robot's game. */
const RANDOM = 60;

for (const [width, height] of [[1080, 810], [390, 844]]) {
  for (const game of GAMES) {
    test(`prompts name only visible and tappable controls, ${game}, ${width}×${height}`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      const found = new Set();
      const look = async () => (await page.evaluate(asked)).forEach((fault) => found.add(fault));
      await open(page, { game, position: startOf(game), seed: CATALOGUE[game].walk.seed });
      const made = await walk(page, game, (name) => tap(page, name), { look });
      expect((await says(page)).turn).toBe("over");
      expect(made).toBeGreaterThan(5);
      // The robot reaches positions that no good player meets, including taps that only get a refusal.
      await page.goto("about:blank");
      await open(page, { game, position: startOf(game), seed: 3 });
      const number = numbers(3);
      for (let touches = 0; touches < RANDOM && (await says(page)).turn !== "over"; touches += 1) {
        await look();
        const names = await taps(page);
        await tap(page, names[Math.floor(number() * names.length)]);
      }
      expect([...found]).toEqual([]);
    });
  }
}
