// Compares a PDF file with the print page's description of its sheets, in millimetres.
import assert from "node:assert/strict";

/** The pieces of each box by kind, as section 1 of each rule book counts them; one game has two sets. */
export const BOXES = {
  chevaliers: {
    soldier: 5, knight: 4, prince: 1, "small-dragon": 5, "great-dragon": 4, tyrant: 1,
    castle: 1, village: 1, princess: 1, treasure: 1,
  },
  kingdom: {
    "k-white-monarch": 1, "k-white-1": 2, "k-white-2": 2, "k-white-3": 2, "k-white-4": 2,
    "k-black-monarch": 1, "k-black-1": 2, "k-black-2": 2, "k-black-3": 2, "k-black-4": 2,
  },
  knights: { "horse-red": 8, "horse-green": 8, "horse-yellow": 8, "horse-blue": 8 },
  vatrankill: { helmet: 13, dragon: 1, "tower-stone": 5, "tower-broken": 5 },
  vatrakill: { helmet: 20, dragon: 1, "tower-blue": 1, "tower-green": 1, "tower-yellow": 1, "tower-violet": 1, "tower-stone": 2 },
  gran: {
    helmet: 6, ring: 1, amulet: 18, shackle: 4, stone: 16,
    "seal-tirad": 6, "seal-urgad": 6, "seal-galad": 6, "seal-elgad": 6,
  },
};
/** The cards of the one game with cards, by strength. */
export const CARDS = { gran: { "card-0": 3, "card-1": 3, "card-2": 4, "card-3": 4, "card-4": 4, "card-5": 3, "card-6": 3 } };
/** The number of fold-up dice on each sheet with dice. */
export const DICE = { chevaliers: 2, gran: 1 };
/** The documents that hold the whole box. */
const WHOLE = ["pions-a4", "pions-a3", "figurines", "a-decorer-a4", "a-decorer-a3", "a-colorier"];

/** Tolerance of a printed size, in millimetres. */
const OFF = 0.5;
const MARGIN = 10;

/** Returns the description of the sheets once they are laid out with their fonts, or nothing. Runs in the page. */
export const DESCRIBE = `
  const holder = document.getElementById("sheets");
  if (!holder || !holder.querySelector("svg.printed-sheet")) return "";
  // Letters are asked for as the sheet is laid out: before, none is missing yet.
  holder.getBoundingClientRect();
  return document.fonts.ready.then(() => JSON.stringify({
    file: holder.dataset.file,
    documents: [...document.querySelectorAll(".print-choice")].map((choice) => choice.dataset.adult),
    sheets: [...holder.querySelectorAll("svg.printed-sheet")].map((sheet) => ({
      size: sheet.getAttribute("viewBox").split(" ").slice(2).map(Number),
      things: [...sheet.querySelectorAll("[data-role]")].map(({ dataset }) => {
        const [x, y, w, h] = dataset.box.split(" ").map(Number);
        return { role: dataset.role, name: dataset.thing, x, y, w, h };
      }),
    })),
  }));
`;

const near = (one, other) => ["x", "y", "w", "h"].every((key) => Math.abs(one[key] - other[key]) <= OFF);
const holds = ({ x, y, w, h }, word) => word.x >= x - OFF && word.end <= x + w + OFF && word.y >= y && word.y <= y + h;

/** Counts each name. */
const counted = (names) => {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/**
 * Compares a PDF file with its description: pages, sizes, the 100 mm ruler, and that every piece, card and net is whole, in place and off
 * the margins. With `named`, each piece must have one name.
 */
export function compare(label, pages, sheets, { named = false } = {}) {
  assert.equal(pages.length, sheets.length, `${label}: pages`);
  sheets.forEach(({ size: [w, h], things }, index) => {
    const paper = pages[index];
    const here = `${label}, sheet ${index + 1}`;
    assert.ok(Math.abs(paper.w - w) <= OFF && Math.abs(paper.h - h) <= OFF, `${here}: ${paper.w} x ${paper.h} mm`);
    for (const word of paper.words) {
      const inside = word.x >= MARGIN - OFF && word.end <= w - MARGIN + OFF && word.y >= MARGIN && word.y <= h - MARGIN;
      assert.ok(inside, `${here}: « ${word.text} » lies within the margins`);
    }
    const rulers = things.filter(({ role }) => role === "ruler");
    assert.deepEqual(rulers.map((ruler) => ruler.w), [100], `${here}: rulers`);
    for (const thing of things.filter(({ role }) => ["ruler", "piece", "card"].includes(role))) {
      const inside = thing.x >= MARGIN && thing.y >= MARGIN && thing.x + thing.w <= w - MARGIN && thing.y + thing.h <= h - MARGIN;
      assert.ok(inside, `${here}: ${thing.name} lies within the margins`);
      const found = paper.boxes.some((box) => near(box, thing));
      assert.ok(found, `${here}: ${thing.name} at ${thing.x} ${thing.y}, ${thing.w} x ${thing.h} mm`);
      if (!named || thing.role !== "piece") continue;
      const words = paper.words.filter((word) => holds(thing, word)).map(({ text }) => text);
      assert.equal(new Set(words).size, 1, `${here}: one name on ${thing.name}, not ${words}`);
    }
  });
}

/** Compares the content of a document with the box of the game. */
export function checkBox(slug, document, sheets) {
  const of = (role) => sheets.flatMap(({ things }) => things.filter((thing) => thing.role === role).map(({ name }) => name));
  const label = `${slug} ${document}`;
  if (WHOLE.includes(document)) assert.deepEqual(counted(of("piece")), counted(Object.entries(BOXES[slug]).flatMap(([kind, count]) => Array(count).fill(kind))), label);
  else assert.deepEqual(of("piece"), [], label);
  if (document === "cartes") assert.deepEqual(counted(of("card")), CARDS[slug], label);
  if (["des", "pions-a4", "pions-a3"].includes(document)) assert.equal(of("net").length, DICE[slug] ?? 0, `${label}: dice`);
}
