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
  // Two programs draw these pages: both must have followed the address before the lock is held.
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("main.page-home")).toBeVisible();
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
  tale: visit("/histoire/chevaliers", "tale"),
  words: visit("/mots", "words"),
  message: visit("/nulle-part", "message"),
  rules: visit("/regles/chevaliers", "rules"),
  credits: visit("/credits", "credits"),
  install: visit("/installer", "install"),
  print: visit("/imprimer/chevaliers", "print"),
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

/** A game in progress, and what would take its place. */
const asked = (path, press) => async (page) => {
  await lay(small, ["b2", "b3"])(page);
  await page.goto(`./#${path}`);
  await press(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Before, the answers take no tap.
  await page.waitForTimeout(450);
};

/** The question before another game takes the place of the one that waits. */
export const WAITING = {
  "a fight or the waiting game": asked("/etagere", (page) => page.getByRole("button", { name: /^(Un combat, tout de suite|A fight right now)$/ })),
  "a new game or the waiting one": asked("/preparation/kingdom", (page) => page.locator(".page-buttons .main")),
};

/** A game that stands still while the class looks. */
const paused = (past) => async (page) => {
  await lay(small, ["b2", "b3"])(page);
  await page.locator("[data-adult=pause]").dispatchEvent("click");
  await expect(page.locator(".pause")).toBeVisible();
  if (past) await page.locator("[data-adult=past]").click();
};

/** The parts of the teacher's page, with a game in progress. */
export const TEACHER = {
  tables: teacher("tables"),
  settings: teacher("settings"),
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

const other = (game, position, names = []) => async (page) => {
  await page.goto("about:blank");
  await open(page, { game, position, seed: 8 });
  for (const name of names) await tap(page, name);
};

const HOP = "4m4/4BA3/9/3A5/2D6/9/9/9/4M4 w play on/0 0";
const TALLY =
  "knights solo RGYB .......YYYY./GG........../GG.....RR.../G.R........./GGR........./............/..BBG.Y...../..........BB/......YR.R.B/......Y..R.B/.........RBB/............ R Y,-,-,- q0 Q80 T0 Lown C0,6";
const TOWER = "vatrankill 1 K .../C../......D/......./.aaaaaa/aaa/aaa t4 e0 c0 j- b- w- L40";
const TRAP = "vatrankill 2 K .../.../.T.DA../..a..../aa...aa/aaa/aaa t0 e1 c0 j- b- w- L40";
const FIVE =
  "vatrakill T B .J.J.J/.Jj..J/.V.V.......P.P/.Vv....D..p..P/.V.V.......P.P/.Bb..B/.B.B.B e0 c0 j- b- w- L40 oBVJPD zBVJP";
const SEALS = "M0 - t18:0:ug:-/g11:3:-:-/e05:3:-:- @0 - 3344433 3";
const DRAGON = "M0 - t10:3:-:-/g11:3:-:-/e05:3:-:- u09 - 3344433 3";
const SIX = "M0 - g11:3:-:-/g05:3:t:-/t04:2:-:-/u06:1:u:-/e03:3:-:-/w00:0:-:- t10 e06,u05 3344433 2";

/** The states of the tables of the other games. */
export const OTHERS = {
  "kingdom board": other("kingdom", "abcdmdcba/9/9/9/9/9/9/9/ABCDMDCBA w play on/0 0", ["d1"]),
  "kingdom board opened": other("kingdom", "abcdmdcba/9/9/9/9/9/9/9/ABCDMDCBA w play on/0 0"),
  "kingdom hop": other("kingdom", HOP, ["c5", "e7"]),
  "kingdom place": other("kingdom", "d3m4/9/9/3M5/9/9/9/9/9 w place:a on/0 0"),
  "kingdom end": other("kingdom", HOP, ["c5", "e7", "e9"]),
  "knights board": other("knights", TALLY),
  "knights zoom": other("knights", TALLY, ["h4"]),
  "knights count": other("knights", TALLY, ["h4", "j5"]),
  "duel board": other("vatrankill", TOWER),
  "duel manner": other("vatrankill", TOWER, ["c6"]),
  "duel trap": other("vatrankill", TRAP, ["c4", "c5"]),
  "factions board": other("vatrakill", FIVE),
  "gran board": other("gran", SIX),
  "gran card": other("gran", DRAGON, ["t16"]),
  "gran end": other("gran", SEALS, ["t17"]),
};

/** Positions from which one step ends a game. */
export const START_OF = {
  "kingdom end": other("kingdom", HOP),
  "knights count": other("knights", TALLY),
  "duel trap": other("vatrankill", TRAP),
  "factions trap": other(
    "vatrakill",
    "vatrakill T V .V.V.V/.VnV../............../..vB......n.../.....D......../.Bb.../.B.B.B e0 c0 j- b- w- L40 oBVD zBV--",
  ),
  "gran end": other("gran", SEALS),
};

/** The pages of the other games. */
export const OTHER_PAGES = Object.fromEntries(
  ["kingdom", "knights", "vatrankill", "vatrakill", "gran"].flatMap((game) => [
    [`setup of ${game}`, visit(`/preparation/${game}`, "setup")],
    [`course of ${game}`, visit(`/apprendre/${game}`, "course")],
    [`rules of ${game}`, visit(`/regles/${game}`, "rules")],
  ]),
);

/** The shelf with all boxes: the last of the pages, since the teacher's choice stays with the page. */
OTHER_PAGES["whole shelf"] = async (page) => {
  const games = ["chevaliers", "kingdom", "knights", "vatrankill", "vatrakill", "gran"];
  await page.addInitScript(
    ([key, games]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), games })),
    [SETTINGS, games],
  );
  await page.goto("about:blank");
  await visit("/etagere", "shelf")(page);
  await expect(page.locator(".box")).toHaveCount(6);
};

/** Sets the theme before the app starts. */
export const dress = (page, theme) =>
  page.addInitScript(([key, theme]) => localStorage.setItem(key, JSON.stringify({ theme, hush: true })), [SETTINGS, theme]);
