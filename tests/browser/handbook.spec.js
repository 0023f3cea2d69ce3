// Handbook (rules, sessions, credits): each page fetches its texts, stores them for offline use, and reports a missing file with a retry.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS } from "./support/game.js";
import { serve } from "./support/server.mjs";
import { openTeacher } from "./support/teacher.js";

const read = (folder, tag) => JSON.parse(readFileSync(new URL(`../../assets/${folder}/${tag}.json`, import.meta.url), "utf8"));
const handbook = (tag) => read("handbook", tag);
const part = (tag, name) => Object.entries(handbook(tag)).flatMap(([key, text]) => (key.startsWith(`${name}.`) ? [text] : []));
const said = (tag, name) => read("words", tag)[`words.handbook.${name}`];
/** French texts that stand beside the code. */
const FRENCH = {
  MISSING: "Ce texte n’est pas encore enregistré sur l’appareil et n’a pas pu être téléchargé.",
  TRY_AGAIN: "Essayer encore",
};
const FILES = /\/handbook\/[\w-]+\.json$/;

const speak = (page, language) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language })]);
const chapters = (page) => page.locator(".sheet > section:not(.your-data)").locator("h2, p");
const notice = (page) => page.locator(".unfetched");
const again = (page) => page.locator('[data-adult="try-again"]');
/** Returns the text of the printed sheets with spaces normalized. */
const printed = async (page) => {
  const texts = await page.locator("svg.printed-sheet text").allTextContents();
  return texts.join(" ").replaceAll(/\s+/g, " ");
};
const plain = (text) => text.replaceAll(/\s+/g, " ");

for (const tag of ["fr", "en", "es"]) {
  test(`rules, sessions and credits show the texts of the handbook: ${tag}`, async ({ page }) => {
    await speak(page, tag);
    await page.goto("./");
    for (const game of GAMES) {
      await page.goto(`./#/regles/${game}`);
      await expect(page.locator("main.page-rules h1")).toBeVisible();
      await expect(chapters(page)).toHaveText(part(tag, `${game}.rules`));
      await expect(notice(page)).toBeEmpty();
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      expect(await page.locator(".sheet [lang]").count()).toBe(0);
      await page.goto(`./#/imprimer/${game}?feuille=seance`);
      await expect(page.locator(`#sheets[data-file="${game}-seance.pdf"] svg.printed-sheet`).first()).toBeVisible();
      const words = await printed(page);
      for (const text of part(tag, `${game}.session`)) expect(words).toContain(plain(text));
    }
    await page.goto("./#/credits");
    const of = part(tag, "credits");
    await expect(chapters(page).first()).toBeVisible();
    await expect(page.getByText(of.at(-1), { exact: true })).toBeVisible();
    const shown = await chapters(page).allTextContents();
    expect(shown.slice(-of.length)).toEqual(of);
    await expect(page.locator(".your-data > ol > li")).toHaveText(part(tag, "data"));
  });
}

test("the handbook is fetched only by pages that show it", async ({ page }) => {
  await speak(page, "en");
  const asked = [];
  page.on("request", (request) => FILES.test(request.url()) && asked.push(request.url().match(FILES)[0]));
  await page.goto("./");
  await page.goto("./#/etagere");
  await page.goto("./#/imprimer/gran?feuille=cartes");
  await expect(page.locator("svg.printed-sheet").first()).toBeVisible();
  await openTeacher(page, "settings");
  expect(asked).toEqual([]);
  await page.goto("./#/regles/gran");
  await expect(chapters(page).first()).toBeVisible();
  await page.goto("./#/credits");
  await expect(page.locator(".your-data > ol > li").first()).toBeVisible();
  expect(asked.sort()).toEqual(["/handbook/en.json", "/handbook/fr.json"]);
});

test("a missing handbook shows a notice with a retry", async ({ page }) => {
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: "There is nothing here." }));
  await page.goto("./#/regles/kingdom");
  await expect(notice(page)).toContainText(FRENCH.MISSING);
  await expect(notice(page)).toHaveRole("status");
  await expect(chapters(page)).toHaveCount(0);
  await expect(page.locator("main.page-rules h1")).toHaveText("Kingdom");
  // Another failed retry keeps the keyboard focus.
  const second = page.waitForResponse(FILES);
  await page.getByRole("button", { name: FRENCH.TRY_AGAIN }).press("Enter");
  await second;
  await expect(notice(page)).toContainText(FRENCH.MISSING);
  await expect(again(page)).toBeFocused();
  await page.unroute(FILES);
  await again(page).press("Enter");
  await expect(chapters(page)).toHaveText(part("fr", "kingdom.rules"));
  await expect(notice(page)).toBeEmpty();

  // A response that is not a handbook file counts as missing.
  await page.route(FILES, (route) => route.fulfill({ body: "<html>Who are you?</html>" }));
  await page.goto("about:blank");
  await page.goto("./#/credits");
  await expect(notice(page)).toContainText(FRENCH.MISSING);
  await expect(page.locator(".makers")).toBeVisible();
  await expect(page.locator('.your-data [data-adult="erase"]')).toBeVisible();
});

test("a missing language file falls back to French with a retry", async ({ page }) => {
  await speak(page, "en");
  await page.route("**/handbook/en.json", (route) => route.abort());
  await page.goto("./#/regles/kingdom");
  await expect(chapters(page)).toHaveText(part("fr", "kingdom.rules"));
  await expect(page.locator('.sheet h2[lang="fr"]').first()).toBeVisible();
  await expect(notice(page)).toContainText(said("en", "IN_FRENCH"));
  await page.unroute("**/handbook/en.json");
  await page.getByRole("button", { name: said("en", "TRY_AGAIN") }).click();
  await expect(chapters(page)).toHaveText(part("en", "kingdom.rules"));
  await expect(notice(page)).toBeEmpty();
});

test("French is shown until a slow language file arrives", async ({ page }) => {
  await speak(page, "es");
  let come;
  const coming = new Promise((done) => (come = done));
  await page.route("**/handbook/es.json", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("./#/regles/kingdom");
  await expect(chapters(page)).toHaveText(part("fr", "kingdom.rules"));
  await expect(notice(page)).toHaveText(said("es", "COMING"));
  come();
  await expect(chapters(page)).toHaveText(part("es", "kingdom.rules"));
  await expect(notice(page)).toBeEmpty();
});

test("only the texts that a language lacks fall back to French", async ({ page }) => {
  await speak(page, "en");
  await page.route("**/handbook/en.json", (route) => route.fulfill({ json: { "kingdom.rules.AIM": "Xaim" } }));
  await page.goto("./#/regles/kingdom");
  const [title, , ...rest] = part("fr", "kingdom.rules");
  await expect(chapters(page)).toHaveText([title, "Xaim", ...rest]);
  expect(await chapters(page).evaluateAll((all) => all.slice(0, 3).map((one) => one.lang))).toEqual(["fr", "", "fr"]);
  await expect(notice(page)).toBeEmpty();
});

test("a missing session plan disables only its own sheet", async ({ page }) => {
  await page.route(FILES, (route) => route.abort());
  await page.goto("./#/imprimer/gran?feuille=seance");
  await expect(notice(page)).toContainText(FRENCH.MISSING);
  const buttons = page.locator(".print-buttons button");
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await page.locator('.print-choice[data-adult="cartes"]').click();
  await expect(page.locator("svg.printed-sheet")).toHaveCount(3);
  await expect(notice(page)).toHaveCount(0);
  await expect(buttons.first()).toBeEnabled();
  await page.locator('.print-choice[data-adult="seance"]').click();
  await expect(notice(page)).toContainText(FRENCH.MISSING);
  await page.unroute(FILES);
  await again(page).click();
  await expect(page.locator("svg.printed-sheet")).toHaveCount(1);
  expect(await printed(page)).toContain(plain(handbook("fr")["gran.session.FRAME"]));
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("rules, sessions and credits work offline, in French and another language", async ({ page, context }) => {
    const server = await serve();
    const base = `${server.address}/`;
    await page.goto(base);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    });
    await server.stop();
    await context.setOffline(true);
    for (const tag of ["fr", "es"]) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language: tag })]);
      await page.goto("about:blank");
      await page.goto(`${base}#/regles/gran`);
      await expect(chapters(page)).toHaveText(part(tag, "gran.rules"));
      await page.goto(`${base}#/imprimer/gran?feuille=seance`);
      await expect(page.locator("svg.printed-sheet")).toHaveCount(1);
      await page.goto(`${base}#/credits`);
      await expect(page.locator(".your-data > ol > li")).toHaveText(part(tag, "data"));
    }
  });
});
