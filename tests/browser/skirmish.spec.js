// The short way to a fight: from a cold start in three taps, under the teacher's options.
import { expect, test } from "@playwright/test";
import { GAME, SETTINGS, game, kept, says } from "./support/game.js";
import { apply } from "./support/rules-program.js";

const fightNow = (page) => page.getByRole("button", { name: "Un combat, tout de suite" });

test("from a cold start to a fight in three taps", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Jouer" }).click();
  await fightNow(page).click();
  const dice = page.locator('.fight [data-tap="roll"]');
  await expect(dice).toHaveCount(2);
  await expect(dice.first()).toBeInViewport();
  await dice.first().click();
  await expect(dice).toHaveCount(1);
  const { partie } = await kept(page);
  expect(partie.start).toMatch(/ fight:[a-f]4[a-f]5 /);
  expect(partie.actions).toEqual([]);

  // The other die falls, somebody wins, and the small game goes on from there.
  await page.waitForTimeout(500);
  await dice.click();
  await expect.poll(async () => (await kept(page)).partie.actions.length, { timeout: 30_000 }).toBe(1);
  await expect(game(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  const after = await kept(page);
  expect(after.partie.actions[0]).toMatch(/^dice:[1-6],[1-6]$/);
  expect((await says(page)).position).toBe(apply(after.partie.start, after.partie.actions));
});

test("each fight is drawn anew, with the teacher’s die and bonuses, unless a seed is set", async ({ page }) => {
  const fight = async (settings) => {
    await page.goto("./boot.js");
    const store = ([game, settings, text]) => {
      localStorage.removeItem(game);
      localStorage.setItem(settings, text);
    };
    const options = { chevaliers: { bonus: "000", die: "112233" } };
    await page.evaluate(store, [GAME, SETTINGS, JSON.stringify({ hush: true, options, ...settings })]);
    await page.goto("./#/etagere");
    await fightNow(page).click();
    await expect(page.locator(".fight")).toBeVisible();
    return (await says(page)).position;
  };
  const drawn = new Set();
  for (let count = 0; count < 4; count += 1) drawn.add(await fight({}));
  expect(drawn.size).toBeGreaterThan(1);
  for (const position of drawn) expect(position).toContain(" 000/112233/100 ");
  expect(await fight({ seed: 7 })).toBe(await fight({ seed: 7 }));
});
