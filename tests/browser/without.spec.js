// Browsers that lack something play on: complete, or less without a trace of breakage.
import { expect, test } from "@playwright/test";
import { deadButtons } from "./support/dead.js";
import { DUEL, address, rest, says, tap, taps } from "./support/game.js";
import { BARE, LACKING } from "./support/lacking.js";
import { PAGES, TABLE, TEACHER } from "./support/scenes.js";
import { openTeacher, passGate } from "./support/teacher.js";

/** All that the page complains of, gathered. */
function complaints(page) {
  const heard = [];
  page.on("pageerror", (error) => heard.push(`${error}`));
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  return heard;
}
const home = (page) => page.locator("main.page-home:not([data-painted])");

/** First page, shelf, preparation, a game, a fight to its end, the first page again, the desk. */
async function walk(page, { forgets = false } = {}) {
  await page.goto("./");
  await home(page).getByRole("button", { name: "Jouer" }).click();
  await expect(page.locator("main.page-shelf")).toBeVisible();
  await page.goto("./#/preparation/chevaliers");
  await page.locator(".page-buttons .main").click();
  await rest(page);
  const begun = (await says(page)).position;
  await tap(page, "end");
  expect((await says(page)).position).not.toBe(begun);

  await page.goto(address({ position: DUEL, seed: 8 }));
  await expect.poll(async () => (await says(page)).position).toBe(DUEL);
  await tap(page, "c5");
  await tap(page, "c6");
  while ((await taps(page)).includes("roll")) await tap(page, "roll");
  const { turn, position } = await says(page);
  expect(turn).not.toBe("chance");
  expect(position).not.toBe(DUEL);

  // The visit remembers what the device does not keep.
  await page.evaluate(() => (location.hash = "#/"));
  await home(page).getByRole("button", { name: "Reprendre" }).click();
  await rest(page);
  expect((await says(page)).position).toBe(position);
  if (!forgets) {
    await page.reload();
    await rest(page);
    expect((await says(page)).position).toBe(position);
  }

  for (const part of ["tables", "settings", "observations", "game", "position", "kept"]) {
    await page.evaluate(() => (location.hash = "#/"));
    await expect(page.locator("main")).toHaveCount(1);
    await openTeacher(page, part);
    await expect(page.locator(".teacher-body").first()).toBeVisible();
  }
}

for (const [name, { prepare, ...more }] of Object.entries(LACKING)) {
  test(`played through: ${name}`, async ({ page }) => {
    const heard = complaints(page);
    await prepare(page);
    await walk(page, more);
    expect(heard).toEqual([]);
  });
}

test.describe("less movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("played through: nothing moves", async ({ page }) => {
    const heard = complaints(page);
    await walk(page);
    expect(heard).toEqual([]);
  });
});

test.describe("a browser that has nothing of all that", () => {
  test.describe.configure({ timeout: 300_000 });
  for (const [group, scenes] of Object.entries({ pages: PAGES, table: TABLE, desk: TEACHER })) {
    test(`no dead button: ${group}`, async ({ page }) => {
      const heard = complaints(page);
      await BARE(page);
      await page.goto("./");
      const found = [];
      let count = 0;
      for (const [scene, show] of Object.entries(scenes)) {
        const { pressed, dead } = await deadButtons(page, scene, show);
        console.log(scene, pressed, dead);
        found.push(...dead);
        count += pressed;
      }
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(Object.keys(scenes).length);
      expect(heard).toEqual([]);
    });
  }
});
