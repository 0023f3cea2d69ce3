// The app's own PDF files hold the whole text of their sheets: each sheet of each game, in every language, read back by pdftotext.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS } from "./support/game.js";

const TAGS = readdirSync(new URL("../../assets/words/", import.meta.url)).map((file) => file.replace(/\.json$/, "")).sort();

/**
 * Signs that a PDF file cannot hold as text. jsPDF does not join Arabic letters, so such a text is a picture. The Chinese letters
 * (143 kB) would double the program that makes PDF files, so such a text is a picture too.
 */
const PICTURED = /[\u0600-\u06ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** A text without spaces and unseen signs: pdftotext puts spaces where letters stand apart. */
const squeezed = (text) => text.normalize("NFKC").replace(/[\s\u200e\u200f\u2060\u00ad]/gu, "");

/** The text of a PDF file in the order in which it is written, one entry a page. */
const pagesOf = (file) =>
  execFileSync("pdftotext", ["-raw", "-enc", "UTF-8", file, "-"], { encoding: "utf8" }).split("\f").slice(0, -1).map(squeezed);

/** The texts of each sheet shown. */
const textsOf = (page) =>
  page.locator("svg.printed-sheet").evaluateAll((sheets) =>
    sheets.map((sheet) => [...sheet.querySelectorAll("text")].map(({ textContent }) => textContent)),
  );

for (const tag of ["fr", ...TAGS]) {
  for (const slug of GAMES) {
    test(`${tag}: the PDF files of ${slug} hold every text of their sheets`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(([key, language]) => localStorage.setItem(key, JSON.stringify({ language })), [SETTINGS, tag]);
      await page.goto(`./#/imprimer/${slug}?feuille=seance`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("svg.printed-sheet").first()).toBeVisible();
      const documents = await page.locator(".print-choice").evaluateAll((all) => all.map(({ dataset }) => dataset.adult));
      expect(documents.length).toBeGreaterThan(8);
      const lost = [];
      let written = 0;
      for (const document of documents) {
        await page.locator(`.print-choice[data-adult="${document}"]`).dispatchEvent("click");
        await expect(page.locator(`#sheets[data-file="${slug}-${document}.pdf"] svg.printed-sheet`).first()).toBeVisible();
        const sheets = await textsOf(page);
        const download = page.waitForEvent("download");
        await page.locator('.print-buttons [data-adult="pdf"]').dispatchEvent("click");
        const pages = pagesOf(await (await download).path());
        expect(pages.length, document).toBe(sheets.length);
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
