// The whole app by one switch (docs/decisions/050).
import { expect, test } from "@playwright/test";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { DUEL, address, drawn, game, open, rest, says, taps } from "./support/game.js";
import { choose, offered, setSwitch } from "./support/switch.js";
import { startOf, walk } from "./support/walk.js";

test.describe.configure({ timeout: 180_000 });

const at = (page) => expect.poll(async () => (await offered(page) || {}).at);

for (const slug of GAMES) {
  test(`a whole game: ${slug}`, async ({ page }) => {
    await setSwitch(page, { help: "shown" });
    await open(page, { game: slug, position: startOf(slug), seed: CATALOGUE[slug].walk.seed });
    let steps = 0;
    const touch = async (name) => {
      steps += await choose(page, name);
      await drawn(page);
      await rest(page);
    };
    const made = await walk(page, slug, touch);
    expect((await says(page)).turn).toBe("over");
    // The end can be left by the switch, too.
    await choose(page, "Revanche");
    await expect(game(page)).not.toHaveAttribute("data-turn", "over");
    console.log(`${slug}: ${made} steps of the game, ${steps} of the switch, ${Math.round((steps * 1.5) / 6) / 10} min at 1.5 s`);
  });
}

test("from the first page over the shelf and the preparation into a game", async ({ page }) => {
  await setSwitch(page, { games: GAMES });
  await page.goto("./");
  await choose(page, "Jouer");
  await expect(page).toHaveURL(/etagere/);
  const title = await page.locator(".box").nth(1).evaluate((box) => box.textContent.trim().replace(/\s+/g, "_"));
  await choose(page, title);
  await expect(page).toHaveURL(/preparation/);
  // Another animal, then the computer for the second seat.
  const seats = page.locator(".seat-choice");
  const before = await seats.nth(0).innerHTML();
  await choose(page, (await seats.nth(0).getAttribute("aria-label")).replaceAll(" ", "_"));
  await expect.poll(() => seats.nth(0).innerHTML()).not.toBe(before);
  await choose(page, (await seats.nth(3).getAttribute("aria-label")).replaceAll(" ", "_"));
  await expect(seats.nth(3)).toHaveAttribute("aria-pressed", "true");
  await choose(page, "Jouer");
  await rest(page);
  expect((await says(page)).turn).toBe("decision");
  // Out again: the question before, and the way home.
  await choose(page, "Accueil");
  await choose(page, "Oui,_on_arrête");
  await expect(page.locator(".page-home")).toBeVisible();
});

test("a fight with its questions", async ({ page }) => {
  await setSwitch(page, { help: "asked" });
  await open(page, { position: DUEL, seed: 3 });
  for (const name of ["c5", "c6"]) {
    await choose(page, name);
    await rest(page);
  }
  let answers = 0;
  while ((await says(page)).turn === "chance") {
    const names = await taps(page);
    answers += names.some((name) => name.startsWith("answer")) ? 1 : 0;
    // What lies under the fight is not offered.
    expect(names.filter((name) => /^[a-i]\d$/.test(name))).toEqual([]);
    await choose(page, names[0]);
    await drawn(page);
    await rest(page);
  }
  expect(answers).toBeGreaterThan(4);
});
