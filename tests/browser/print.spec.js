// Printing: everything has its true size on paper, in the browser's PDF and in the app's own.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { SETTINGS, open as play, tap } from "./support/game.js";
import { measure } from "./support/paper.js";
import { pictures, unlikeness } from "./support/pictures.js";
import { BOXES, DESCRIBE, checkBox, compare } from "./support/sheets.js";
import { openTeacher, passGate } from "./support/teacher.js";

const open = async (page, slug, sheet = "plateau-a4", more = "") => {
  await page.goto(`./#/imprimer/${slug}?feuille=${sheet}${more}`);
  await expect(page.locator("svg.printed-sheet").first()).toBeVisible();
};

/** Returns the page's description of its sheets. */
const described = async (page) => JSON.parse(await page.evaluate(`(() => {${DESCRIBE}})()`));

/** Shows each document in turn and yields the page's description of it. The page shows only the cover of the suitcase (suitcase.spec.js). */
async function* documents(page, slug, wanted) {
  const { documents } = await described(page);
  expect(documents.length).toBeGreaterThan(8);
  const isWanted = (document) => document !== "valise" && (wanted?.includes(document) ?? true);
  for (const document of documents.filter(isWanted)) {
    // Late fonts move the choices, so a mouse click could hit the neighbour; a dispatched click cannot.
    await page.locator(`.print-choice[data-adult="${document}"]`).dispatchEvent("click");
    await expect(page.locator(`#sheets[data-file="${slug}-${document}.pdf"] svg.printed-sheet`).first()).toBeVisible();
    yield { document, sheets: (await described(page)).sheets };
  }
}
const printed = (page) => page.pdf({ preferCSSPageSize: true, printBackground: true });
const downloaded = async (page) => {
  const download = page.waitForEvent("download");
  // Dispatched: a file can be ready before the double-tap guard accepts the next click.
  await page.locator('.print-buttons [data-adult="pdf"]').dispatchEvent("click");
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

for (const set of ["pocket", "pocket-printed"]) {
  test(`chevaliers ${set}: sheets print at true size with all parts of the box`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, "chevaliers", "plateau-a4", `&pions=${set}`);
    await expect(page.locator(`[data-setting="pions"] [data-value="${set}"] input`)).toBeChecked();
    for await (const { document, sheets } of documents(page, "chevaliers")) {
      compare(`chevaliers ${document}`, await measure(await printed(page)), sheets, { named: true });
      checkBox("chevaliers", document, sheets);
    }
  });
}

for (const slug of Object.keys(BOXES)) {
  for (const ink of ["couleur", "noir"]) {
    test(`${slug}, ${ink}: sheets print at true size with all parts of the box, and the app's PDF files, made offline, match`, async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000);
      // The sheet of a session fetches its text.
      await open(page, slug, "seance", ink === "noir" ? "&encre=noir" : "");
      const requests = [];
      page.on("request", (request) => requests.push(new URL(request.url())));
      for await (const { document, sheets } of documents(page, slug)) {
        const label = `${slug} ${document}`;
        const { name, bytes } = await downloaded(page);
        // Once loaded, the PDF writer needs no further file.
        await context.setOffline(true);
        expect(name).toBe(`${slug}-${document}.pdf`);
        compare(label, await measure(bytes), sheets, { named: true });
        const paper = await printed(page);
        // A black and white sheet has its outlines where the coloured one has them.
        if (ink === "couleur") compare(label, await measure(paper), sheets, { named: true });
        checkBox(slug, document, sheets);
        const [own, other] = [pictures(bytes), pictures(paper)];
        own.forEach((picture, index) => {
          expect(picture.inkNearEdges(9), `${label}: ink in the margin`).toBe(0);
          // The large words in the middle of a diploma are some tenths of a millimetre apart, so grey values tell too little.
          if (document !== "diplome") expect(unlikeness(picture, other[index]), `${label}, sheet ${index + 1}`).toBeLessThan(40);
        });
      }
      const { origin } = new URL(page.url());
      expect(requests.filter((url) => url.protocol.startsWith("http") && url.origin !== origin)).toEqual([]);
    });
  }
}

/** Documents with the most text, and those that are cut out. */
const LETTERED = ["seance", "lettre", "tables", "mots", "cartes", "score", "regles-en-images", "pions-a4"];

for (const [tag, home, slug] of [
  ["ar", "fr", "gran"],
  ["zh-Hans", "ar", "chevaliers"],
  ["uk", "tr", "chevaliers"],
]) {
  test(`sheets of ${slug} in ${tag} with home language ${home}: the app's PDF files match the browser's`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key, text),
      [SETTINGS, JSON.stringify({ language: tag, ...(home === "fr" ? {} : { "home-language": home }) })],
    );
    await open(page, slug);
    for await (const { document, sheets } of documents(page, slug, LETTERED)) {
      const label = `${tag} ${slug} ${document}`;
      const { bytes } = await downloaded(page);
      compare(label, await measure(bytes), sheets);
      const [own, other] = [pictures(bytes), pictures(await printed(page))];
      own.forEach((picture, index) => {
        expect(picture.inkNearEdges(9), `${label}: ink in the margin`).toBe(0);
        expect(unlikeness(picture, other[index]), `${label}, sheet ${index + 1}`).toBeLessThan(40);
      });
    }
  });
}

test("sheets follow the chosen bonuses, ink and theme", async ({ page }) => {
  const coins = () => page.locator('[data-role="piece"] use[href="#coin"]').count();
  await open(page, "chevaliers", "pions-a4");
  // Four knights and four great dragons have one coin, the Prince and Tyran two.
  expect(await coins()).toBe(12);
  await page.locator('[data-setting="pions"] [data-value="pocket-printed"]').click();
  await expect.poll(coins).toBe(22);
  const fill = () =>
    page
      .locator(".printed")
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--prince").trim());
  expect(await fill()).toBe("#0b4fc4");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "night"));
  expect(
    await page
      .locator(".printed")
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--contour").trim()),
  ).toBe("#1f1a17");
  await page.locator('[data-setting="encre"] [data-value="noir"]').click();
  await expect.poll(fill).toBe("#fff");
});

test("the end of a game and the teacher's desk lead to the suitcase of that game", async ({ page }) => {
  const first = (slug) => expect(page.locator(`#sheets[data-file="${slug}-valise.pdf"] svg.printed-sheet`)).toBeVisible();
  await play(page, { position: "6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0" });
  await tap(page, "c8");
  await tap(page, "d9");
  await page.locator(".victory-buttons [data-adult=export]").click();
  await passGate(page);
  await page.locator(".tabs").getByText("Imprimer").click();
  await first("chevaliers");

  await openTeacher(page);
  await page.locator(".tabs").getByText("Imprimer").click();
  await first("chevaliers");
});
