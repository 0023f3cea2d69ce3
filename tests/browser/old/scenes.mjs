// Scenes for all engines: pages by address, the board of every game, and table states.
import { CATALOGUE } from "../support/catalogue.js";
import { keep, open, openDesk, says } from "../support/finger.mjs";
import { DUEL } from "../support/game.js";
import { apply, rulesOf } from "../support/rules-program.js";

const SETTINGS = "table-ronde/settings";

const visit = (path, name) => async (page, home) => {
  await page.visit(`${home}#${path}`);
  await page.there(`main.page-${name}:not([data-prerendered])`);
};
/** Opens a page whose text is fetched. */
const readOn = (path, name) => async (page, home) => {
  await visit(path, name)(page, home);
  await page.there(".sheet section:nth-of-type(2) p");
};
const lay = (slug, position, names = []) => async (page, home) => {
  await open(page, home, slug, { position: position(), seed: 8 });
  for (const name of names) {
    await page.touch(`[data-tap="${name}"]`);
    await says(page);
  }
};
const fight = () => apply(DUEL, ["c5xc6"]);

/** Scenes compared with today's engine. */
export const SCENES = {
  home: visit("/", "home"),
  shelf: visit("/etagere", "shelf"),
  ...Object.fromEntries(Object.keys(CATALOGUE).map((slug) => [`board of ${slug}`, lay(slug, () => rulesOf(slug, "start"))])),
  fight: lay("chevaliers", fight),
  "questions of a fight": async (page, home) => {
    await keep(page, home, SETTINGS, { faces: "mixed", help: "asked", hush: true });
    await lay("chevaliers", fight, ["roll", "roll"])(page, home);
  },
  gate: visit("/maitre", "gate"),
};

const desk = (tab) => async (page, home) => {
  await visit("/", "home")(page, home);
  await openDesk(page);
  await page.touch(`[data-adult="tab-${tab}"]`);
  await page.there(`[data-adult="tab-${tab}"][aria-current]`);
};

/** All scenes of a class, for screenshots. */
export const ALL = {
  ...SCENES,
  ...Object.fromEntries(
    Object.keys(CATALOGUE).flatMap((slug) => [
      [`setup of ${slug}`, visit(`/preparation/${slug}`, "setup")],
      [`course of ${slug}`, visit(`/apprendre/${slug}`, "course")],
      [`rules of ${slug}`, readOn(`/regles/${slug}`, "rules")],
    ]),
  ),
  "whole shelf": async (page, home) => {
    await keep(page, home, SETTINGS, { games: Object.keys(CATALOGUE), hush: true });
    await visit("/etagere", "shelf")(page, home);
  },
  tale: visit("/histoire/chevaliers", "tale"),
  words: visit("/mots", "words"),
  message: visit("/nulle-part", "message"),
  credits: readOn("/credits", "credits"),
  install: visit("/installer", "install"),
  print: visit("/imprimer/chevaliers", "print"),
  ...Object.fromEntries(Object.values(CATALOGUE).flatMap(({ slug, scenes }) => Object.entries(scenes).map(([name, { position, taps }]) => [name, lay(slug, () => position, taps)]))),
  ...Object.fromEntries(Object.values(CATALOGUE).flatMap(({ slug, ends }) => Object.entries(ends).map(([name, { position, taps }]) => [`end: ${name}`, lay(slug, () => position, taps)]))),
  "fight with a die thrown": lay("chevaliers", fight, ["roll"]),
  ...Object.fromEntries(["tables", "settings", "game", "kept", "position", "observations"].map((tab) => [`desk ${tab}`, desk(tab)])),
  "look together": async (page, home) => {
    await lay("chevaliers", () => rulesOf("chevaliers", "start"))(page, home);
    await page.touch('[data-adult="pause"]');
    await page.there(".pause");
  },
};
