// Finales as contact sheets: a picture every half a second from the last step to the end page, for each goal of the first game and each
// end of the others: finale.mjs FOLDER [WIDTHxHEIGHT [NAME]]. Uses dist/.
import { mkdir } from "node:fs/promises";
import { FINALES } from "../../tests/browser/support/finales.js";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { address, game, open } from "../../tests/browser/support/game.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { writeSheets } from "./strip/sheets.mjs";

const [folder, size = "1080x810", only] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/finale.mjs FOLDER [WIDTHxHEIGHT [NAME]]");
  process.exit(2);
}
/** Time between two pictures and number of pictures. */
const EVERY = 500;
const PICTURES = 12;

/** Pauses or resumes all animations: a picture then shows an exact time, however slow the machine is. */
const seek = (page, time) =>
  page.evaluate((time) => {
    for (const animation of document.querySelector(".finale")?.getAnimations({ subtree: true }) ?? []) {
      animation.pause();
      animation.currentTime = time;
    }
  }, time);

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const context = await tablet(browser, server.address, size.split("x").map(Number));
for (const [name, { slug, position, taps }] of Object.entries(FINALES)) {
  if (only && !name.includes(only)) continue;
  const page = await context.newPage();
  await page.goto("./start.js");
  await page.evaluate(() => localStorage.setItem("table-ronde/settings", JSON.stringify({ hush: true, help: "automatic" })));
  await open(page, { game: slug, position, seed: 8 });
  await page.locator("html[data-faces]").waitFor({ state: "attached", timeout: 60_000 });
  await page.evaluate((hash) => (location.hash = hash), address({ game: slug, position, seed: 9, still: false, base: "" }));
  await page.locator("section.game[data-watched][data-busy=false]").waitFor({ state: "attached", timeout: 60_000 });
  // Moods change by timers, which follow the pictures.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (const one of taps) {
    await page.locator(`[data-tap="${one}"]`).dispatchEvent("click");
    await page.clock.runFor(1);
    for (let wait = 0; wait < 100 && (await game(page).getAttribute("data-busy")) === "true"; wait += 1) {
      if (await page.locator("[data-finale]").count()) break;
      await page.clock.runFor(100);
    }
  }
  await page.locator(".victory").waitFor({ state: "attached" });
  const frames = [];
  for (let n = 0; n < PICTURES; n += 1) {
    await seek(page, n * EVERY);
    frames.push({ text: name, note: `${n * EVERY} ms`, picture: await page.screenshot({ type: "jpeg", quality: 80 }) });
    await page.clock.runFor(EVERY);
  }
  await writeSheets(context, folder, `${name.replaceAll(" ", "-")}-${size}`, frames, size.split("x")[0] > 600 ? 4 : 6);
  console.log(name);
  await page.close();
}
await browser.close();
await server.stop();
