// Error panels for an app that cannot start or has stopped: whole and centred at every size and address, in the language of the app, with
// working links.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { SETTINGS, keptGame, open, small, tap } from "./support/game.js";

const SIZES = [[1080, 810], [810, 1080], [1024, 768], [1920, 1080], [390, 844]];
const ADDRESSES = ["#/", "#/etagere", "#/preparation/chevaliers", "#/preparation/x", "#/regles/chevaliers", "#/nulle-part"];
const TEXTS = readFileSync(new URL("../../shell/panel-texts.js", import.meta.url), "utf8");
const LANGUAGES = ["fr", ...readdirSync(new URL("../../assets/words", import.meta.url)).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5))];

/** Simulates a Wasm trap, as after a panic. */
const die = (page) =>
  page.evaluate(`new Promise((done) => {
    addEventListener("error", () => setTimeout(done), { once: true });
    setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); });
  }) //# sourceURL=${new URL("play-0.js", page.url())}`);
const ready = (page) => page.locator("main:not([data-prerendered])").first();

/** Returns how far the card of a panel is off centre, and whether it is inside the window. */
const place = (page, panel) =>
  page.locator(`${panel} .message-card`).evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return { x: Math.round(left - (innerWidth - right)), y: Math.round(top - (innerHeight - bottom)), isWhole: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
  });

for (const [width, height] of SIZES) {
  test(`panels are centred at every address: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ADDRESSES) {
      await page.goto("about:blank");
      await page.goto(`./${address}`);
      await expect(ready(page)).toBeVisible();
      await die(page);
      await expect(page.locator("#trouble")).toBeVisible();
      expect(await place(page, "#trouble"), address).toEqual({ x: 0, y: 0, isWhole: true });
      await page.evaluate(() => {
        document.getElementById("trouble").hidden = true;
        document.getElementById("unstarted").hidden = false;
      });
      expect(await place(page, "#unstarted"), address).toEqual({ x: 0, y: 0, isWhole: true });
    }
  });
}

for (const address of ADDRESSES) {
  for (const [panel, link] of [["#trouble", "Rouvrir la dernière partie"], ["#trouble", "Accueil"], ["#unstarted", "Accueil"]]) {
    test(`« ${link} » of ${panel} leads home from ${address}`, async ({ page }) => {
      await page.goto(`./${address}`);
      await expect(ready(page)).toBeVisible();
      await page.evaluate(() => (window.isOld = true));
      if (panel === "#trouble") await die(page);
      else await page.evaluate(() => (document.getElementById("unstarted").hidden = false));
      await page.locator(panel).getByRole("link", { name: link }).click();
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.locator(".trouble").filter({ visible: true })).toHaveCount(0);
      if (panel === "#trouble") expect(await page.evaluate(() => window.isOld), "the dead program is gone").toBe(undefined);
    });
  }
}

test("the panel and its retry work without scripts when a portal answers for all of them", async ({ page }) => {
  await page.route(/\.js/, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Portail</title>" }));
  await page.goto("./");
  await expect(page.locator("#unstarted")).toBeVisible();
  await page.unroute(/\.js/);
  await page.locator("#retry").click();
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await expect(page.locator("#unstarted")).toBeHidden();
});

test("the retry keeps the game of a link", async ({ page }) => {
  const isBoot = /\/start\.js/;
  await page.route(isBoot, (route) => route.abort());
  await page.goto(`./#/jeu/chevaliers?position=${encodeURIComponent(small())}&anim=0`);
  await expect(page.locator("#unstarted")).toBeVisible();
  await page.unroute(isBoot);
  await page.locator("#retry").click();
  await expect(page.locator("section.game")).toHaveAttribute("data-position", small());
});

test("a tap on a panel does not press the prerendered button beneath it", async ({ page }) => {
  await page.route(/\/app-\w+\.js/, (route) => route.abort());
  await page.goto("./#/etagere");
  await expect(page.locator("#unstarted")).toBeVisible();
  await page.unroute(/\/app-\w+\.js/);
  await page.locator("#retry").click();
  await expect(page.locator("main.page-shelf:not([data-prerendered])")).toBeVisible();
  await expect(page).toHaveURL(/#\/etagere$/);
});

/** Returns the panel texts of a language: panel-texts.js translates each French text of index.html. */
const texts = (language) => {
  const [, block] = new RegExp(`\\n    "?${language}"?: \\{\\n([^}]*)\\}`).exec(TEXTS) ?? [];
  return Object.fromEntries([...(block ?? "").matchAll(/(\w+): "([^"]*)"/g)].map(([, key, text]) => [key, text]));
};

for (const language of LANGUAGES) {
  test(`panels before and after the start use the language of the settings: ${language}`, async ({ page }) => {
    const { unstarted, connection, retry, home, stopped, saved, reopen } = texts(language);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SETTINGS, JSON.stringify({ language })]);
    const isBoot = /\/start\.js/;
    await page.route(isBoot, (route) => route.abort());
    await page.goto("./");
    await expect(page.locator("#unstarted")).toBeVisible();
    await expect(page.locator("#unstarted h1")).toHaveText(unstarted);
    await expect(page.locator("#unstarted section > p").first()).toHaveText(connection);
    await expect(page.locator("#unstarted a")).toHaveText([retry, home]);
    await expect(page.locator("#unstarted")).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
    await page.unroute(isBoot);
    await page.locator("#retry").click();
    await expect(ready(page)).toBeVisible();
    await die(page);
    await expect(page.locator("#trouble h1")).toHaveText(stopped);
    await expect(page.locator("#trouble section > p").first()).toHaveText(saved);
    await expect(page.locator("#trouble a")).toHaveText([reopen, home]);
  });
}

test("panels fall back to French when their texts fail to load", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"language":"en"}'), SETTINGS);
  await page.route(/\/(boot|panel-texts)\.js/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("#unstarted h1")).toHaveText("L’application ne démarre pas");
});

test("« Rouvrir » leads to the saved game", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const before = await keptGame(page);
  await die(page);
  await page.locator("#reopen").click();
  await expect(page.getByRole("button", { name: "Reprendre" })).toBeVisible();
  expect(await keptGame(page)).toEqual(before);
});
