// « Mon armée »: the emblem chosen in the preparation is on the pieces of the army, on the screen and on paper.
import { expect, test } from "./support/test.js";
import { followSpeech } from "./support/bridge.js";
import { DUEL, SETTINGS, game, kept, open, rest, small, tap } from "./support/game.js";
import { answerGate } from "./support/teacher.js";

const dialog = (page) => page.getByRole("dialog");
const choice = (page, name) => dialog(page).getByRole("button", { name, exact: true });
const worn = (page, crest) => page.locator(`.piece use[href="#crest-${crest}-worn"]`);
const FIGHTERS = ["soldier", "knight", "prince", "small-dragon", "great-dragon", "tyrant"].map((kind) => `[data-piece="${kind}"]`).join();
const army = (page, seat) => page.locator(`.piece[data-owner="${seat}"]`).and(page.locator(FIGHTERS));

/** Opens the preparation. */
async function prepare(page) {
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator("[data-army]")).toHaveCount(2);
}

/** Chooses the picture with this name for the army of a seat. */
async function choose(page, seat, name) {
  await page.locator(`[data-army="${seat}"]`).press("Enter");
  await choice(page, name).press("Enter");
  await expect(choice(page, name)).toHaveAttribute("aria-pressed", "true");
  await choice(page, "Fermer").press("Enter");
  await expect(dialog(page)).toHaveCount(0);
}

/** Saves these crests before a page opens. */
const wear = (page, ...crests) =>
  page.addInitScript(
    ([key, crests]) => localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify({ crests })),
    [SETTINGS, crests],
  );

/** Asserts that each fighter of a seat wears this crest, and no goal wears one. */
async function wears(page, seat, crest) {
  const count = await army(page, seat).count();
  expect(count).toBeGreaterThan(0);
  await expect(army(page, seat).locator(`use[href="#crest-${crest}-worn"]`)).toHaveCount(count);
  await expect(worn(page, crest)).toHaveCount(count);
  // The drawing is there, not only its name.
  await expect
    .poll(() =>
      worn(page, crest)
        .first()
        .evaluate((use) => use.getBoundingClientRect().width),
    )
    .toBeGreaterThan(5);
}

test("both armies choose an emblem by its picture; pieces wear it on the board, after a reload and in a fight", async ({ page }) => {
  const said = [];
  await page.exposeFunction("heard", (verb, text) => verb === "say" && said.push(text));
  await page.addInitScript(followSpeech, "heard");
  await prepare(page);
  await expect(page.locator("#crests"), "the drawings are not loaded before they are needed").toHaveCount(0);
  await page.locator('[data-army="P"]').click();
  await expect(dialog(page).locator(".crest-choice[aria-pressed]")).toHaveCount(13);
  await expect(choice(page, "sans emblème")).toHaveAttribute("aria-pressed", "true");
  await choice(page, "la cloche").press("Enter");
  await expect(dialog(page).locator('.emblem use[href="#crest-bell-worn"]')).toHaveCount(1);
  await expect.poll(() => said).toContain("la cloche");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await choose(page, "D", "le chat");
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await rest(page);
  const all = async () => {
    await wears(page, "P", "bell");
    await wears(page, "D", "cat");
  };
  await all();
  // The record of the game is unchanged.
  expect(JSON.stringify(await kept(page))).not.toContain("crest");
  await page.reload();
  await rest(page);
  await all();

  await open(page, { position: DUEL, seed: 8 });
  for (const name of ["c5", "c6"]) await tap(page, name);
  await expect(page.locator('.fighter.left use[href="#crest-bell-worn"]')).toHaveCount(1);
  await expect(page.locator('.fighter.right use[href="#crest-cat-worn"]')).toHaveCount(1);
});

test("« sans emblème » takes the emblem away", async ({ page }) => {
  await wear(page, "crest-sun", "crest-cat");
  await prepare(page);
  await choose(page, "P", "sans emblème");
  await open(page, { position: small() });
  await wears(page, "D", "cat");
  await expect(worn(page, "sun")).toHaveCount(0);
});

test("pieces of the other games wear no emblem", async ({ page }) => {
  await wear(page, "crest-sun", "crest-cat");
  await page.goto("./#/preparation/knights");
  await expect(page.locator(".seat-card").first()).toBeVisible();
  await expect(page.locator("[data-army]")).toHaveCount(0);
  await page.goto("./#/jeu/knights");
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await expect(game(page)).toBeVisible();
  await expect(page.locator('use[href^="#crest-"]:not(#crests *)')).toHaveCount(0);
});

test("the emblem is on the end page", async ({ page }) => {
  await wear(page, "crest-bell", "crest-cat");
  await open(page, { position: "6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0" });
  for (const name of ["c8", "d9"]) await tap(page, name);
  await expect(page.locator('.victory .hero use[href="#crest-bell-worn"]')).toHaveCount(1);
  await expect(page.locator('.victory .side-pieces use[href="#crest-cat-worn"]')).toHaveCount(1);
});

test("printed pieces carry the emblem; the blank ones have the twelve emblems beside them", async ({ page }) => {
  await wear(page, "crest-fir", "crest-shell");
  await page.goto("./#/imprimer/chevaliers?feuille=pions-a4");
  const on = (crest) => page.locator(`[data-role="piece"] use[href="#crest-${crest}-worn"]`);
  for (const set of ["pocket", "pocket-printed"]) {
    await page.locator(`[data-setting="pions"] [data-value="${set}"]`).click();
    for (const crest of ["fir", "shell"]) await expect(on(crest)).toHaveCount(10);
  }
  await expect
    .poll(() =>
      on("fir")
        .first()
        .evaluate((use) => use.getBoundingClientRect().width),
    )
    .toBeGreaterThan(5);

  await page.locator('.print-choice[data-adult="a-decorer-a4"]').dispatchEvent("click");
  await expect(page.locator('[data-role="piece"] use[href="#flat-blue"]')).toHaveCount(10);
  await expect(page.locator('[data-role="piece"] use:not([href^="#flat-"]):not([href="#coin"])')).toHaveCount(0);
  const crests = await page.locator('[data-role="card"]').evaluateAll((all) => all.map((one) => one.dataset.thing));
  expect(new Set(crests).size).toBe(12);
  await page.goto("./#/imprimer/kingdom");
  await expect(page.locator('.print-choice[data-adult="pions-a4"]')).toBeVisible();
  await expect(page.locator('.print-choice[data-adult^="a-decorer"]')).toHaveCount(0);
});

test("« Tout effacer » erases the emblems", async ({ page }) => {
  await page.goto("./#/credits");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ crests: ["crest-sun", "crest-cat"] })]);
  await page.reload();
  await page.locator('[data-adult="erase"]').click();
  await answerGate(page);
  await page.locator('[data-adult="erase-yes"]').click();
  await expect(page.locator('[data-adult="erase-back"]')).toBeVisible();
  expect(JSON.stringify((await kept(page, SETTINGS)) ?? {})).not.toContain("crest-");
  await open(page, { position: small() });
  await expect(page.locator('.piece use[href^="#crest-"]')).toHaveCount(0);
});

test("the projector window shows the emblems, also those chosen later", async ({ page, context }) => {
  await prepare(page);
  await choose(page, "P", "la cloche");
  await open(page, { position: small() });
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  await expect(wall.locator("section[data-shows=chevaliers]")).toBeVisible();
  await wears(wall, "P", "bell");
  await page.bringToFront();
  await prepare(page);
  await choose(page, "D", "le chat");
  await open(page, { position: small() });
  for (const name of ["b2", "b3"]) await tap(page, name);
  await wears(wall, "D", "cat");
});

test("an unknown emblem is ignored", async ({ page }) => {
  await wear(page, "crest-unicorn", "crest-cat");
  await open(page, { position: small() });
  await expect(army(page, "P").first()).toBeVisible();
  await expect(page.locator('.piece use[href^="#crest-"]')).toHaveCount(0);
});
