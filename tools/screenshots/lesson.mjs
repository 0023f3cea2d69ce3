// A lesson of twenty minutes at real speed, as a strip: the teacher's tablet and the projector beside it: lesson.mjs FOLDER
// [WIDTHxHEIGHT [MINUTES]]. Uses dist/. Fails if a target is covered or nothing is said before a touch of the pupils.
import { mkdir } from "node:fs/promises";
import { GAMES } from "../../tests/browser/support/catalogue.js";
import { launch } from "../../tests/browser/support/chromium.js";
import { drawn, pauseWithTools, rest, says } from "../../tests/browser/support/game.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { answerGate } from "../../tests/browser/support/teacher.js";
import { walk } from "../../tests/browser/support/walk.js";
import { follow } from "./lesson/checks.mjs";
import { writeSheets } from "./strip/sheets.mjs";
import { openWindows } from "./strip/windows.mjs";

const [folder, size = "1080x810", length = "20"] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/lesson.mjs FOLDER [WIDTHxHEIGHT [MINUTES]]");
  process.exit(2);
}
const [GAME] = GAMES;
/** Times of the lesson, in minutes from its beginning. */
const [COUNCIL, RESUME, END] = [0.3, 0.45, 1].map((part) => part * Number(length));
/** Time for which the class looks or thinks before a touch, in milliseconds. */
const LOOKS = 1500;
/** Time between two pictures during the game, in milliseconds. */
const PICTURES = 20_000;

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const windows = await openWindows(browser, server.address, {
  size: size.split("x").map(Number),
  settings: { "count-after": "15" },
});
const { page, shoot } = windows;
const began = Date.now();
const minutes = () => (Date.now() - began) / 60_000;
const lesson = await follow(page, began);
const picture = (text) => shoot(text, `${lesson.clock()} · ${lesson.said.at(-1) ?? ""}`);
const adult = (name) => page.locator(`[data-adult="${name}"]`).first();
const quiet = () => !window.tableRonde.speech.isSpeaking();
const silence = () => page.waitForFunction(quiet, undefined, { timeout: 60_000 });

// The teacher opens the projector window and asks a question about the tables.
await page.goto("./");
await page.locator("main:not([data-prerendered])").waitFor();
await page.evaluate(() => window.tableRonde.speech.onRequest((verb, text) => verb === "say" && window.noteSentence(text)));
const wall = await windows.openWall();
await picture("L’application s’ouvre");
await page.goto("./#/maitre");
await answerGate(page);
await adult("tab-tables").click();
await adult("show-menu").click();
await page.locator(".class-parts").getByRole("button", { name: "Tableaux de combat" }).click();
await wall.locator(".class-tables").waitFor();
await picture("Les tableaux au tableau");
const result = wall.locator('[data-adult="class-result"]').nth(8);
for (const what of ["Une question à la classe", "La réponse"]) {
  await result.press("Enter");
  await page.waitForTimeout(4 * LOOKS);
  await picture(what);
}

// The pupils play on the tablet, the class follows on the wall.
await adult("show-menu").click();
await page.locator(".class-parts").getByRole("button", { name: "Le plateau de la partie" }).click();
await page.goto(`./#/preparation/${GAME}`);
const begin = page.locator(".page-buttons .main");
await begin.waitFor();
await picture("Qui joue ?");
await silence();
await begin.click();
await page.locator("section.game").waitFor();
await rest(page);
await picture("La partie commence");

let pictured = Date.now();
/** Touches an element after the voice has ended and the class has looked. */
async function touch(name) {
  await silence();
  await page.waitForTimeout(LOOKS);
  await lesson.check(name);
  if (Date.now() - pictured > PICTURES || name.startsWith("answer")) {
    await picture(`On touche ${name}`);
    pictured = Date.now();
  }
  await page.locator(`[data-tap="${name}"], [data-cell="${name}"]`).first().dispatchEvent("click");
  await drawn(page);
  await rest(page);
}
const isCounting = () => page.getByRole("dialog").isVisible();
/** Plays until this minute, or until the app offers to count the treasures. */
async function playUntil(minute) {
  while (minutes() < minute && !(await isCounting()) && (await says(page)).turn !== "over") await walk(page, GAME, touch, { most: 1 });
}

await playUntil(COUNCIL);
await pauseWithTools(page);
await picture("Stop, on regarde");
await adult("council").dispatchEvent("click");
await adult("council-propose").dispatchEvent("click");
await page.locator(".council-card:not(.empty) .council-sign").nth(2).waitFor();
await silence();
await picture("Trois coups");
await adult("council-vote").dispatchEvent("click");
for (const [sign, hands] of [9, 4, 12].entries()) {
  for (let hand = 0; hand < hands; hand += 1) {
    await page.locator('[data-adult="council-raise"]').nth(sign).dispatchEvent("click");
    await page.waitForTimeout(LOOKS);
  }
  await picture("On lève la main");
}
await adult("council-compare").dispatchEvent("click");
await silence();
await picture("On compare");
while (minutes() < RESUME) await page.waitForTimeout(1000);
await adult("council-play").dispatchEvent("click");
await rest(page);
await picture("Le coup de la classe");

await playUntil(END);
if ((await says(page)).turn === "over") {
  await page.getByRole("button", { name: "Le conte" }).click();
  const next = page.locator(".course-next");
  for (let isLast = false; !isLast;) {
    await page.locator(".tale-sentence").waitFor();
    await silence();
    await page.waitForTimeout(4 * LOOKS);
    await picture("Le conte de la partie");
    isLast = (await next.locator('use[href="#icon-check"]').count()) > 0;
    await next.press("Enter");
  }
} else if (await isCounting()) {
  await picture("C’est l’heure");
  await page.getByRole("button", { name: "On compte" }).click();
  await page.getByRole("button", { name: "Revanche" }).waitFor({ timeout: 60_000 });
  await picture("On compte les trésors");
}
while (minutes() < END) await page.waitForTimeout(1000);
await picture("La fin de la séance");

const sheets = await writeSheets(windows.context, folder, "lesson", windows.frames, 4);
console.log(`${lesson.clock()} minutes, ${lesson.said.length} sentences, ${windows.frames.length} pictures on ${sheets} sheets`);
const cut = await page.evaluate(() => window.heardSound.cut);
console.log(`${cut.length} sentences cut, ${lesson.faults.length} moments covered or silent`);
for (const one of cut) console.log(`  ${one}`);
for (const fault of [...lesson.faults, ...windows.faults]) console.error(fault);
process.exitCode = lesson.faults.length + windows.faults.length > 0 ? 1 : 0;
await browser.close();
await server.stop();
