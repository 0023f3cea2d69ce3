// Soak-test extras: classroom activities besides the games, each in the running page.
import { passGate } from "../../../tests/browser/support/teacher.js";
import { playInPage } from "./player.js";

export const go = async (page, path, name) => {
  await page.evaluate((path) => (location.hash = path), `#${path}`);
  await page.locator(`main.page-${name}:not([data-prerendered])`).waitFor();
};
export const play = (page, seed, most = 100_000) => page.evaluate(`(${playInPage})(${seed}, ${most})`);
const adult = (page, name) => page.locator(`[data-adult="${name}"]`).first().click();

async function desk(page, part) {
  await page.evaluate(() => (location.hash = "#/maitre"));
  await passGate(page);
  await adult(page, `tab-${part}`);
}

/** Starts the voice on a page. */
export async function listen(page) {
  await page.locator(".ear").first().dispatchEvent("click");
}

/** Selects another class language, home language and theme. */
export async function dress(page, { class: language, home }, theme) {
  await desk(page, "settings");
  for (const [name, value] of [
    ["language", language],
    ["home-language", home],
    ["theme", theme],
  ]) {
    const choice = page.locator(`[data-setting="${name}"] [data-value="${value}"]`);
    await choice.click();
    // A language is selected once it is loaded.
    await choice.and(page.locator(":has(:checked)")).waitFor();
  }
}

/** Opens every fourth document of a game, and saves one as PDF. */
export async function print(page, slug, from) {
  await go(page, `/imprimer/${slug}`, "print");
  const choices = page.locator(".print-choice");
  await choices.first().waitFor();
  for (let index = from; index < (await choices.count()); index += 4) {
    await choices.nth(index).click();
    await page.locator("svg.printed-sheet").first().waitFor();
  }
  await choices.first().click();
  await page.locator("svg.printed-sheet").first().waitFor();
  const asFile = page.locator('.print-buttons [data-adult="pdf"]');
  // Not available in every script.
  if ((await asFile.count()) === 0) return;
  const file = page.waitForEvent("download");
  await asFile.click();
  await (await file).delete();
}

/** Opens the projector view in a second window. Returns a function that closes it. */
export async function project(page) {
  const wall = await page.context().newPage();
  await wall.goto("./#/tableau");
  await wall.locator("section[data-shows]").waitFor();
  return () => wall.close();
}

/** « Stop, on regarde »: draws a line, takes back a move, repeats it and continues. */
export async function freeze(page) {
  await page.locator("[data-adult=pause]").dispatchEvent("click");
  await page.locator("[data-adult=tools]").dispatchEvent("click");
  await page.locator(".pause").waitFor();
  const { x, y, width, height } = await page.locator(".pause-paper").boundingBox();
  await page.mouse.move(x + width / 3, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 });
  await page.mouse.up();
  for (const name of ["wipe", "undo", "redo", "resume"]) await adult(page, name);
  await page.locator(".pause").waitFor({ state: "detached" });
}

/** Plays a fight with animations and the voice. Returns the duration of its taps. */
export async function fight(page) {
  await go(page, "/etagere", "shelf");
  await page.locator("main.page-shelf button:has(.versus)").first().click();
  await page.locator('.fight [data-tap="roll"]').first().waitFor();
  return play(page, 1, 4);
}

/** Saves a game, shares it as a QR code, renames and erases it, and opens the other tabs. */
export async function keep(page) {
  await desk(page, "kept");
  await adult(page, "keep");
  await adult(page, "share");
  await page.locator("svg.qr").waitFor();
  await adult(page, "share-close");
  await adult(page, "slot-rename");
  await adult(page, "slot-erase");
  await adult(page, "slot-yes");
  for (const part of ["tables", "game", "observations", "position"]) await adult(page, `tab-${part}`);
}

/** Opens all other pages. */
export async function wander(page, slug) {
  for (const [path, name] of [
    ["/", "home"],
    ["/etagere", "shelf"],
    [`/apprendre/${slug}`, "course"],
    [`/regles/${slug}`, "rules"],
    ["/histoire/chevaliers", "tale"],
    ["/mots", "words"],
    ["/defis", "problems"],
    ["/credits", "credits"],
    ["/installer", "install"],
  ]) {
    await go(page, path, name);
  }
}

/** Opens a problem and its hint. */
export async function solve(page, slug) {
  await page.evaluate((path) => (location.hash = path), `#/defis/${slug}?niveau=1`);
  await page.locator("section.problem[data-problem]").waitFor();
  await page.locator(".problem-hint").dispatchEvent("click");
}
