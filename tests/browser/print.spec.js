// Everything that is printed has its true size on paper: in the browser's PDF and in the app's own.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { measure } from "./support/paper.js";

/** The pieces of each box, by the names on the paper, as the rule books count them. */
const BOXES = {
  chevaliers: {
    soldat: 5, chevalier: 4, "Prince Ardent": 1, "petit dragon": 5, "grand dragon": 4, Tyran: 1,
    château: 1, "village aux pommes d’or": 1, "Princesse Annabelle": 1, trésor: 1,
  },
  kingdom: { total: 18 },
  knights: { "cavalier rouge": 8, "cavalier vert": 8, "cavalier jaune": 8, "cavalier bleu": 8 },
  vatrankill: { chevalier: 13, dragon: 1, tour: 5, "tour brisée": 5 },
  vatrakill: { chevalier: 20, dragon: 1, "tour bleue": 1, "tour verte": 1, "tour jaune": 1, "tour violette": 1, total: 27 },
  gran: { chevalier: 6, anneau: 1, amulette: 18, "carcan noir": 4, "pierre-obstacle": 16,
    "sceau de Tirad": 6, "sceau d’Urgad": 6, "sceau de Galad": 6, "sceau d’Elgad": 6, },
};
const total = (box) => box.total ?? Object.values(box).reduce((sum, count) => sum + count, 0);
/** How far a printed size may be off, in millimetres. */
const OFF = 0.5;
const MARGIN = 10;

const open = async (page, slug, sheet = "plateau-a4", more = "") => {
  await page.goto(`./#/imprimer/${slug}?feuille=${sheet}${more}`);
  await expect(page.locator("svg.printed-sheet").first()).toBeVisible();
};

/** The sheets as the page says they are. */
const described = (page) =>
  page.locator("svg.printed-sheet").evaluateAll((sheets) =>
    sheets.map((sheet) => ({
      size: sheet.getAttribute("viewBox").split(" ").slice(2).map(Number),
      things: [...sheet.querySelectorAll("[data-role]")].map(({ dataset }) => {
        const [x, y, w, h] = dataset.box.split(" ").map(Number);
        return { role: dataset.role, name: dataset.thing, x, y, w, h };
      }),
    })),
  );

const isNear = (one, other) => ["x", "y", "w", "h"].every((key) => Math.abs(one[key] - other[key]) <= OFF);
const holds = ({ x, y, w, h }, word) => word.x >= x - OFF && word.end <= x + w + OFF && word.y >= y && word.y <= y + h;

/** Compares a PDF file with the description: page by page, thing by thing. Returns the words on the pieces. */
const compare = (label, pages, sheets) => {
  expect(pages.length, `${label}: pages`).toBe(sheets.length);
  const onPieces = [];
  sheets.forEach(({ size: [w, h], things }, index) => {
    const paper = pages[index];
    expect(Math.abs(paper.w - w), `${label}: width`).toBeLessThanOrEqual(OFF);
    expect(Math.abs(paper.h - h), `${label}: height`).toBeLessThanOrEqual(OFF);
    for (const word of paper.words) {
      const isInside = word.x >= MARGIN - OFF && word.end <= w - MARGIN + OFF && word.y >= MARGIN && word.y <= h - MARGIN;
      expect(isInside, `${label}: « ${word.text} » lies within the margins`).toBe(true);
    }
    const ruler = things.filter(({ role }) => role === "ruler");
    expect(ruler.length, `${label}: rulers`).toBe(1);
    for (const thing of things.filter(({ role }) => ["ruler", "piece", "card"].includes(role))) {
      const found = paper.boxes.some((box) => isNear(box, thing));
      expect(found, `${label}: ${thing.name} at ${thing.x} ${thing.y}, ${thing.w} x ${thing.h} mm`).toBe(true);
      if (thing.role !== "piece") continue;
      const words = paper.words.filter((word) => holds(thing, word)).map(({ text }) => text);
      expect(new Set(words).size, `${label}: one name on ${thing.name}`).toBe(1);
      onPieces.push(words[0]);
    }
  });
  return onPieces;
};

const checkBox = (label, names, box) => {
  expect(names.length, `${label}: pieces`).toBe(total(box));
  for (const [name, count] of Object.entries(box)) {
    if (name !== "total") expect(names.filter((other) => other === name).length, `${label}: ${name}`).toBe(count);
  }
};

const HOLD_THE_BOX = ["pions-a4", "pions-a3", "figurines", "a-colorier"];

for (const [slug, box] of Object.entries(BOXES)) {
  test(`${slug}: every sheet is printed at its true size`, async ({ page }) => {
    await open(page, slug);
    const buttons = page.locator(".print-choice");
    const all = await buttons.evaluateAll((choices) => choices.map(({ dataset }) => dataset.adult));
    expect(all.length).toBeGreaterThan(8);
    for (const document of all) {
      const label = `${slug} ${document}`;
      await page.locator(`.print-choice[data-adult="${document}"]`).click();
      await expect(page.locator(`#sheets[data-file="${slug}-${document}.pdf"]`)).toBeVisible();
      const sheets = await described(page);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const names = compare(label, await measure(pdf), sheets);
      if (HOLD_THE_BOX.includes(document)) checkBox(label, names, box);
    }
  });

  test(`${slug}: the app's own file has the same sizes, without a network`, async ({ page, context }) => {
    await open(page, slug, "pions-a4", "&encre=noir");
    const requests = [];
    page.on("request", (request) => requests.push(new URL(request.url())));
    for (const document of ["pions-a4", "plateau-a4", "affiche"]) {
      await page.locator(`.print-choice[data-adult="${document}"]`).click();
      const sheets = await described(page);
      const download = page.waitForEvent("download");
      await page.locator('.print-buttons [data-adult="pdf"]').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${slug}-${document}.pdf`);
      const names = compare(`${slug} ${document}`, await measure(readFileSync(await file.path())), sheets);
      if (document === "pions-a4") checkBox(slug, names, box);
      // Once it is loaded, the program that makes files needs nothing more.
      await context.setOffline(true);
    }
    const { origin } = new URL(page.url());
    expect(requests.filter((url) => url.protocol.startsWith("http") && url.origin !== origin)).toEqual([]);
  });
}

test("the sheet follows what is chosen: bonuses as printed, ink, theme", async ({ page }) => {
  const coins = () => page.locator('[data-role="piece"] use[href="#coin"]').count();
  await open(page, "chevaliers", "pions-a4");
  // Four knights and four great dragons have one, the Prince and Tyran two.
  expect(await coins()).toBe(12);
  await page.locator('[data-setting="pions"] [data-value="pocket-printed"]').click();
  await expect.poll(coins).toBe(22);
  const fill = () =>
    page.locator(".printed").first().evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--prince").trim());
  expect(await fill()).toBe("#0b4fc4");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "night"));
  expect(await page.locator(".printed").first().evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--contour").trim())).toBe("#1f1a17");
  await page.locator('[data-setting="encre"] [data-value="noir"]').click();
  await expect.poll(fill).toBe("#fff");
});
