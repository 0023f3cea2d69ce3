// Teacher's first five minutes as a contact sheet: cold start, lock, all tabs of the settings, printing and projector, one picture per
// screenful: five-minutes.mjs FOLDER [WIDTHxHEIGHT]. Uses dist/.
import { mkdir } from "node:fs/promises";
import { GAMES } from "../../tests/browser/support/catalogue.js";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { drawn, open, small, tap } from "../../tests/browser/support/game.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { answerGate } from "../../tests/browser/support/teacher.js";
import { writeSheets } from "./strip/sheets.mjs";

const [folder, size = "1080x810"] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/five-minutes.mjs FOLDER [WIDTHxHEIGHT]");
  process.exit(2);
}
/** Columns of the sheet: the texts must be large enough to read. */
const COLUMNS = 3;
/** Overlap of two screenfuls, in CSS pixels. */
const AGAIN = 90;

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const context = await tablet(browser, server.address, size.split("x").map(Number));
const page = await context.newPage();
const wrong = [];
page.on("pageerror", (error) => wrong.push(error.message));
const began = Date.now();
const frames = [];

/** Takes a picture of the window. */
async function shoot(text) {
  await drawn(page);
  await page.waitForTimeout(450);
  const note = `${((Date.now() - began) / 1000).toFixed(0)} s`;
  frames.push({ text, note, picture: await page.screenshot({ type: "jpeg", quality: 70 }) });
}

/** Takes a picture of each screenful of a page. */
async function scroll(text) {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let part = 1; ; part += 1) {
    await shoot(part > 1 ? `${text}, ${part}` : text);
    const moved = await page.evaluate((again) => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight - again);
      return window.scrollY > before;
    }, AGAIN);
    if (!moved) return;
  }
}

const press = (name) => page.locator(`[data-adult="${name}"]`).first().click();

async function gate() {
  await page.locator("[data-adult=lock]").hover();
  await page.mouse.down();
  await shoot("the lock is held");
  await page.locator("[data-gate-a]").waitFor();
  await page.mouse.up();
  await shoot("the gate");
  await answerGate(page);
  await page.locator("main.page-teacher").waitFor();
}

await page.goto("./");
await page.locator("main.page-home").waitFor();
await shoot("cold start");
await page.locator("[data-adult=lock]").click();
await shoot("the lock, touched as a child does");
await gate();
await scroll("settings");
await page.locator('[data-preset="discovery"]').click();
await page.evaluate(() => window.scrollTo(0, 0));
await shoot("the preset Découverte is chosen");
for (const part of ["tables", "game", "kept", "position", "problems", "observations"]) {
  await press(`tab-${part}`);
  await scroll(part);
}
await press("tab-settings");
await page
  .locator('[data-setting="language"] [data-value="ar"], [data-setting="home"] [data-value="ar"]')
  .first()
  .scrollIntoViewIfNeeded()
  .catch(() => {});
await shoot("languages");
await page.goto(`./#/regles/${GAMES[0]}`);
await page.locator("main.page-rules").waitFor();
await shoot("complete rules");
await page.goto(`./#/imprimer/${GAMES[0]}`);
await page.locator("svg.printed-sheet").first().waitFor({ timeout: 60_000 });
await shoot("paper");
await open(page, { position: small(), seed: 3, still: false });
await shoot("a game begins");
await page.locator("[data-adult=pause]").focus();
await page.keyboard.press("Enter");
await page.locator(".pause").waitFor();
await shoot("stop, let us look");
await page.keyboard.press("Escape");
for (const name of ["b2", "b3"]) await tap(page, name);
await gate();
await press("tab-game");
await scroll("the game in progress");
await press("tab-kept");
await scroll("kept games");
await page.goto("./#/tableau");
await page.locator("section[data-shows]").waitFor();
await shoot("projector");
const sheets = await writeSheets(context, folder, `desk-${size}`, frames, COLUMNS);
console.log(`${frames.length} pictures on ${sheets} sheets; ${wrong.length} errors`);
for (const one of wrong) console.log(`  ${one}`);
await browser.close();
await server.stop();
process.exitCode = wrong.length ? 1 : 0;
