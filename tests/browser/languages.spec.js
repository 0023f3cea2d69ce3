// Languages other than French: files fetched on demand, whole pages in one language, and a home language beside that of the class.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { THEMES, faults } from "./support/axe.js";
import { GAMES } from "./support/catalogue.js";
import { beyondBanner, cutWords, underCorner } from "./support/cut.js";
import { DUEL, SETTINGS, drawn, game, kept, open, says, small, tap } from "./support/game.js";
import { play } from "./support/robot.js";
import { OTHERS, PAGES, TABLE } from "./support/scenes.js";
import { openTeacher } from "./support/teacher.js";

test.describe.configure({ timeout: 300_000 });

const FOLDER = new URL("../../assets/words/", import.meta.url);
const words = (tag) => JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), "utf8"));
const TAGS = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, "")).sort();

const speak = (page, settings) =>
  page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [SETTINGS, JSON.stringify(settings)]);

test("a new words file adds a language to pages, desk, cards and sheets", async ({ page }) => {
  const own = {
    "words.pages.PLAY": "Xplay",
    "words.pages.PLAYER_COUNT": "{count} xplayers",
    "words.pages.WHAT_TO_PLAY": "Xwhat?",
    "chevaliers.words.NAME": "Xknights",
    "words.classroom.TABS": "Xtabs",
    "words.home.LANGUAGES": "Xlanguages",
    "words.vocabulary.CASTLE": "xcastle",
    "words.paper.SHEET_COUNT": "{count, plural, one {# xsheet} other {# xsheets}}",
  };
  await page.route("**/words-xx.json", (route) => route.fulfill({ json: own }));
  await page.route(/\/(index\.html)?$/, async (route) => {
    const answer = await route.fetch();
    const page = await answer.text();
    const body = page.replace(/(name="languages" content='\[)/, `$1{"tag":"xx","name":"Xxx","file":"./words-xx.json"},`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("./");
  await openTeacher(page, "settings");
  await page.locator('[data-setting="language"] [data-value="xx"]').click();
  await expect(page.getByRole("heading", { name: "Xlanguages" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "xx");
  expect((await kept(page, SETTINGS)).language).toBe("xx");
  await page.goto("./#/etagere");
  await expect(page.getByRole("heading", { name: "Xwhat?" })).toBeVisible();
  await expect(page.getByRole("img", { name: /xplayers$/ }).first()).toBeVisible();
  await page.goto("./#/imprimer/chevaliers?feuille=mots");
  await expect(page.getByRole("region", { name: /^\d+ xsheets?$/ })).toBeVisible();
  // Texts that the file lacks appear in French, and no button is empty.
  await page.goto("about:blank");
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Xplay" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apprendre" })).toBeVisible();
  // The same file as a home language, beside French.
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ "home-language": "xx" })]);
  await page.goto("about:blank");
  await page.goto("./#/mots");
  const castle = page.locator("[data-word-card=castle]");
  await expect(castle).toContainText("le château");
  await expect(castle.locator(".home-words[lang=xx]")).toHaveText("xcastle");
});

test("a language is fetched when it is chosen, and the desk reports a failed fetch", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => /words-\w+|cyrillic|arabic|pinceau/.test(request.url()) && asked.push(request.url()));
  await page.route("**/words-uk-*.json", (route) => route.abort());
  await page.goto("./");
  await openTeacher(page, "settings");
  expect(asked).toEqual([]);
  await page.locator('[data-setting="language"] [data-value="uk"]').click();
  await expect(page.locator(".languages-card [role=status]")).not.toBeEmpty();
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").language ?? "fr", SETTINGS)).toBe("fr");
  await page.unroute("**/words-uk-*.json");
  await page.locator('[data-setting="language"] [data-value="it"]').click();
  await page.goto("./#/etagere");
  await expect(page.getByRole("heading", { name: words("it")["words.pages.WHAT_TO_PLAY"] })).toBeVisible();
});

test("a language file that arrives after leaving the desk still applies", async ({ page }) => {
  const held = [];
  await page.route("**/words-it-*.json", (route) => held.push(route));
  await page.goto("./");
  await openTeacher(page, "settings");
  await page.locator('[data-setting="language"] [data-value="it"]').click();
  await expect.poll(() => held.length).toBe(1);
  await page.goto("./#/etagere");
  await expect(page.getByRole("heading", { name: "On joue ?" })).toBeVisible();
  await held[0].continue();
  await expect(page.getByRole("heading", { name: words("it")["words.pages.WHAT_TO_PLAY"] })).toBeVisible();
  expect((await kept(page, SETTINGS)).language).toBe("it");
});

test("a language file that arrives during a page change still applies", async ({ page }) => {
  await page.goto("./");
  await openTeacher(page, "settings");
  await page.evaluate(() =>
    document.addEventListener(
      "languageread",
      () => {
        history.pushState(null, "", "#/etagere");
        window.dispatchEvent(new HashChangeEvent("hashchange"));
      },
      { once: true },
    ),
  );
  await page.locator('[data-setting="language"] [data-value="it"]').click();
  await expect(page.getByRole("heading", { name: words("it")["words.pages.WHAT_TO_PLAY"] })).toBeVisible();
  expect((await kept(page, SETTINGS)).language).toBe("it");
});

for (const tag of TAGS) {
  test(`home, shelf, game and fight use the texts of ${tag}`, async ({ page }) => {
    const said = words(tag);
    await speak(page, { language: tag });
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("html")).toHaveAttribute("dir", said["@dir"]);
    await expect(page.getByRole("button", { name: said["words.pages.PLAY"], exact: true })).toBeVisible();
    await page.goto("./#/etagere");
    await expect(page.getByRole("heading", { name: said["words.pages.WHAT_TO_PLAY"] })).toBeVisible();
    await open(page, { position: DUEL });
    await expect(game(page)).toHaveAccessibleName(said["chevaliers.words.NAME"]);
    await expect(page.getByText(said["chevaliers.words.CHOOSE_PIECE"], { exact: true }).first()).toBeVisible();
    await tap(page, "c5");
    await tap(page, "c6");
    await expect(page.getByText(said["words.fight.THROW"], { exact: true }).first()).toBeAttached();
  });
}

/** Pages of pupils and families, without the rules and the desk. */
const LOOKED_AT = Object.entries(PAGES).filter(([name]) => !["rules", "credits", "install", "gate"].includes(name));
const SHOWN = [...LOOKED_AT, ...Object.entries(TABLE)];
const PHONE = [390, 844];
const TABLET = [1080, 810];

/** Switches the shown page to another language, as the desk does, and waits for the new rendering. */
async function turnTo(page, tag) {
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      document.dispatchEvent(new Event("languageread"));
    },
    [SETTINGS, JSON.stringify({ language: tag, games: GAMES })],
  );
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
}

// Each scene is opened once for all languages; the test above checks that starting in a language gives the same page.
for (const [name, [width, height], scenes] of [
  ["pages on a phone", PHONE, LOOKED_AT],
  ["pages on a tablet", TABLET, LOOKED_AT],
  ["the table on a phone", PHONE, Object.entries(TABLE)],
  ["the table on a tablet", TABLET, Object.entries(TABLE)],
  ["the tables of the other games", TABLET, Object.entries(OTHERS)],
]) {
  test(`no text is cut off in any language, and banners fit their sentence: ${name}`, async ({ page }) => {
    await speak(page, { games: GAMES });
    await page.setViewportSize({ width, height });
    const wrong = [];
    let banners = 0;
    for (const [scene, show] of scenes) {
      await show(page);
      for (const tag of ["fr", ...TAGS]) {
        await turnTo(page, tag);
        const found = [...(await page.evaluate(cutWords)), ...(await page.evaluate(underCorner)), ...(await page.evaluate(beyondBanner))];
        wrong.push(...found.map((text) => `${tag}, ${scene}: ${text}`));
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
        if (wide > width) wrong.push(`${tag}, ${scene}: the page is ${wide} wide`);
        banners += await page.locator(".turn-banner").count();
      }
    }
    expect(wrong).toEqual([]);
    if (scenes !== LOOKED_AT) expect(banners).toBeGreaterThan(4 * (TAGS.length + 1));
  });
}

test("each word fits its card in capitals and in every language", async ({ page }) => {
  const wrong = [];
  let cards = 0;
  for (const language of ["fr", ...TAGS]) {
    await page.goto("./start.js");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language, lettering: "capitals" })]);
    await page.goto("./#/mots");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".word-card")).toHaveCount(18);
    for (const [width, height] of [[1080, 810], [1024, 768], [810, 1080], [390, 844], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      const [seen, out] = await page.locator(".word-card").evaluateAll((all) => [
        all.length,
        all.flatMap((card) => {
          const range = document.createRange();
          range.selectNodeContents(card.querySelector("span"));
          const [word, box] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
          const [beside, below] = [Math.min(word.left - box.left, box.right - word.right), box.bottom - word.bottom];
          return beside < 4 || below < 3 ? [`${card.textContent}: ${beside.toFixed(0)} px beside, ${below.toFixed(0)} below`] : [];
        }),
      ]);
      cards += seen;
      wrong.push(...out.map((one) => `${language}, ${width} wide, ${one}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(cards).toBe(5 * 18 * (TAGS.length + 1));
});

test("axe finds no violation on Arabic pages with a home language", async ({ page }) => {
  await speak(page, { language: "ar", "home-language": "zh-Hans" });
  const found = [];
  for (const [name, show] of SHOWN) {
    await show(page);
    found.push(...(await faults(page, name, [THEMES[0]])));
  }
  expect(found).toEqual([]);
});

test("adults' pages that a language lacks are entirely French", async ({ page }) => {
  await speak(page, { language: "ar" });
  await page.goto("./#/credits");
  await expect(page.locator("main.page-credits")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  expect(await page.evaluate(() => /[\u0600-\u06ff]/.test(document.querySelector("main").innerText))).toBe(false);
  await page.goto("./#/etagere");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect((await kept(page, SETTINGS)).language).toBe("ar");
});

test("plays a whole game in Arabic with right-to-left text", async ({ page }) => {
  await speak(page, { language: "ar" });
  const position = small();
  await open(page, { position, seed: 5 });
  await play(page, { seed: 5 });
  expect((await says(page)).turn).toBe("over");
  // The board does not change sides; the text runs from right to left.
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  const said = page.locator(".said").first();
  await expect(said).toHaveText(/[\u0600-\u06ff]/);
  expect(await said.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
});

/** Returns the horizontal centres of all matching elements. */
const middles = (page, ...selectors) =>
  page.evaluate((selectors) => selectors.flatMap((one) => [...document.querySelectorAll(one)].map((element) => {
    const { x, width } = element.getBoundingClientRect();
    return x + width / 2;
  })), selectors);

test("course and problems are mirrored in Arabic, their boards are not", async ({ page }) => {
  const cells = {};
  await speak(page, { language: "ar" });
  for (const tag of ["ar", "fr"]) {
    cells[tag] = [];
    for (const path of ["/apprendre/kingdom", "/defis/chevaliers?numero=1"]) {
      await page.goto("about:blank");
      await page.goto(`./#${path}`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator(".course-bar .course-next")).toBeVisible();
      const [back, next, emblem, word] = await middles(page, ".course-back", ".course-next", ".banner-content .emblem", ".banner-content .said");
      expect([back < next, emblem < word], `${tag} ${path}`).toEqual(Array(2).fill(tag === "fr"));
      const turned = await page.locator(".course-next use").evaluate((use) => getComputedStyle(use).transform.startsWith("matrix(-1"));
      expect(turned).toBe(tag === "ar");
      cells[tag].push(await middles(page, "[data-cell]"));
    }
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, "{}"]);
  }
  expect(cells.fr[0].length).toBeGreaterThan(20);
  expect(cells.ar).toEqual(cells.fr);
});

test("the home language on word sheets uses its own numerals", async ({ page }) => {
  await speak(page, { "home-language": "ar" });
  await page.goto("./#/imprimer/kingdom?feuille=mots");
  await expect(page.locator(".printed-sheet text").filter({ hasText: "حجم ٤" })).toHaveCount(2);
  await expect(page.locator(".printed-sheet text").filter({ hasText: "TAILLE 4" })).toHaveCount(2);
  await expect(page.locator(".printed-sheet text").filter({ hasText: /[\u0600-\u06ff].*[0-9]/ })).toHaveCount(0);
});

test("a saved game resumes in another language", async ({ page }) => {
  await speak(page, { language: "ar" });
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const { position } = await says(page);
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ language: "es" })), SETTINGS);
  await page.goto("about:blank");
  await page.goto("./");
  await page.getByRole("button", { name: words("es")["words.pages.RESUME"] }).click();
  await expect(game(page)).toHaveAttribute("data-position", position);
});

test("the home language appears below tale, cards and course in its own direction", async ({ page }) => {
  await speak(page, { "home-language": "ar" });
  const said = words("ar");
  await page.goto("./#/histoire/chevaliers");
  const beneath = page.locator(".home-words[lang=ar][dir=rtl]");
  await expect(beneath).toHaveText(/[\u0600-\u06ff]/);
  await page.goto("./#/mots");
  await expect(page.locator("[data-word-card=castle] .home-words")).toHaveText(said["words.vocabulary.CASTLE"]);
  await page.goto("./#/apprendre/chevaliers");
  await expect(page.locator("main.page-course .home-words")).toHaveText(/[\u0600-\u06ff]/);
});
