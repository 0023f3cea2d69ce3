// Quick fight: three taps from a cold start, under the teacher's options.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, UNREADABLE, game, kept, keptGame, open, rest, says, small, tap, text } from "./support/game.js";
import { handOn, middle } from "./support/hand.js";
import { apply, rulesOf } from "./support/rules-program.js";

const fightNow = (page) => page.getByRole("button", { name: "Un combat, tout de suite" });

test("a practice fight starts in three taps from home", async ({ page }) => {
  await page.goto("./#/premiere/chevaliers");
  await rest(page);
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

  // The other die falls, one side wins, and the small game continues.
  await rest(page);
  await dice.click();
  await expect.poll(async () => (await kept(page)).partie.actions.length, { timeout: 30_000 }).toBe(1);
  await expect(game(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  const after = await kept(page);
  expect(after.partie.actions[0]).toMatch(/^dice:[1-6],[1-6]$/);
  expect((await says(page)).position).toBe(apply(after.partie.start, after.partie.actions));
});

test("practice fights are random under the teacher's options, unless a seed is set", async ({ page }) => {
  const fight = async (settings) => {
    await page.goto("./start.js");
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

const question = (page) => page.getByRole("dialog", { name: "On continue la partie" });
const answer = (page, name) => question(page).getByRole("button", { name });

/** Leaves a saved game with one step and opens the shelf. */
async function leaveOne(page) {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  expect((await kept(page)).partie.actions).toEqual(["b2-b3"]);
  await page.goto("./#/etagere");
  await expect(fightNow(page)).toBeVisible();
}

test("a practice fight asks before it replaces a game, which can be continued", async ({ page }) => {
  await leaveOne(page);
  const before = await keptGame(page);
  await fightNow(page).click();
  await expect(question(page).locator("[data-word]")).toHaveCount(4);
  await page.locator(".ear").click({ trial: true });
  await expect(answer(page, "Continuer").locator("svg.preview.on-chevaliers")).toBeVisible();
  await expect(answer(page, "Nouvelle partie").locator('use[href="#icon-die"]')).toBeVisible();
  const [large, less] = await question(page).getByRole("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(large).toBeGreaterThan(less);
  expect(await keptGame(page)).toEqual(before);

  // Closing the question changes nothing.
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await fightNow(page).click();
  await answer(page, "Continuer").click();
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  expect(await keptGame(page)).toEqual(before);
});

test("a practice fight also asks before it replaces another kind of game", async ({ page }) => {
  const begun = rulesOf("kingdom", "start");
  await open(page, { game: "kingdom", position: begun });
  await tap(page, "d1");
  await page.locator("[data-tap]:not([data-tap=d1])").first().click();
  await rest(page);
  const { actions } = (await kept(page)).partie;
  expect(actions.length).toBeGreaterThan(0);
  await page.goto("./#/etagere");
  await fightNow(page).click();
  await expect(answer(page, "Continuer").locator("svg.preview.on-kingdom")).toBeVisible();
  await answer(page, "Continuer").click();
  await expect(game(page)).toHaveAttribute("data-game", "kingdom");
  await page.goto("./#/etagere");
  await fightNow(page).click();
  await answer(page, "Nouvelle partie").click();
  await expect(page.locator('.fight [data-tap="roll"]')).toHaveCount(2);
});

test("« Nouvelle partie » starts the fight", async ({ page }) => {
  await leaveOne(page);
  await fightNow(page).click();
  await answer(page, "Nouvelle partie").click();
  await expect(page.locator('.fight [data-tap="roll"]')).toHaveCount(2);
  expect((await kept(page)).partie.start).toMatch(/ fight:[a-f]4[a-f]5 /);
});

test("a double tap does not answer the question", async ({ page }) => {
  await page.setViewportSize({ width: 810, height: 1080 });
  await leaveOne(page);
  const before = await keptGame(page);
  const [x, y] = await middle(fightNow(page));
  const point = [x - 40, y];
  const hand = await handOn(page);
  await hand.click(...point, 0);
  await expect(question(page)).toBeVisible();
  const isOver = await answer(page, "Nouvelle partie").evaluate((one, [x, y]) => one.contains(document.elementFromPoint(x, y)), point);
  expect(isOver).toBe(true);
  await hand.click(...point, 200);
  await expect(question(page)).toBeVisible();
  expect(await keptGame(page)).toEqual(before);
  await hand.click(...point, 1000);
  await expect(page.locator('.fight [data-tap="roll"]')).toHaveCount(2);
});

test("the preparation asks too and shows both boards", async ({ page }) => {
  await leaveOne(page);
  await page.goto("./#/preparation/kingdom");
  const play = page.locator(".page-buttons .main");
  await play.click();
  await expect(answer(page, "Continuer").locator("svg.preview.on-chevaliers")).toBeVisible();
  await expect(answer(page, "Nouvelle partie").locator("svg.preview.on-kingdom")).toBeVisible();
  await answer(page, "Continuer").click();
  await rest(page);
  await expect(page).toHaveURL(/#\/jeu\/chevaliers/);

  await page.goto("./#/preparation/kingdom");
  await play.click();
  await answer(page, "Nouvelle partie").click();
  await rest(page);
  expect((await kept(page)).partie.game).toBe("kingdom");
});

test("no question is asked when the game has no step or is over", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  const play = page.locator(".page-buttons .main");
  await play.click();
  await rest(page);
  await page.goto("./#/etagere");
  await fightNow(page).click();
  await expect(page.locator(".fight")).toBeVisible();

  await open(page, { position: apply("6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0", []) });
  await tap(page, "c8");
  await tap(page, "d9");
  expect((await says(page)).turn).toBe("over");
  await page.goto("./#/preparation/kingdom");
  await play.click();
  await rest(page);
  expect((await kept(page)).partie.game).toBe("kingdom");
});

test("a practice fight quarantines a corrupt save", async ({ page }) => {
  await page.goto("./start.js");
  await page.evaluate((key) => localStorage.setItem(key, "{ half a game"), GAME);
  await page.goto("./#/etagere");
  await fightNow(page).click();
  await expect(page.locator(".fight")).toBeVisible();
  expect(await text(page, UNREADABLE)).toBe("{ half a game");
});
