// Prerendered first page: it matches the app's rendering and is visible only where the app will show the same page.
import { expect, test } from "./support/test.js";
import { GAME, kept, rest, says } from "./support/game.js";
import { drawn, openWithoutApp, painted, stored, touch } from "./support/prerendered.js";

test("the prerendered home equals the app's rendering", async ({ page }) => {
  const text = await (await page.request.get("./")).text();
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-painted])")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
  expect(await stored(page, text, "[data-painted]")).toBe(await drawn(page.locator("main")));
});

test("the prerendered home is visible without the app, and an early tap is not lost", async ({ page }) => {
  await openWithoutApp(page, "./");
  await expect(painted(page).getByText("Table ronde")).toBeVisible();
  await touch(page, painted(page).locator("[data-goes]").first());
  await expect(page).toHaveURL(/#\/premiere\/chevaliers$/);
});

for (const [what, address, key] of [
  ["another page is opened", "./#/jeu/chevaliers", null],
  ["a game is saved", "./", "table-ronde/game"],
  ["settings are saved", "./", "table-ronde/settings"],
]) {
  test(`only the country is prerendered when ${what}`, async ({ page }) => {
    await page.addInitScript((key) => key && localStorage.setItem(key, "{}"), key);
    await openWithoutApp(page, address);
    await expect(painted(page).locator(".country")).toBeVisible();
    for (const part of ["h1", ".home-buttons", ".home-foot", ".adult-corner", ".ear"]) {
      await expect(painted(page).locator(part)).toBeHidden();
    }
  });
}

test("the first game starts in one tap against Copain, later games through the preparation", async ({ page }) => {
  const play = page.locator("main.page-home:not([data-painted])").getByRole("button", { name: "Jouer" });
  await page.goto("./");
  await play.click();
  await rest(page);
  const { partie, players } = await kept(page, GAME);
  expect([partie.game, partie.options.setup, partie.actions, players]).toEqual(["chevaliers", "layout", [], ["", "copain"]]);
  expect(await says(page)).toMatchObject({ seat: "P", turn: "decision" });
  await expect(page).toHaveURL(/#\/jeu\/chevaliers$/);

  // Neither the first page nor its address restarts the game.
  for (const way of ["./", "./#/premiere/chevaliers"]) {
    await page.goto(way);
    if (way === "./") await play.click();
    await expect(page.locator("main.page-setup")).toBeVisible();
    expect((await kept(page, GAME)).partie).toEqual(partie);
  }
});
