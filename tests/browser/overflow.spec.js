// Text overflow on the pupils' path, in five windows: every text within its box, every button whole, uncovered and off the board.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { DUEL, GAME, SETTINGS, drawn, open, pauseWithTools, rest, small, tap } from "./support/game.js";
import { overflow } from "./support/overflow.js";
import { apply } from "./support/rules-program.js";
import { ENDS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";
import { startOf, walk } from "./support/walk.js";

const WIDE = [[1080, 810], [810, 1080], [1024, 768], [1920, 1080]];
const PHONE = [[390, 844]];
/** Steps between two measurements of a played game, and the maximum number of steps. */
const EVERY = 7;
const MOST = 30;

const resize = async (page, [width, height]) => {
  await page.setViewportSize({ width, height });
  await drawn(page);
};

/** Returns the layout faults of the current page in each window. */
async function measured(page, scene, windows) {
  const found = [];
  for (const window of windows) {
    await resize(page, window);
    await page.evaluate(() => document.fonts.ready);
    found.push(...(await page.evaluate(overflow)).map((fault) => `${window.join("×")}, ${scene}: ${fault}`));
  }
  return found;
}

/** Shows each scene and measures it in all windows. A tap on a phone enlarges the board, so phones show each scene anew. */
async function faults(page, scenes, groups = [WIDE, PHONE]) {
  const found = [];
  for (const windows of groups) {
    for (const [scene, show] of Object.entries(scenes)) {
      await resize(page, windows[0]);
      await show(page);
      found.push(...(await measured(page, scene, windows)));
    }
  }
  return found;
}

/** Opens a game with a banner on every seat, as the preparation starts it: the turn banner is fullest then. */
async function seated(page, game, position, names = []) {
  const banners = ["wolf-head", "bear-head", "lion", "fox-head", "deer", "boar"];
  const partie = { actions: [], format: "partie/1", game, options: {}, start: position };
  await page.goto("./start.js");
  await page.evaluate(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [GAME, { banners, over: false, partie, players: [], seed: 8 }]);
  await page.goto(`./#/jeu/${game}?anim=0`);
  await rest(page);
  await expect(page.locator("section.game")).toHaveAttribute("data-position", position);
  for (const name of names) await tap(page, name);
}

const set = (page, settings) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, ...settings })]);

const visit = (path, name) => async (page) => {
  await page.goto("about:blank");
  await page.goto(`./#${path}`);
  await expect(page.locator(`main.page-${name}`)).toBeVisible();
};

const PATH_PAGES = ["home", "shelf", "setup", "course", "tale", "words", "problems", "arena", "arena with a piece chosen", "arena after a fight"];
const SETUPS = Object.fromEntries(GAMES.slice(1).map((game) => [`setup of ${game}`, visit(`/preparation/${game}`, "setup")]));
const pick = (scenes, names) => Object.fromEntries(names.map((name) => [name, scenes[name]]));

const waits = async (page) => {
  await open(page, { position: small(), seed: 8 });
  await tap(page, "b2");
  await tap(page, "b3");
  await visit("/", "home")(page);
  await expect(page.locator(".resume")).toBeVisible();
};

test("no overflow: pupils' pages", async ({ page }) => {
  test.setTimeout(300_000);
  const scenes = { ...pick(PAGES, PATH_PAGES), ...SETUPS, "whole shelf": OTHER_PAGES["whole shelf"], "home with a game that waits": waits, ...WAITING };
  expect(await faults(page, scenes, [[...WIDE, ...PHONE]])).toEqual([]);
});

test("no overflow: boards, fights and ends of the first game", async ({ page }) => {
  test.setTimeout(300_000);
  expect(await faults(page, TABLE)).toEqual([]);
});

test("no overflow: fight questions", async ({ page }) => {
  test.setTimeout(300_000);
  await set(page, { help: "asked" });
  const asked = async (page) => {
    await page.goto("about:blank");
    await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8 });
    for (let die = 0; die < 2; die += 1) await tap(page, "roll");
    await expect(page.locator(".answers")).toBeVisible();
  };
  expect(await faults(page, { "a number to read": asked })).toEqual([]);
});

for (const game of GAMES) {
  test(`no overflow: table of ${game}, its scenes, its end and a played game`, async ({ page }) => {
    test.setTimeout(600_000);
    const ends = Object.entries(ENDS).filter(([, { slug }]) => slug === game);
    const scenes = {};
    for (const [name, { position, taps }] of Object.entries(CATALOGUE[game].scenes)) {
      scenes[name] = (page) => seated(page, game, position, taps);
    }
    for (const [name, { show, taps }] of ends) {
      scenes[`the end, ${name}`] = async (page) => {
        await show(page);
        for (const name of taps) await tap(page, name);
      };
    }
    const found = await faults(page, scenes);
    // A game from its start, measured on the way.
    await resize(page, WIDE[0]);
    await seated(page, game, startOf(game));
    const look = async ({ made, index }) => {
      if (made % EVERY !== 0) return;
      found.push(...(await measured(page, `step ${made}, touch ${index}`, WIDE)));
      await resize(page, WIDE[0]);
    };
    const made = await walk(page, game, (name) => tap(page, name), { look, most: MOST });
    expect(made).toBeGreaterThan(EVERY);
    expect(found).toEqual([]);
  });

  test(`no overflow: problems of ${game}, the first of each kind and grade`, async ({ page }) => {
    test.setTimeout(600_000);
    const text = readFileSync(new URL(`../../assets/problems/${game}.txt`, import.meta.url), "utf8");
    const sorts = text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("|").slice(0, 2).map((part) => part.trim()).join(", grade "));
    const scenes = {};
    for (const [index, sort] of sorts.entries()) {
      if (sorts.indexOf(sort) !== index) continue;
      scenes[`problem ${index + 1}, ${sort}`] = async (page) => {
        await visit(`/defis/${game}?numero=${index + 1}`, "course")(page);
        await expect(page.locator("section.problem")).toHaveAttribute("data-busy", "false");
      };
    }
    expect(Object.keys(scenes).length).toBeGreaterThan(2);
    expect(await faults(page, scenes, [[...WIDE, ...PHONE]])).toEqual([]);
  });
}

for (const lowered of [false, true]) {
  test(`no overflow: « Stop, on regarde » beside ${lowered ? "a lowered board" : "the board"}, pens and steps`, async ({ page }) => {
    test.setTimeout(300_000);
    await set(page, { lowered });
    const scenes = {};
    for (const game of GAMES) {
      for (const part of ["looking", "pens", "steps"]) {
        scenes[`${game}, ${part}`] = async (page) => {
          await seated(page, game, startOf(game));
          if (part !== "looking") await pauseWithTools(page);
          else await page.locator("[data-adult=pause]").dispatchEvent("click");
          await expect(page.locator(".pause")).toBeVisible();
          if (part === "steps") await page.locator("[data-adult=past]").click();
        };
      }
    }
    expect(await faults(page, scenes, [[...WIDE, ...PHONE, [1024, 600], [1366, 768]]])).toEqual([]);
  });
}
