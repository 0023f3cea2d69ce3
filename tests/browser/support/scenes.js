// Every page and every state of the table that a test may look at.
import { expect } from "@playwright/test";
import { DUEL, SETTINGS, open, tap, small, whole } from "./game.js";
import { openTeacher } from "./teacher.js";
import { apply, rules } from "./rules-program.js";

const visit = (path, name) => async (page) => {
  await page.goto(`./#${path}`);
  await expect(page.locator(`main.page-${name}`)).toBeVisible();
};

const teacher = (part) => async (page) => {
  await page.evaluate(() => (location.hash = "#/"));
  await openTeacher(page, part);
};

const lay = (position, names = []) => async (page) => {
  await page.goto("about:blank");
  await open(page, { position: position(), seed: 8 });
  for (const name of names) await tap(page, name);
};

/** The pages besides the table. */
export const PAGES = {
  home: visit("/", "home"),
  shelf: visit("/etagere", "shelf"),
  setup: visit("/preparation/chevaliers", "setup"),
  course: visit("/apprendre/chevaliers", "course"),
  message: visit("/nulle-part", "message"),
  rules: visit("/regles/chevaliers", "rules"),
  credits: visit("/credits", "credits"),
  install: visit("/installer", "install"),
  gate: visit("/maitre", "gate"),
};

/** The states of the table. */
export const TABLE = {
  board: lay(whole),
  "board with a piece in the hand": lay(() => DUEL, ["c5"]),
  "board in the second step": lay(small, ["b2", "b3"]),
  "board with pieces to place": lay(() => rules("start", "--option", "setup=manual")),
  "fight to throw": lay(() => apply(DUEL, ["c5xc6"])),
  "fight with one die thrown": lay(() => apply(DUEL, ["c5xc6"]), ["roll"]),
  victory: lay(() => apply("6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0", ["c8-d9"])),
  draw: lay(() => apply(small().replace("/100 0", "/1 0"), ["end"])),
  "stop question": async (page) => {
    await lay(small)(page);
    await page.getByRole("button", { name: "Accueil" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

/** The parts of the teacher's page, with a game in progress. */
export const TEACHER = {
  tables: teacher("tables"),
  settings: teacher("settings"),
  "game in progress": async (page) => {
    await lay(() => DUEL, ["c5", "c6"])(page);
    await teacher("game")(page);
  },
};

/** Sets the theme before the app starts. */
export const dress = (page, theme) =>
  page.addInitScript(([key, theme]) => localStorage.setItem(key, JSON.stringify({ theme, hush: true })), [SETTINGS, theme]);
