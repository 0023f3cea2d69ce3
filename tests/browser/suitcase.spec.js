// Suitcase: one PDF file with everything of a game. Its cover names the pages of each document, and the page shows the progress.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { measure } from "./support/paper.js";

const HANDBOOK = /\/handbook\/[\w-]+\.json/;
const PROBLEMS = /\/problems\/\w+\.txt/;
const DONE = "Le fichier est prêt, à la taille exacte.";

const open = async (page, slug) => {
  await page.goto(`./#/imprimer/${slug}`);
  await expect(page.locator(`#sheets[data-file="${slug}-valise.pdf"] svg.printed-sheet`)).toHaveCount(1);
};
const pdfButton = (page) => page.locator('.print-buttons [data-adult="pdf"]');
const notes = (page) => page.locator(".print-notes");

/** Returns the pages of each document by its slug, as the cover names them: the first and the last. */
const contents = (page) =>
  page.locator("svg.printed-sheet [data-thing]").evaluateAll((things) => {
    const rows = things.flatMap((thing) => {
      const range = [...thing.querySelectorAll("text")].map(({ textContent }) => /^pages? (\d+)(?:–(\d+))?$/.exec(textContent)).find(Boolean);
      return range ? [[thing.dataset.thing, [Number(range[1]), Number(range[2] ?? range[1])]]] : [];
    });
    return Object.fromEntries(rows.filter(([thing]) => thing !== "job"));
  });

/** Makes the file. Returns its name and its pages. */
const packed = async (page) => {
  const download = page.waitForEvent("download");
  await pdfButton(page).click();
  const file = await download;
  return { name: file.suggestedFilename(), pages: await measure(readFileSync(await file.path())) };
};
const textOf = ({ words }) => words.map(({ text }) => text).join(" ");

/** Titles of some documents on their sheets. */
const TITLES = { seance: "Fiche de séance", lettre: "Lettre aux familles", diplome: "Diplôme de la Table ronde", "regles-en-images": "Les règles en images" };

for (const slug of GAMES) {
  test(`suitcase of ${slug}: the file has the pages that its cover names, and its progress is shown`, async ({ page }) => {
    await open(page, slug);
    await expect(page.locator('.print-choice[data-adult="valise"]')).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator('.print-buttons [data-adult="print"]')).toHaveCount(0);
    const ranges = await contents(page);
    expect(Object.keys(ranges)).toEqual(expect.arrayContaining(["plateau-a4", "pions-a4", "tables", "mots", "defis-a4", ...Object.keys(TITLES)]));
    // The documents follow each other without a gap, after the cover.
    let last = 1;
    for (const [first, end] of Object.values(ranges)) {
      expect(first).toBe(last + 1);
      last = end;
    }
    await page.evaluate(() => {
      const seen = [];
      window.seen = seen;
      const tools = document.querySelector(".print-tools");
      const look = () => {
        const bar = tools.querySelector("progress");
        seen.push([tools.querySelector('.print-said[role="status"]').textContent, bar ? [bar.value, bar.max] : undefined]);
      };
      new MutationObserver(look).observe(tools, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const { name, pages } = await packed(page);
    expect(name).toBe(`${slug}-valise.pdf`);
    expect(pages.length).toBe(last);
    await expect(page.locator(".print-said")).toHaveText(DONE);
    await expect(page.locator("progress")).toHaveCount(0);
    const seen = await page.evaluate(() => window.seen);
    const steps = seen.filter(([text, bar]) => bar && text.startsWith("Page "));
    for (let number = 1; number <= last; number += 1) expect(steps).toContainEqual([`Page ${number} sur ${last}`, [number - 1, last]]);
    for (const [document, title] of Object.entries(TITLES)) expect(textOf(pages[ranges[document][0] - 1])).toContain(title);
    // Lying sheets keep their format.
    const { w, h } = pages[ranges.diplome[0] - 1];
    expect(w).toBeGreaterThan(h);
    expect(pages[0].h).toBeGreaterThan(pages[0].w);
    // No sheet stays on the page.
    await expect(page.locator("svg.printed-sheet")).toHaveCount(1);
  });
}

test("a suitcase without its session plan says so, is still made, and gets the plan on a retry", async ({ page }) => {
  await page.route(HANDBOOK, (route) => route.abort());
  await page.goto("./#/imprimer/gran");
  await expect(notes(page)).toContainText("La valise se remplit…");
  await expect(pdfButton(page)).toBeDisabled();
  await expect(notes(page)).toContainText("Il manque dans la valise : Fiche de séance.");
  const without = await contents(page);
  expect(without).not.toHaveProperty("seance");
  expect(without).toHaveProperty("defis-a4");
  const { pages } = await packed(page);
  expect(pages.length).toBe(Math.max(...Object.values(without).flat()));
  await page.unroute(HANDBOOK);
  await notes(page).locator('[data-adult="try-again"]').click();
  await expect(notes(page)).not.toContainText("Il manque");
  await expect.poll(async () => Object.keys(await contents(page))).toContain("seance");
});

test("a suitcase without its problems says so and is still made", async ({ page }) => {
  await page.route(PROBLEMS, (route) => route.fulfill({ status: 404, body: "There is nothing here." }));
  await page.goto("./#/imprimer/kingdom?feuille=valise");
  await expect(notes(page)).toContainText("Il manque dans la valise : Six défis, A4.");
  const ranges = await contents(page);
  expect(ranges).not.toHaveProperty("defis-a4");
  const { pages } = await packed(page);
  expect(pages.length).toBe(Math.max(...Object.values(ranges).flat()));
});

test("choosing another document cancels the suitcase", async ({ page }) => {
  await open(page, "chevaliers");
  const names = [];
  page.on("download", (file) => names.push(file.suggestedFilename()));
  await page.evaluate(() => {
    const choose = () => {
      if (!document.querySelector(".print-said").textContent.startsWith("Page 2 ")) return;
      document.querySelector('.print-choice[data-adult="plateau-a4"]').click();
    };
    new MutationObserver(choose).observe(document.querySelector(".print-tools"), { subtree: true, childList: true, characterData: true });
  });
  await pdfButton(page).click();
  await expect(page.locator('#sheets[data-file="chevaliers-plateau-a4.pdf"]')).toHaveCount(1);
  await expect(page.locator(".print-said")).toBeEmpty();
  await packed(page);
  expect(names).toEqual(["chevaliers-plateau-a4.pdf"]);
});
