// Resume: a game that was left, even in the middle of a fight, continues exactly where it was.
import { expect, test } from "./support/test.js";
import { DUEL, address, game, kept, keptGame, open, rest, says, small, tap, taps } from "./support/game.js";
import { play } from "./support/robot.js";
import { apply } from "./support/rules-program.js";

const dice = (page) => page.locator(".die-button");
const labels = (page) => dice(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** Closes the page, as when a tablet discards it, and opens the saved game in a new one. */
async function reopen(page, still = true) {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(address({ still }));
  await rest(next);
  return next;
}

for (const side of [0, 1]) {
  test(`a thrown die keeps its face after reopening: die ${side + 1}`, async ({ page }) => {
    await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8 });
    await dice(page).nth(side).dispatchEvent("click");
    await expect(dice(page).nth(side)).toHaveAttribute("aria-label", /, [1-6]$/);
    const before = await labels(page);
    expect(await taps(page)).toEqual(["roll"]);

    const next = await reopen(page);
    expect(await labels(next)).toEqual(before);
    expect(await taps(next)).toEqual(["roll"]);
    await expect(dice(next).nth(1 - side)).toHaveAttribute("data-tap", "roll");
    await tap(next, "roll");
    const face = Number(before[side].match(/\d$/)[0]);
    const { partie } = await kept(next);
    expect(Number(partie.actions[0].match(/^dice:(\d),(\d)$/)[1 + side])).toBe(face);
    expect((await says(next)).position).toBe(apply(partie.start, partie.actions));
  });
}

test("a die that is rolling when the page closes keeps its throw", async ({ page }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8, still: false });
  await dice(page).first().dispatchEvent("click");
  await expect.poll(async () => (await kept(page)).thrown).toContain(true);
  const next = await reopen(page);
  await expect(dice(next).first()).toHaveAttribute("aria-label", /, [1-6]$/);
  await expect(dice(next).first()).not.toHaveAttribute("data-tap", /./);
  await expect(dice(next).nth(1)).toHaveAttribute("data-tap", "roll");
});

test("a fight that is animating when the page closes keeps its result", async ({ page }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8, still: false });
  await dice(page).first().dispatchEvent("click");
  await dice(page).nth(1).dispatchEvent("click");
  await expect.poll(async () => (await kept(page)).partie.actions.length).toBe(1);
  const { partie } = await kept(page);
  const next = await reopen(page, false);
  expect((await kept(next)).partie).toEqual(partie);
  expect((await says(next)).position).toBe(apply(partie.start, partie.actions));
});

test("reopening puts down a held piece and keeps the position", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  await tap(page, "c2");
  const next = await reopen(page);
  expect((await says(next)).position).toBe(apply(small(), ["b2-b3"]));
  await expect(game(next).locator('[data-cell="c2"]')).not.toHaveAttribute("aria-label", /choisi/);
});

test("a game reopens with its position, dice and record at any point", async ({ page }) => {
  await open(page, { position: small(), seed: 21 });
  let now = page;
  for (const round of [1, 2, 3, 4, 5]) {
    const { turn } = await play(now, { seed: round, most: 25 });
    const before = [await keptGame(now), (await says(now)).position];
    now = await reopen(now);
    expect([await keptGame(now), (await says(now)).position]).toEqual(before);
    if (turn === "over") break;
  }
});

test("« Reprendre » resumes the game", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  await page.getByRole("button", { name: "Accueil" }).click();
  await expect(page.getByRole("dialog")).toContainText("On s’arrête");
  await page.getByRole("button", { name: "Oui, on s’arrête là" }).click();
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

test("« Non, on continue » stays in the game", async ({ page }) => {
  await open(page, { position: small() });
  await page.getByRole("button", { name: "Accueil" }).click();
  await page.getByRole("button", { name: "Non, on continue" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await says(page)).position).toBe(small());
});

test("reopening keeps the animals of the banners", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await page.getByRole("button", { name: /Changer d’animal/ }).first().click();
  await page.locator(".page-buttons .main").click();
  await rest(page);
  const { banners } = await kept(page);
  expect(banners[0]).not.toBe("wolf-head");
  const next = await reopen(page);
  await expect(next.locator(`use[href="#animal-${banners[0]}"]`)).toBeAttached();
  await tap(next, "end");
  await expect(next.locator(`use[href="#animal-${banners[1]}"]`)).toBeAttached();
});
