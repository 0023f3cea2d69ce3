// Where a text stands: kinds of places with a picture (tests/browser/pictures.spec.js), and the screens of the other texts.
import { HANDBOOK } from "./texts.mjs";

/** Kinds of places of the sentences that pupils hear. */
export const PLACES = {
  again: "replay of a game",
  answer: "answer to a tap that does nothing",
  banner: "whose turn it is, beside the board",
  box: "box of a game on the shelf",
  button: "button of a game",
  cell: "square, for screen readers",
  choice: "piece to choose",
  count: "line of the final score",
  counter: "counter of a player, for screen readers",
  counting: "counting of treasures and pieces",
  end: "end of a game",
  fight: "fight",
  ground: "ground of a square, for screen readers",
  length: "length of a game, before it begins",
  lesson: "lesson or challenge",
  news: "event in a game",
  piece: "piece, for screen readers",
  press: "button",
  remark: "remark of the computer, or hint",
  screen: "heading of a page",
  seat: "card of a player",
  tale: "tale",
  way: "challenge of the day",
  word: "word card",
};

/** Symbols in place of the shapes that the app draws without one, by their class. */
export const STAND_INS = {
  "card-front": "card-face",
  cell: "board-country-chevaliers",
  "count-tokens": "coin",
  counted: "coin",
  cover: "cover-chevaliers",
  "die-button": "icon-die",
  "face-choice": "icon-die",
  "fighter-token": "token-blue",
  "ground-symbol": "board-country-chevaliers",
  "grade-tower": "sword-stone",
  "level-dot": "computer",
  "mark-ring": "board-country-chevaliers",
  numeral: "icon-die",
  preview: "round-table",
  "same-sign": "help-asked",
  sun: "sword-stone",
  "tale-picture": "icon-book",
  "told-die": "icon-die",
  towers: "help-shown",
  "word-picture": "helmet",
};

/** Screens of the texts in src/words. */
const OF_APP = {
  animals: "banners of the teams",
  classroom: "teacher settings",
  desk: "teacher settings: rules, class, observations",
  fight: "fight",
  handbook: "pages of the handbook",
  home: "teacher settings: languages; letter to families",
  install: "page on installing the app",
  lesson: "teacher settings: chances",
  message: "messages about files and saved games",
  moves: "board, for screen readers",
  pages: "home page, shelf, setup of a game",
  paper: "printed sheets",
  play: "game",
  problem_desk: "teacher settings: challenges",
  problems: "challenges",
  punctuation: "punctuation between texts",
  saving: "teacher settings: saved games, positions, links, projector",
  vocabulary: "word cards",
};

/** Screens of the texts of a game, and of the engine. */
const OF_GAME = {
  chronicle: "tale of the game just played",
  companion: "remarks of the computer",
  counting: "counting at the end",
  course: "lesson",
  desk: "teacher settings: rules",
  json: "refused files",
  paper: "printed sheets",
  reasons: "refused positions",
  sets: "sets of pieces",
  subjects: "pieces and sides as subjects of a sentence",
  tale: "tale",
  words: "game",
};

/** Pages of the handbook. */
const OF_HANDBOOK = { rules: "complete rules", session: "session plan" };

/** Returns the name of the screen of a key. */
export function screen(key) {
  const [above, module] = key.replace(HANDBOOK, "").split(".");
  if (key.startsWith(HANDBOOK)) return OF_HANDBOOK[module] ? `${OF_HANDBOOK[module]}: ${above}` : ({ data: "your data" }[above] ?? above);
  if (above === "words") return OF_APP[module] ?? module;
  return `${OF_GAME[module] ?? module}: ${above}`;
}
