// Pictures of every page and state of the table, to be looked at: screenshots.mjs FOLDER [THEME] [WORD…]
// With words, only scenes whose name holds one of them. Works on dist/.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launch, tablet } from "../tests/browser/support/chromium.js";
import buildRules from "../tests/browser/support/rules-program.js";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, TEACHER, WAITING, dress } from "../tests/browser/support/scenes.js";
import { serve } from "../tests/browser/support/server.mjs";

const SIZES = [[1080, 810], [810, 1080], [1024, 768], [1920, 1080], [390, 844]];
const [folder, theme = "parchment", ...words] = process.argv.slice(2);
if (!folder) {
  console.error("screenshots.mjs FOLDER [THEME] [WORD…]");
  process.exit(2);
}

/** Brings what moves once to its end. */
const stand = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  });

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const scenes = Object.entries({ ...PAGES, ...TABLE, ...TEACHER, ...WAITING, ...OTHERS, ...OTHER_PAGES });
const wanted = scenes.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
for (const [width, height] of SIZES) {
  const context = await tablet(browser, server.address, [width, height]);
  for (const [name, show] of wanted) {
    const page = await context.newPage();
    await dress(page, theme);
    await page.goto("./");
    await show(page);
    await stand(page);
    const file = join(folder, `${name.replaceAll(" ", "-")}-${theme}-${width}x${height}.png`);
    await page.screenshot({ path: file, fullPage: !(name in TABLE || name in WAITING || name in OTHERS) });
    await page.close();
  }
  await context.close();
  console.log(`${width}×${height}: ${wanted.length} pictures`);
}
await browser.close();
await server.stop();
