// Prerendered shelf: it is visible before the app loads, from a file that only its address requests.
import { expect, test } from "./support/test.js";
import { rest, says } from "./support/game.js";
import { drawn, openWithoutApp, prerendered, stored, touch } from "./support/prerendered.js";

const FILE = /prerendered-etagere-\w+\.html$/;
const SHELF = "main.page-shelf:not([data-prerendered])";
const shelf = (page) => prerendered(page, "etagere");
const SIZES = [[1080, 810], [810, 1080], [1024, 768], [1920, 1080], [390, 844]];

/** Returns the position and style of each element of a page. */
const places = (main) =>
  main.evaluate((main) => {
    const all = [main, ...main.querySelectorAll("*")].filter(({ localName }) => localName !== "use");
    return all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { fontSize, fontFamily, color, backgroundColor } = getComputedStyle(part);
      return [part.localName, ...[x, y, width, height].map(Math.round), fontSize, fontFamily, color, backgroundColor].join(" ");
    });
  });

/** Opens the shelf with its fonts but without the voice, which would highlight the spoken word. */
async function open(page, how) {
  await page.route(/\/voice-/, (route) => route.abort());
  await how();
  await page.evaluate(() => document.fonts.ready);
}

test("the prerendered shelf equals the app's rendering", async ({ page }) => {
  const file = page.waitForResponse(FILE);
  await page.goto("./#/etagere");
  const text = await (await file).text();
  await expect(page.locator(SHELF)).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
  expect(await stored(page, text, "main")).toBe(await drawn(page.locator("main")));
});

for (const [width, height] of SIZES) {
  test(`the prerendered shelf has the layout of the app, ${width} × ${height}`, async ({ browser, baseURL }) => {
    const about = { baseURL, viewport: { width, height }, locale: "fr-FR", serviceWorkers: "block" };
    const [before, after] = await Promise.all([1, 2].map(async () => (await browser.newContext(about)).newPage()));
    await open(before, () => openWithoutApp(before, "./#/etagere"));
    await expect(shelf(before).locator(".cupboard")).toBeAttached();
    await open(after, () => after.goto("./#/etagere"));
    await expect(after.locator(SHELF)).toBeVisible();
    const seen = await places(shelf(before));
    expect(seen.length).toBeGreaterThan(50);
    expect(seen).toEqual(await places(after.locator(SHELF)));
    for (const page of [before, after]) await page.context().close();
  });
}

test("an early tap leads to the same page as in the app", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const bare = await context.newPage();
  await openWithoutApp(bare, "./#/etagere");
  await expect(shelf(bare)).toBeVisible();
  const ways = await shelf(bare).locator("button").evaluateAll((all) => all.map(({ dataset }) => dataset.route));
  expect(ways.filter(Boolean).length).toBeGreaterThan(5);
  await touch(bare, shelf(bare).getByText("Apprendre"));
  await expect(bare).toHaveURL(/#\/apprendre\/chevaliers$/);
  await context.close();

  for (const [place, way] of ways.entries()) {
    await page.goto("about:blank");
    await page.goto("./#/etagere");
    const button = page.locator(`${SHELF} button`).nth(place);
    await button.waitFor();
    const isOfAdults = await button.evaluate(({ dataset }) => Boolean(dataset.adult));
    if (!isOfAdults) await button.click();
    // Buttons without an address belong to the app: they stay on the shelf or start a game on the spot.
    await expect(page).toHaveURL(way ? ({ hash }) => hash === `#${way}` : /#\/(etagere|jeu\/chevaliers)$/);
  }
});

test("prerendered home and shelf link to each other without the app", async ({ page }) => {
  await openWithoutApp(page, "./#/etagere");
  await expect(shelf(page)).toBeVisible();
  await expect(prerendered(page)).toBeHidden();
  await touch(page, shelf(page).getByText("Accueil").locator(".."));
  await expect(page).toHaveURL(/#\/$/);
  await expect(prerendered(page).getByText("Apprendre")).toBeVisible();
  await expect(shelf(page)).toBeHidden();
  await page.goBack();
  await expect(shelf(page).getByText("Apprendre")).toBeVisible();
  await expect(prerendered(page)).toBeHidden();
});

test("an early tap on an action of the app waits for the app", async ({ page }) => {
  let come;
  const held = new Promise((done) => (come = done));
  await page.route(/\.wasm$/, (route) => held.then(() => route.continue()));
  await page.goto("./#/etagere");
  await expect(shelf(page)).toBeVisible();
  await touch(page, shelf(page).locator(".shelf-more .fight-way"));
  await expect(page.locator("#waiting")).toBeVisible();
  come();
  await rest(page);
  await expect(page).toHaveURL(/#\/jeu\/chevaliers$/);
  expect(await says(page)).toMatchObject({ turn: "chance" });
});

for (const [what, address, key] of [
  ["settings are saved", "./#/etagere", "table-ronde/settings"],
  ["a game is saved", "./#/etagere", "table-ronde/game"],
  ["the address has parameters", "./#/etagere?anim=0", null],
  ["another page is opened", "./#/preparation/chevaliers", null],
  ["home is opened", "./", null],
]) {
  test(`the prerendered shelf is not requested when ${what}`, async ({ page }) => {
    await page.addInitScript((key) => key && localStorage.setItem(key, "{}"), key);
    const asked = [];
    page.on("request", (request) => FILE.test(request.url()) && asked.push(request.url()));
    await page.goto(address);
    await expect(page.locator("main.page:not([data-prerendered])")).toBeVisible();
    expect(asked).toEqual([]);
  });
}

for (const [what, answer] of [
  ["fails to load", (route) => route.abort()],
  ["is missing", (route) => route.fulfill({ status: 404, body: "<style></style><main class='wrong'></main>" })],
  ["is answered by a portal", (route) => route.fulfill({ contentType: "text/html", body: "<html><main class='wrong'>Connexion</main></html>" })],
  ["never arrives", () => {}],
]) {
  test(`the app draws the shelf when its prerendered file ${what}`, async ({ page }) => {
    await page.route(FILE, answer);
    await page.addInitScript(() => {
      new MutationObserver(() => (window.wrong ||= document.querySelector(".wrong"))).observe(document, { childList: true, subtree: true });
    });
    await page.goto("./#/etagere");
    await expect(page.locator(SHELF)).toBeVisible();
    await expect(page.locator("main")).toHaveCount(1);
    expect(await page.evaluate(() => Boolean(window.wrong))).toBe(false);
  });
}
