// What classes do with the app beside the games themselves, each in the page as it stands.
import { passGate } from "../../../tests/browser/support/teacher.js";
import { playInPage } from "./player.js";

export const go = async (page, path, name) => {
  await page.evaluate((path) => (location.hash = path), `#${path}`);
  await page.locator(`main.page-${name}:not([data-painted])`).waitFor();
};
export const play = (page, seed, most = 100_000) => page.evaluate(`(${playInPage})(${seed}, ${most})`);
const adult = (page, name) => page.locator(`[data-adult="${name}"]`).first().click();

async function desk(page, part) {
  await page.evaluate(() => (location.hash = "#/maitre"));
  await passGate(page);
  await adult(page, `tab-${part}`);
}

/** The voice says a page. */
export async function listen(page) {
  await page.locator(".ear").first().dispatchEvent("click");
}

/** Another language of the class and of the home, another theme. */
export async function dress(page, { class: language, home }, theme) {
  await desk(page, "settings");
  for (const [name, value] of [["language", language], ["home-language", home], ["theme", theme]]) {
    const choice = page.locator(`[data-setting="${name}"] [data-value="${value}"]`);
    await choice.click();
    // A language is there when it has been read.
    await choice.and(page.locator(":has(:checked)")).waitFor();
  }
}

/** Every fourth document of a game, and one of them as a file. */
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
  // Not in every writing.
  if ((await asFile.count()) === 0) return;
  const file = page.waitForEvent("download");
  await asFile.click();
  await (await file).delete();
}

/** The board alone in a second window; tells how to close it. */
export async function project(page) {
  const wall = await page.context().newPage();
  await wall.goto("./#/tableau");
  await wall.locator("section[data-shows]").waitFor();
  return () => wall.close();
}

/** « Stop, on regarde »: a line is drawn, a step taken back and again, and the class goes on. */
export async function freeze(page) {
  await page.locator("[data-adult=pause]").dispatchEvent("click");
  await page.locator(".pause").waitFor();
  const { x, y, width, height } = await page.locator(".pause-paper").boundingBox();
  await page.mouse.move(x + width / 3, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 });
  await page.mouse.up();
  for (const name of ["wipe", "undo", "redo", "resume"]) await adult(page, name);
  await page.locator(".pause").waitFor({ state: "detached" });
}

/** A fight at once, with animations and the voice; tells how long its taps took. */
export async function fight(page) {
  await go(page, "/etagere", "shelf");
  await page.locator("main.page-shelf button:has(.versus)").first().click();
  await page.locator('.fight [data-tap="roll"]').first().waitFor();
  return play(page, 1, 4);
}

/** A game is kept, handed on as a code, opened again and erased; what was exercised is looked at. */
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

/** All other pages. */
export async function wander(page, slug) {
  for (const [path, name] of [["/", "home"], ["/etagere", "shelf"], [`/apprendre/${slug}`, "course"], [`/regles/${slug}`, "rules"], ["/histoire/chevaliers", "tale"], ["/mots", "words"], ["/defis", "problems"], ["/credits", "credits"], ["/installer", "install"]]) {
    await go(page, path, name);
  }
}

/** A problem is shown, and its hint. */
export async function solve(page, slug) {
  await page.evaluate((path) => (location.hash = path), `#/defis/${slug}?niveau=1`);
  await page.locator("section.problem[data-problem]").waitFor();
  await page.locator(".problem-hint").dispatchEvent("click");
}
