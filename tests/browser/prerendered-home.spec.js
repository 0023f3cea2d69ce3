// Prerendered first page: it matches the app's rendering and is visible only where the app will show the same page.
import { expect, test } from "./support/test.js";
import { GAME, kept, rest, says } from "./support/game.js";
import { drawn, openWithoutApp, prerendered, stored, touch } from "./support/prerendered.js";

test("the prerendered home equals the app's rendering", async ({ page }) => {
  const text = await (await page.request.get("./")).text();
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
  expect(await stored(page, text, "[data-prerendered]")).toBe(await drawn(page.locator("main")));
});

test.describe("largest contentful paint", () => {
  test.use({ isDrawn: true });
  for (const [name, address, text] of [["home page", "./", "Table ronde"], ["shelf", "./#/etagere", "Chevaliers et Dragons"]]) {
    test(`is the prerendered ${name}, and the program's drawing is none`, async ({ page }) => {
      await page.addInitScript(() => {
        window.paints = [];
        const note = ({ element }) => window.paints.push({ text: element.textContent, isPrerendered: Boolean(element.closest("[data-prerendered]")) });
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await page.goto(address);
      await expect(page.locator("#app main")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))));
      const paints = await page.evaluate(() => window.paints);
      expect(paints.at(-1)).toEqual({ text, isPrerendered: true });
      expect(paints.filter(({ isPrerendered }) => !isPrerendered)).toEqual([]);
    });
  }
});

test("the prerendered home is visible without the app, and an early tap is not lost", async ({ page }) => {
  await openWithoutApp(page, "./");
  await expect(prerendered(page).getByText("Table ronde")).toBeVisible();
  await touch(page, prerendered(page).locator("[data-route]").first());
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
    await expect(prerendered(page).locator(".country")).toBeVisible();
    for (const part of ["h1", ".home-buttons", ".home-foot", ".adult-corner", ".ear"]) {
      await expect(prerendered(page).locator(part)).toBeHidden();
    }
  });
}

test("the first game starts in one tap against Copain, later games through the preparation", async ({ page }) => {
  const play = page.locator("main.page-home:not([data-prerendered])").getByRole("button", { name: "Jouer" });
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
