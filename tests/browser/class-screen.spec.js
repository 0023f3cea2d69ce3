// « Montrer à la classe »: the desk shows a page in the projector window, or on this screen if there is none.
import { expect, test } from "./support/test.js";
import { SETTINGS, open, small, tap } from "./support/game.js";
import { openTeacher } from "./support/teacher.js";

const adult = (page, name) => page.locator(`[data-adult="${name}"]`);
const results = (page) => adult(page, "class-result");

/** Opens the menu of the desk and shows one of its pages. */
async function show(page, name) {
  await adult(page, "show-menu").click();
  await page.locator(".class-parts").getByRole("button", { name }).click();
}

test("the desk opens its pages in the projector window, and the board again", async ({ page, context }) => {
  await open(page, { position: small() });
  for (const cell of ["b2", "b3"]) await tap(page, cell);
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  await expect(wall.locator("section[data-shows=chevaliers]")).toBeVisible();
  await page.bringToFront();
  await openTeacher(page, "tables");
  for (const [name, shown] of [
    ["Tableaux de combat", ".class-tables"],
    ["Les 36 lancers possibles", ".class-chances"],
    ["Les mots des chevaliers", ".page-words"],
    ["Le défi du\u00a0jour", ".page-course"],
    ["Le conte", ".page-tale"],
    ["Les règles", ".page-course"],
    ["Le plateau de la partie", ".page-projector section[data-shows=chevaliers]"],
  ]) {
    await show(page, name);
    await expect(wall.locator(shown)).toBeVisible();
    await expect(page.locator(".class-parts")).toHaveCount(0);
    await expect(page).toHaveURL(/#\/maitre$/);
  }
  // The cards of the desk have a button of their own: with the chosen pieces, and with the problem that was found.
  await page.locator('[data-setting=attacker] [data-value="prince"]').click();
  await page.locator('[data-setting=defender] [data-value="tyrant"]').click();
  await page.locator(".odds-this [data-adult=show-class]").click();
  await expect(wall).toHaveURL(/#\/montrer\/chances\?attaquant=prince&defenseur=tyrant$/);
  for (const [name, kind] of [
    ["attacker", "prince"],
    ["defender", "tyrant"],
  ])
    await expect(wall.locator(`[data-setting=${name}] [data-value=${kind}] input`)).toBeChecked();
  await adult(page, "tab-problems").click();
  await adult(page, "problem-number").fill("7");
  await page.locator(".found-problem [data-adult=show-class]").click();
  await expect(wall).toHaveURL(/#\/defis\/chevaliers\?numero=7$/);
});

test("the menu begins with the page of the open tab", async ({ page }) => {
  await openTeacher(page, "problems");
  await adult(page, "show-menu").click();
  await expect(page.locator(".class-parts button").first()).toHaveText("Le défi du\u00a0jour");
  await expect(adult(page, "show-menu")).toHaveAttribute("aria-expanded", "true");
});

test("the menu lies inside the window", async ({ page }) => {
  await openTeacher(page, "tables");
  await adult(page, "show-menu").click();
  for (const [width, height] of [
    [1080, 810],
    [810, 1080],
    [1024, 768],
    [1920, 1080],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    const menu = await page.locator(".class-parts").boundingBox();
    expect(menu.x, `${width}×${height}`).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width, `${width}×${height}`).toBeLessThanOrEqual(width);
    expect(menu.y + menu.height, `${width}×${height}`).toBeLessThanOrEqual(height);
  }
});

test("without a projector window the page fills this one, and the house leads back", async ({ page }) => {
  await openTeacher(page, "tables");
  await page.locator(".set-choice [data-adult=show-class]").click();
  await expect(page.locator(".class-tables")).toBeVisible();
  await page.locator(".button.home").click();
  await expect(page).toHaveURL(/#\/maitre$/);
  await expect(page.locator("main.page-gate, main.page-teacher")).toBeVisible();
});

test("a touch asks for a result, the second shows it, the third hides it again", async ({ page }) => {
  await page.goto("./#/montrer/tableaux");
  await expect(results(page)).toHaveCount(18);
  await expect(page.locator(".class-result.open")).toHaveCount(0);
  // The die shows four, and the bonus is two.
  const cell = results(page).nth(15);
  const question = page.locator(".class-question");
  await cell.press("Enter");
  await expect(question).toHaveText("quatre… et encore deux\u00a0?");
  await expect(cell).toHaveText("?");
  await cell.press("Enter");
  await expect(cell).toHaveText("6");
  await expect(cell).toHaveAccessibleName("Oui, ça fait six.");
  await expect(question).toBeEmpty();
  await cell.press("Enter");
  await expect(cell).toHaveText("?");
  await adult(page, "class-show-all").press("Enter");
  await expect(results(page)).toHaveText([1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 8].map(String));
  await adult(page, "class-hide-all").press("Enter");
  await expect(page.locator(".class-result.open")).toHaveCount(0);
});

test("the tables have the die and the bonuses of the settings", async ({ page }) => {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [SETTINGS, JSON.stringify({ options: { chevaliers: { die: "112233", set: "pocket-printed" } } })],
  );
  await page.goto("./#/montrer/tableaux");
  await expect(results(page)).toHaveCount(9);
  await adult(page, "class-show-all").press("Enter");
  await expect(results(page)).toHaveText([1, 2, 3, 2, 3, 4, 3, 4, 5].map(String));
  await expect(page.locator(".class-table").first().locator(".token-picture")).toHaveCount(0);
});

test("the throws of a fight are hidden until they are asked for", async ({ page }) => {
  await page.goto("./#/montrer/chances?attaquant=knight&defenseur=small-dragon");
  await expect(page.locator(".class-hidden")).toBeVisible();
  await adult(page, "class-show-all").click();
  await expect(page.locator(".ways > *")).toHaveCount(36);
  await expect(page.locator(".ways circle.blue")).toHaveCount(21);
  // Other pieces are a new question.
  await page.locator('[data-setting=attacker] [data-value="prince"]').click();
  await expect(page.locator(".class-hidden")).toBeVisible();
});

test("unknown pieces in the address are replaced", async ({ page }) => {
  await page.goto("./#/montrer/chances?attaquant=unicorn&defenseur=knight");
  await expect(page.locator("[data-setting=attacker] [data-value=knight] input")).toBeChecked();
  await expect(page.locator("[data-setting=defender] [data-value=small-dragon] input")).toBeChecked();
});
