// Untrusted translations: markup in the texts of a words file never becomes an element of the page.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, open, rest, tap } from "./support/game.js";
import { passGate } from "./support/teacher.js";
import { startOf } from "./support/walk.js";

/** Closes an attribute, an SVG element and an HTML element, and adds elements. */
const MARKUP = '"\'></text></svg><img class="foreign" alt=""><svg class="foreign"></svg>';
/** A great dragon attacks a knight. */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
const PAGES = ["/", "/etagere", "/mots", "/defis", "/credits", "/installer", "/nulle-part", "/defis/chevaliers?numero=1", "/histoire/chevaliers"];
const OF_GAME = ["preparation", "apprendre", "regles", "imprimer"];

/** Serves the English words file with markup at the end of each text. */
async function poison(page, settings) {
  await page.route("**/words-en-*.json", async (route) => {
    const answer = await route.fetch();
    const words = Object.entries(await answer.json()).map(([key, text]) => [key, key.startsWith("@") ? text : text + MARKUP]);
    await route.fulfill({ json: Object.fromEntries(words) });
  });
  await page.goto("./start.js");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, ...settings })]);
}

// The app shows number words in capitals, including their markup.
const foreign = (page) => page.locator("[class=foreign i]");
const shown = (page) => expect(page.locator("body")).toContainText('<img class="foreign"');

for (const [name, settings] of [["class", { language: "en" }], ["home", { "home-language": "en" }]]) {
  test(`markup in the words of the ${name} stays text on every page`, async ({ page }) => {
    await poison(page, settings);
    const addresses = [...PAGES, ...GAMES.flatMap((slug) => OF_GAME.map((page) => `/${page}/${slug}`))];
    for (const address of addresses) {
      await page.goto("about:blank");
      await page.goto(`./#${address}`);
      await expect(page.locator("main:not([data-prerendered])")).toBeVisible();
      if (name === "class") await shown(page);
      await expect(foreign(page), address).toHaveCount(0);
    }
    await page.goto("about:blank");
    await page.goto("./#/maitre");
    await passGate(page);
    for (const tab of await page.locator("[data-adult^=tab-]").all()) {
      await tab.click();
      await expect(foreign(page)).toHaveCount(0);
    }
  });
}

test("markup in number words stays text on dice, answers and boards", async ({ page }) => {
  await poison(page, { language: "en", faces: "words", help: "asked" });
  await open(page, { position: FIGHT, seed: 4 });
  await tap(page, "roll");
  await tap(page, "roll");
  await expect(page.locator(".face-word").first()).toContainText("FOREIGN");
  await expect(foreign(page)).toHaveCount(0);
  for (const game of GAMES) {
    await page.goto("about:blank");
    await open(page, { game, position: startOf(game), seed: 4 });
    await rest(page);
    await expect(foreign(page), game).toHaveCount(0);
  }
});
