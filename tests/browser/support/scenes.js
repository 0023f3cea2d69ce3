// Scenes: every page and table state that tests check.
import { expect } from "@playwright/test";
import { CATALOGUE, GAMES } from "./catalogue.js";
import { DUEL, SETTINGS, open, pauseWithTools, rest, tap, small, whole } from "./game.js";
import { choosePieces, settle, toArena } from "./arena.js";
import { openTeacher } from "./teacher.js";
import { apply, rules } from "./rules-program.js";

const visit = (path, name) => async (page) => {
  await page.goto(`./#${path}`);
  await expect(page.locator(`main.page-${name}`)).toBeVisible();
};

/** Opens a page whose text is fetched. */
const readOn = (path, name) => async (page) => {
  await visit(path, name)(page);
  await expect(page.locator(".sheet section p").nth(2)).toBeVisible();
};

const teacher = (part) => async (page) => {
  await page.evaluate(() => (location.hash = "#/"));
  // The new page must have replaced the old one before the lock is held.
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("main.page-home")).toBeVisible();
  await openTeacher(page, part);
};

const lay =
  (position, names = []) =>
  async (page) => {
    await page.goto("about:blank");
    await open(page, { position: position(), seed: 8 });
    for (const name of names) await tap(page, name);
  };

/** A problem in the saved form of the teacher's own problems. */
const OWN_PROBLEM = "take | 1 | - | 6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0 | a8-a9 | only 1 of 6";

/** Pages other than the table. */
export const PAGES = {
  home: visit("/", "home"),
  shelf: visit("/etagere", "shelf"),
  setup: visit("/preparation/chevaliers", "setup"),
  "setup with the emblems": async (page) => {
    await page.goto("about:blank");
    await visit("/preparation/chevaliers", "setup")(page);
    await page.locator("[data-army]").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  course: visit("/apprendre/chevaliers", "course"),
  tale: visit("/histoire/chevaliers", "tale"),
  words: visit("/mots", "words"),
  problems: visit("/defis", "problems"),
  problem: async (page) => {
    await page.goto("about:blank");
    await visit("/defis/chevaliers?numero=1", "course")(page);
  },
  arena: async (page) => {
    // The address stays the same while the pair chooses, so only a new visit begins anew.
    await page.goto("about:blank");
    await visit("/arene", "arena")(page);
  },
  "arena with a piece chosen": async (page) => {
    await toArena(page);
    await page.locator(".suit-blue .arena-piece").click();
  },
  "arena after a fight": async (page) => {
    await toArena(page);
    await choosePieces(page);
    await settle(page);
  },
  message: visit("/nulle-part", "message"),
  rules: readOn("/regles/chevaliers", "rules"),
  credits: readOn("/credits", "credits"),
  install: visit("/installer", "install"),
  print: visit("/imprimer/chevaliers", "print"),
  gate: visit("/maitre", "gate"),
  "tables for the class": async (page) => {
    await visit("/montrer/tableaux", "class")(page);
    await page.locator("[data-adult=class-result]").first().press("Enter");
    await page.locator("[data-adult=class-result]").first().press("Enter");
    await page.locator("[data-adult=class-result]").nth(7).press("Enter");
  },
  "chances for the class": async (page) => {
    await visit("/montrer/chances", "class")(page);
    await page.locator("[data-adult=class-show-all]").click();
  },
};

/** States of the table. */
export const TABLE = {
  board: lay(whole),
  "board with a piece in the hand": lay(() => DUEL, ["c5"]),
  "board in the second step": lay(small, ["b2", "b3"]),
  "board with pieces to place": lay(() => rules("start", "--option", "setup=manual")),
  "fight to throw": lay(() => apply(DUEL, ["c5xc6"])),
  "fight with one die thrown": lay(() => apply(DUEL, ["c5xc6"]), ["roll"]),
  "fight in the arena": async (page) => {
    await toArena(page);
    await choosePieces(page);
    await rest(page);
  },
  victory: lay(() => apply("6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0", ["c8-d9"])),
  draw: lay(() => apply(small().replace("/100 0", "/1 0"), ["end"])),
  "stop question": async (page) => {
    await lay(small)(page);
    await page.locator(".button.home").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

/** Asks whether another game may replace the game in progress. */
const asked = (path, press) => async (page) => {
  await lay(small, ["b2", "b3"])(page);
  await page.goto(`./#${path}`);
  await press(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The answers ignore taps at first, since the tap that opened the question may have been a double tap.
  const takes = () =>
    page
      .getByRole("dialog")
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).pointerEvents));
  await expect.poll(takes).toEqual(["auto", "auto"]);
};

/** Questions before another game replaces the one in progress. */
export const WAITING = {
  "a fight or the waiting game": asked("/etagere", (page) => page.locator(".shelf-more .button:not(.arena-way)").filter({ has: page.locator(".versus") })),
  "a new game or the waiting one": asked("/preparation/kingdom", (page) => page.locator(".page-buttons .main")),
};

/** Pauses a game for the class. */
const paused = (past) => async (page) => {
  await lay(small, ["b2", "b3"])(page);
  await pauseWithTools(page);
  if (past) await page.locator("[data-adult=past]").click();
};

/** Parts of the teacher's page, with a game in progress. */
export const TEACHER = {
  tables: teacher("tables"),
  settings: teacher("settings"),
  "what to show the class": async (page) => {
    await teacher("tables")(page);
    await page.locator("[data-adult=show-menu]").click();
    await expect(page.locator(".class-parts")).toBeVisible();
  },
  observations: async (page) => {
    await page.evaluate(() => {
      const day = Math.floor(Date.now() / 86_400_000);
      const counts = ["read", "compare"].map((skill) => ({ animal: "owl", day, first_right: 3, skill, tries: 4 }));
      localStorage.setItem("table-ronde/observations", JSON.stringify(counts));
    });
    await teacher("observations")(page);
  },
  "game in progress": async (page) => {
    await lay(() => DUEL, ["c5", "c6"])(page);
    await teacher("game")(page);
  },
  "stop, let us look": paused(false),
  "the last steps": paused(true),
  "a position by hand": teacher("position"),
  "problems at the desk": async (page) => {
    await page.evaluate(
      (problem) => localStorage.setItem("table-ronde/problems", JSON.stringify([{ game: "chevaliers", problem }])),
      OWN_PROBLEM,
    );
    await teacher("problems")(page);
    await page.locator("[data-adult=problem-number]").fill("1");
    await expect(page.locator(".found-problem")).toBeVisible();
  },
  "a position that is a problem": async (page) => {
    await teacher("position")(page);
    await page.locator("#position-code").fill(OWN_PROBLEM.split(" | ")[3]);
    await page.locator("#position-code").blur();
    await page.locator("[data-adult=prove]").click();
    await expect(page.locator(".proof[data-proof=found]")).toBeVisible({ timeout: 60_000 });
  },
  "a problem that stands still": async (page) => {
    await page.goto("about:blank");
    await visit("/defis/chevaliers?numero=1", "course")(page);
    await pauseWithTools(page);
  },
  "kept games": async (page) => {
    await lay(small, ["b2", "b3"])(page);
    await teacher("kept")(page);
    await page.locator("[data-adult=keep]").click();
    await page.locator("[data-adult=share]").click();
    await expect(page.locator("svg.qr")).toBeVisible();
  },
  "projector window": async (page) => {
    await lay(small, ["b2", "b3"])(page);
    await page.goto("./#/tableau");
    await expect(page.locator("section[data-shows]")).toBeVisible();
  },
};

const other =
  (game, position, names = []) =>
  async (page) => {
    await page.goto("about:blank");
    await open(page, { game, position, seed: 8 });
    for (const name of names) await tap(page, name);
  };

/** States of the tables of the other games. */
export const OTHERS = {};
/** Names of those states in games where a tap takes the nearest place. */
export const NEAREST = new Set();
/** By name: positions, and the taps that end the game there. */
export const ENDS = {};
/** By game: the untouched board and its number of places. */
export const BOARDS = {};
for (const { slug, scenes, ends, board, places, touchesNearest } of Object.values(CATALOGUE)) {
  for (const [name, { position, taps }] of Object.entries(scenes)) {
    OTHERS[name] = other(slug, position, taps);
    if (touchesNearest) NEAREST.add(name);
  }
  for (const [name, { position, taps }] of Object.entries(ends)) ENDS[name] = { slug, taps, show: other(slug, position) };
  const show = { ...TABLE, ...OTHERS }[board];
  if (!show) throw new Error(`${slug}: no scene is called ${board}`);
  BOARDS[slug] = { show, places };
}

/** Pages of the other games. */
export const OTHER_PAGES = Object.fromEntries(
  GAMES.slice(1).flatMap((game) => [
    [`setup of ${game}`, visit(`/preparation/${game}`, "setup")],
    [`course of ${game}`, visit(`/apprendre/${game}`, "course")],
    [`rules of ${game}`, readOn(`/regles/${game}`, "rules")],
  ]),
);

/** The shelf with all boxes. It must be the last page, since its choice of games persists. */
OTHER_PAGES["whole shelf"] = async (page) => {
  await page.addInitScript(
    ([key, games]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), games })),
    [SETTINGS, GAMES],
  );
  await page.goto("about:blank");
  await visit("/etagere", "shelf")(page);
  await expect(page.locator(".box")).toHaveCount(GAMES.length);
};

/** Sets the theme and other settings before the app starts. */
export const dress = (page, theme, more = {}) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ theme, hush: true, ...more })]);
