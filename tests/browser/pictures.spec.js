// Pictures for pupils who cannot read: every sentence that is shown and spoken stands beside a picture.
import { expect, test } from "./support/test.js";
import { CATALOGUE } from "./support/catalogue.js";
import { DUEL, SETTINGS, game, open, tap } from "./support/game.js";
import { key, phrases } from "./support/phrases.js";
import { apply } from "./support/rules-program.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";

/** Pages that only adults read. */
const GROWN_UPS = ["rules", "credits", "install", "print", "gate", "message", "tables for the class", "chances for the class"];

/** Returns the spoken sentences on the page, and those whose box holds no picture. */
const sentences = (page) =>
  page.evaluate(() => {
    const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 8;
    const all = [...document.querySelectorAll("main [data-said]")].filter(shown);
    const whole = "main, section.game, section.course, .fight-veil";
    // A heading of the page goes with all pictures of the page.
    const box = (element) => {
      if (element.closest("h1, .word-sentence")) return element.closest("main");
      let one = element;
      while (one.parentElement && !one.parentElement.matches(whole)) one = one.parentElement;
      return one;
    };
    const bare = all.filter((one) => ![...box(one).querySelectorAll("svg, img")].some(shown));
    const text = (one) => one.dataset.said;
    return { all: all.map(text), bare: bare.map(text) };
  });

/**
 * The kinds of places: the elements that hold the words, and the box around them that holds the picture. tests/pictures.rs proves that
 * every clip has a place with a picture; this test checks that each kind of place draws it.
 */
const PLACES = {
  again: ["[aria-label]", ".again"],
  answer: [".reason [data-said]", ".reason"],
  banner: [".page-play .turn-banner [data-said]", ".turn-banner"],
  box: [".box-title, .box-facts [aria-label]", ".box"],
  button: ["[data-tap] .word, [data-tap] .visually-hidden, .manner, .manner *", "button"],
  cell: ["[role=grid], [data-cell]", ".game"],
  choice: [".choosable .visually-hidden, .turning .visually-hidden, .choosable", ".choosable, .turning"],
  count: ["th .visually-hidden", "th"],
  counter: [".seat-lines, [role=list], .visually-hidden", ".game"],
  end: [".victory .ribbon [data-said]", ".victory"],
  fight: [".fight, .fight [data-said], .fight [aria-label]", ".fight"],
  ground: ["[data-cell]", ".game"],
  length: [".length .word", ".length"],
  lesson: [".page-course .turn-banner [data-said]", ".game"],
  news: [".reason [data-said]", ".reason"],
  piece: ["[data-cell]", ".game"],
  press: ["button:not([data-adult=pause]) > :is(.word, .visually-hidden), button[aria-label], .resume-word .word", "button"],
  remark: [".remark [data-said], .thought", ".remark"],
  screen: ["h1 [data-said], h2 [data-said], h3, .title, .app-name, .word-sentence [data-said]", "main"],
  seat: [".seat-card .seat-name", ".seat-card"],
  tale: [".tale-sentence [data-said]", ".tale"],
  way: [".of-day", ".of-day"],
  word: ["[data-word-card] > span, .word-sentence [data-said]", "main"],
};

/** Places whose words name a cell. */
const CELLS = ["cell", "ground", "piece"];
/** Places whose words stand on a button. */
const BUTTONS = ["press", "length", "choice"];

/** Returns the words at the places of these kinds with the symbols and classes of their box, which many places may share. */
const placed = async (page) => {
  const [found, boxes] = await page.evaluate((places) => {
    const shown = (element) => element.checkVisibility();
    const boxes = [];
    const drawn = (box) => {
      const all = [box, ...box.querySelectorAll("*")];
      return [...new Set(all.flatMap((one) => [one.getAttribute("href"), ...[...one.classList].map((name) => `.${name}`)]))];
    };
    const numbers = new Map();
    const number = (box) => {
      if (!numbers.has(box)) numbers.set(box, boxes.push(drawn(box)) - 1);
      return numbers.get(box);
    };
    const found = Object.entries(places).flatMap(([place, [holders, box]]) =>
      [...document.querySelectorAll(holders)].filter(shown).map((holder) => ({
        place,
        text: holder.dataset.said ?? holder.getAttribute("aria-label") ?? holder.textContent,
        box: number(holder.closest(box) ?? holder),
      })),
    );
    return [found, boxes];
  }, PLACES);
  return found.map(({ place, text, box }) => ({ place, text, drawn: boxes[box] }));
};

/** States that the scenes lack: refusals, remarks, hints, a fight with questions, cards and turned pages. */
const MORE = {
  "a touch that does nothing": async (page) => {
    await open(page, { position: DUEL });
    await page.locator('[data-cell="a1"]').click();
    await expect(page.locator(".reason [data-said]")).toBeVisible();
  },
  "a secret passage": async (page) => {
    await page.goto("about:blank");
    await open(page, {
      game: "vatrankill",
      position: "vatrankill 2 K .../.T./.T....D/......./aaaAaaa/a.a/aaa t0 e1 c0 j- b- w- L40",
      seed: 8,
    });
    await tap(page, "d3");
    await tap(page, "b5");
  },
  "a hint": async (page) => {
    await page.goto("about:blank");
    await open(page, { position: DUEL });
    await page.locator("[data-adult=hint]").click();
    await expect(page.locator(".remark [data-said]")).toBeVisible({ timeout: 20_000 });
  },
  "a game looked at again": async (page) => {
    await TABLE.victory(page);
    await page.getByRole("button", { name: "Revoir" }).click();
  },
  "a tale": async (page) => {
    await page.goto("./#/histoire/chevaliers");
    await page.getByRole("button", { name: "Suivant" }).click();
  },
  "the problem of the day": async (page) => {
    await page.goto("about:blank");
    await page.goto("./#/defis/chevaliers");
    await expect(page.locator(".of-day")).toBeVisible();
  },
  "a word": async (page) => {
    await page.goto("./#/mots");
    await page.locator('[data-word-card="unicorn"]').click();
  },
  "a fight with a question": async (page) => {
    await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ help: "asked", hush: true })), SETTINGS);
    await page.goto("about:blank");
    await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8 });
    for (let die = 0; die < 2; die += 1) await tap(page, "roll");
    await expect(game(page)).toContainText("Combien");
  },
};

/** Words that only adults press on pupils' pages, or that only screen readers speak. */
const UNSPOKEN = ["imprimer", "à partir de", "ans", "possible", "choisi", "le loup", "l’ours", "défis du jour de la semaine", "sur"];

/** Returns a predicate: the text consists of listed sentences, numbers and punctuation. */
function speaker(list) {
  const bare = (text) => key(text.replaceAll(/[\d,.:-]/gu, " "));
  const known = [...new Set([...UNSPOKEN, ...Object.keys(list)].map(bare))].filter(Boolean);
  const isMade = (words) => words === "" || known.some((one) => words.startsWith(one) && isMade(words.slice(one.length).trim()));
  return (text) => isMade(bare(text)) || text.split(/[,.:] | \d+/u).some((part) => list[key(part)]);
}

/** Groups of scenes, and the kinds of places seen in each: every group is a test, every kind has a group. */
const GROUPS = [
  ["pages", PAGES, ["lesson", "length", "press", "screen", "seat", "tale", "word"]],
  ["table", TABLE, ["banner", "button", "cell", "end", "fight", "piece"]],
  ["questions before another game", WAITING, ["box", "choice"]],
  ["pages of the other games", OTHER_PAGES, ["counter", "ground"]],
  ["more states", MORE, ["again", "answer", "news", "remark", "way"]],
  ...Object.values(CATALOGUE).map(({ slug, scenes, kinds = [] }) => [
    `tables of ${slug}`,
    Object.fromEntries(Object.keys(scenes).map((name) => [name, OTHERS[name]])),
    kinds,
  ]),
];

for (const [name, scenes, kinds] of GROUPS) {
  test(`every spoken sentence has its picture: ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    const list = phrases();
    const isSpoken = speaker(list);
    const [seen, wrong, unlisted, bare] = [{}, new Set(), new Set(), new Set()];
    await page.goto("./");
    for (const [scene, show] of Object.entries(scenes)) {
      await show(page);
      const isForPupils = !GROWN_UPS.some((one) => scene.startsWith(one));
      if (isForPupils) for (const text of (await sentences(page)).bare) bare.add(`${scene}: ${text}`);
      for (const { place, text, drawn } of await placed(page)) {
        // The label of a cell, of a seat with counters or of a two-part button joins several phrases.
        const parts = [text, ...text.split(/[,.:] | \d+/u)].map(key);
        // The same word may name a piece or a ground, or stand on buttons of several kinds.
        const around = [CELLS, BUTTONS].find((kinds) => kinds.includes(place)) ?? [place];
        if (isForPupils && !isSpoken(text)) unlisted.add(`${place}: ${text}`);
        for (const part of parts) {
          const pictures = around.flatMap((kind) => list[part]?.[kind] ?? []);
          if (!list[part]?.[place]) continue;
          if (list[part][place].some((picture) => drawn.includes(picture))) (seen[place] ??= new Set()).add(part);
          else if (!pictures.some((picture) => drawn.includes(picture)))
            wrong.add(`${scene}, ${place}: ${part} without ${pictures.join(" or ")}`);
        }
      }
    }
    console.log(
      `${name}: ${Object.entries(seen)
        .map(([place, texts]) => `${place} ${texts.size}`)
        .join(", ")}`,
    );
    expect([...bare], "without any picture").toEqual([]);
    expect([...wrong], "without its picture").toEqual([]);
    expect([...unlisted], "said by no clip").toEqual([]);
    expect(Object.keys(seen), "kinds of places").toEqual(expect.arrayContaining(kinds));
  });
}

test("every kind of place is covered by a group of scenes", () => {
  expect([...new Set(GROUPS.flatMap(([, , kinds]) => kinds))].sort()).toEqual(Object.keys(PLACES));
});
