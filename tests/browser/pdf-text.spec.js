// PDF text: the app's own PDF files contain the full text of each sheet of each game in every language, as pdftotext reads it.
// Sheets with hardly any words, or with those of another sheet, are read in French only.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS } from "./support/game.js";

const TAGS = readdirSync(new URL("../../assets/words/", import.meta.url))
  .map((file) => file.replace(/\.json$/, ""))
  .sort();

/**
 * Characters that the PDF files draw as pictures. jsPDF does not join Arabic letters. A Chinese font (143 kB) would double the program that
 * makes PDF files.
 */
const PICTURED = /[\u0600-\u06ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Documents that are read in French only. */
const FRENCH_ONLY = new Set([
  "plateau-a4",
  "plateau-a3",
  "affiche",
  "pions-a3",
  "figurines",
  "a-colorier",
  "des",
  "defis-a3",
  "calendrier",
]);

/** Returns a text without spaces and invisible characters: pdftotext puts spaces between widely set letters. */
const squeezed = (text) => text.normalize("NFKC").replace(/[\s\u200e\u200f\u2060\u00ad]/gu, "");

/** Returns the text of a PDF file in writing order, one entry per page. */
const pagesOf = (file) =>
  execFileSync("pdftotext", ["-raw", "-enc", "UTF-8", file, "-"], { encoding: "utf8" }).split("\f").slice(0, -1).map(squeezed);

/** Returns the texts of each sheet shown. */
const textsOf = (page) =>
  page
    .locator("svg.printed-sheet")
    .evaluateAll((sheets) => sheets.map((sheet) => [...sheet.querySelectorAll("text")].map(({ textContent }) => textContent)));

for (const tag of ["fr", ...TAGS]) {
  for (const slug of GAMES) {
    test(`${tag}: the PDF files of ${slug} contain every text of their sheets`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(([key, language]) => localStorage.setItem(key, JSON.stringify({ language })), [SETTINGS, tag]);
      await page.goto(`./#/imprimer/${slug}?feuille=seance`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("svg.printed-sheet").first()).toBeVisible();
      const documents = await page.locator(".print-choice").evaluateAll((all) => all.map(({ dataset }) => dataset.adult));
      expect(documents.length).toBeGreaterThan(8);
      const lost = [];
      let written = 0;
      for (const document of documents.filter((document) => tag === "fr" || !FRENCH_ONLY.has(document))) {
        await page.locator(`.print-choice[data-adult="${document}"]`).dispatchEvent("click");
        await expect(page.locator(`#sheets[data-file="${slug}-${document}.pdf"] svg.printed-sheet`).first()).toBeVisible();
        const sheets = await textsOf(page);
        const download = page.waitForEvent("download");
        await page.locator('.print-buttons [data-adult="pdf"]').dispatchEvent("click");
        const pages = pagesOf(await (await download).path());
        // The page shows only the cover of the suitcase (suitcase.spec.js).
        if (document === "valise") expect(pages.length).toBeGreaterThan(10);
        else expect(pages.length, document).toBe(sheets.length);
        for (const [index, texts] of sheets.entries()) {
          for (const text of texts.filter((text) => !PICTURED.test(text))) {
            written += 1;
            if (!pages[index].includes(squeezed(text))) lost.push(`${document}, sheet ${index + 1}: « ${text} »`);
          }
        }
      }
      expect(lost).toEqual([]);
      expect(written).toBeGreaterThan(100);
    });
  }
}
