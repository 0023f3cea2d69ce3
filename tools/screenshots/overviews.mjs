// Language overviews: contact sheets of every page in other languages: overviews.mjs FOLDER TAG[+HOME]… [--sheets] [--only WORD]…
// [--size 1024x768]…. `ar+zh-Hans` is Arabic with Chinese as home language. --sheets takes the printed sheets instead of the screens.
// Reports clipped words. Uses dist/.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GAMES } from "../../tests/browser/support/catalogue.js";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { cutWords } from "../../tests/browser/support/cut.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, TEACHER, WAITING, dress } from "../../tests/browser/support/scenes.js";
import { serve } from "../../tests/browser/support/server.mjs";

const TABLET = [1080, 810];
const PHONE = [390, 844];
const SIZES = { ar: [PHONE, TABLET, [810, 1080], [1024, 768], [1920, 1080]] };
/** Columns and width of each picture on an overview. */
const GRID = { upright: [7, 280], lying: [4, 480] };
const ROWS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", multiple: true, default: [] },
    sheets: { type: "boolean", default: false },
    size: { type: "string", multiple: true },
  },
});
const [folder, ...languages] = positionals;
if (!folder || languages.length === 0) {
  console.error("Usage: node tools/screenshots/overviews.mjs FOLDER TAG[+HOME]… [--sheets] [--only WORD]… [--size WIDTHxHEIGHT]…");
  process.exit(2);
}

const SCENES = { ...PAGES, ...TABLE, ...TEACHER, ...WAITING, ...OTHERS, ...OTHER_PAGES };
/** Returns whether a scene fills the window and does not scroll. */
const isWindow = (name) => name in TABLE || name in WAITING || name in OTHERS;
const wanted = (name) => values.only.length === 0 || values.only.some((word) => name.includes(word));

/** Finishes all animations but endless ones. */
const stand = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  });

/** Writes pictures with their names as contact sheets. */
async function overviews(browser, name, pictures, [columns, width]) {
  const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 600 } });
  for (let first = 0, number = 1; first < pictures.length; first += columns * ROWS, number += 1) {
    const figures = pictures
      .slice(first, first + columns * ROWS)
      .map(
        ({ label, image, type }) =>
          `<figure><figcaption>${label}</figcaption><img src="data:image/${type};base64,${image.toString("base64")}"></figure>`,
      );
    await page.setContent(
      `<style>body{margin:4px;display:flex;flex-wrap:wrap;align-items:flex-start;font:13px sans-serif;background:#ccc}figure{margin:4px;width:${width}px}img{width:100%;max-height:${Math.round(width * 2.4)}px;object-fit:cover;object-position:top;display:block}</style>${figures.join("")}`,
    );
    await page.screenshot({ path: join(folder, `${name}-${number}.png`), fullPage: true });
  }
  await page.close();
}

/** Returns the settings of a class with this language. */
const settingsOf = (language) => {
  const [tag, home] = language.split("+");
  return { games: GAMES, ...(tag === "fr" ? {} : { language: tag }), ...(home ? { "home-language": home } : {}) };
};

/** Takes pictures of the pages in a language at a window size. */
async function screens(browser, server, language, size) {
  const context = await tablet(browser, server.address, size);
  const pictures = [];
  for (const [name, show] of Object.entries(SCENES).filter(([name]) => wanted(name))) {
    const page = await context.newPage();
    await dress(page, "parchment", settingsOf(language));
    try {
      await page.goto("./");
      await show(page);
      await stand(page);
      const faults = await page.evaluate(cutWords);
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
      if (wide > size[0]) faults.push(`the page is ${wide} wide`);
      if (faults.length > 0) console.log(`${language} ${size.join("×")} ${name}: ${faults.join(" | ")}`);
    } catch (error) {
      console.log(`${language} ${size.join("×")} ${name}: not shown: ${error.message.split("\n")[0]}`);
    }
    const image = await page.screenshot({ type: "jpeg", quality: 88, fullPage: !isWindow(name) });
    pictures.push({ label: name, image, type: "jpeg" });
    await page.close();
  }
  await context.close();
  const grid = size[0] < size[1] ? GRID.upright : GRID.lying;
  await overviews(browser, `${language}-${size.join("x")}`, pictures, grid);
}

/** Takes pictures of a language's printed documents: the first sheets of each. */
async function sheets(browser, server, language) {
  const context = await tablet(browser, server.address, [1240, 900]);
  for (const game of GAMES.filter(wanted)) {
    const pictures = [];
    const page = await context.newPage();
    await dress(page, "parchment", settingsOf(language));
    await page.goto(`./#/imprimer/${game}`);
    await page.locator(".printed-sheet").first().waitFor();
    const documents = page.locator(".print-choices button");
    // The problems load later than the others.
    await page.locator('.print-choice[data-adult^="defis-"]').first().waitFor();
    for (let index = 0; index < (await documents.count()); index += 1) {
      await documents.nth(index).click();
      const label = await documents.nth(index).innerText();
      const name = await documents.nth(index).getAttribute("data-adult");
      await page.locator(`#sheets[data-file="${game}-${name}.pdf"] svg.printed-sheet`).first().waitFor();
      await stand(page);
      const all = page.locator(".printed-sheet");
      const count = await all.count();
      for (let at = 0; at < Math.min(count, 2); at += 1) {
        const image = await all.nth(at).screenshot({ type: "jpeg", quality: 88 });
        pictures.push({ label: `${label} ${at + 1}/${count}`, image, type: "jpeg" });
      }
    }
    await page.close();
    await overviews(browser, `${language}-sheets-${game}`, pictures, [5, 400]);
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
for (const language of languages) {
  const sizes = values.size?.map((size) => size.split("x").map(Number)) ?? SIZES[language.split("+")[0]] ?? [PHONE, TABLET];
  if (values.sheets) await sheets(browser, server, language);
  else for (const size of sizes) await screens(browser, server, language, size);
  console.log(`${language}: done`);
}
await browser.close();
await server.stop();
