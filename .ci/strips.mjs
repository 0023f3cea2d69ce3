// Two paths as strips of pictures, to be looked at: strips.mjs FOLDER. What a child sees from the first page to the end of a short
// game, and a teacher in the first five minutes. Works on dist/.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE, GAMES } from "../tests/browser/support/catalogue.js";
import { launch, tablet } from "../tests/browser/support/chromium.js";
import { rest, says, taps } from "../tests/browser/support/game.js";
import buildRules, { rulesOf } from "../tests/browser/support/rules-program.js";
import { serve } from "../tests/browser/support/server.mjs";
import { answerGate } from "../tests/browser/support/teacher.js";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("strips.mjs FOLDER");
  process.exit(2);
}
const [width, height] = [1080, 810];
/** Pictures in a row, and how much smaller they are. */
const ROW = 4;
const SMALL = 2.5;
/** Of the turns of a game, so many are shown from its beginning, and then every tenth. */
const FIRST = 6;
const LATER = 10;
const FIRST_GAME = GAMES[0];
const { player, seed } = CATALOGUE[FIRST_GAME].walk;

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const context = await tablet(browser, server.address, [width, height]);

/** A strip of pictures with what was done before each. */
class Strip {
  constructor(name, page) {
    Object.assign(this, { name, page, pictures: [] });
  }
  async shoot(what) {
    await this.page.waitForTimeout(700);
    this.pictures.push([what, await this.page.screenshot()]);
  }
  async write() {
    const page = await context.newPage();
    const pictures = this.pictures.map(([what, picture]) => `<figure><img src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${what}</figcaption></figure>`);
    const style = `body{margin:16px;display:grid;grid-template-columns:repeat(${ROW},${width / SMALL}px);gap:16px;font:20px sans-serif}figure{margin:0}img{width:100%;border:2px solid}`;
    await page.setViewportSize({ width: ROW * (width / SMALL + 16) + 16, height: 800 });
    await page.setContent(`<style>${style}</style>${pictures.join("")}`);
    await writeFile(join(folder, `${this.name}.png`), await page.screenshot({ fullPage: true }));
    await page.close();
    console.log(`${this.name}: ${this.pictures.length} pictures`);
  }
}

async function child() {
  const page = await context.newPage();
  const strip = new Strip("child", page);
  await page.addInitScript(() => localStorage.setItem("table-ronde/settings", JSON.stringify({ help: "shown", seed: 7 })));
  await page.goto("./");
  await strip.shoot("The first page");
  const play = page.getByRole("button", { name: "Jouer", exact: true });
  await play.tap();
  await strip.shoot("« Jouer »: the preparation");
  await play.tap();
  await rest(page);
  let made = 0;
  for (; (await says(page)).turn !== "over"; made += 1) {
    const { turn, position } = await says(page);
    const isShown = made < FIRST || made % LATER === 0 || turn === "chance";
    const touches = turn === "chance" ? (await taps(page)).slice(0, 1) : rulesOf(FIRST_GAME, "touches", position, rulesOf(FIRST_GAME, "choose", position, String(seed * 1000 + made), player)).split("\n");
    for (const touch of touches) {
      if (isShown && strip.pictures.length < 40) await strip.shoot(`${made}: before ${touch}`);
      await page.locator(`[data-tap="${touch}"]`).first().dispatchEvent("click");
      await page.waitForTimeout(100);
      await rest(page);
    }
  }
  await strip.shoot(`The end, after ${made} steps`);
  await strip.write();
}

async function teacher() {
  const page = await context.newPage();
  const strip = new Strip("teacher", page);
  await page.goto("./");
  await strip.shoot("The first page");
  const lock = page.locator("[data-adult=lock]");
  await lock.hover();
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await strip.shoot("The lock, touched too short");
  await page.mouse.down();
  await page.waitForTimeout(3200);
  await page.mouse.up();
  await strip.shoot("The lock, held");
  await answerGate(page);
  await strip.shoot("The desk");
  for (const tab of ["settings", "tables", "game", "observations"]) {
    await page.locator(`[data-adult="tab-${tab}"]`).click();
    await strip.shoot(`The desk: ${tab}`);
  }
  await page.locator('[data-adult="tab-settings"]').click();
  await page.locator('[data-setting="help"] [data-value="asked"]').click();
  await strip.shoot("Help: the pupils are asked");
  await page.locator('[data-setting="switch"] [data-value="space"]').click();
  await page.locator('[data-setting="switch"]').scrollIntoViewIfNeeded();
  await strip.shoot("One switch");
  await page.goto(`./#/imprimer/${FIRST_GAME}`);
  await strip.shoot("Printing");
  await page.goto("./#/");
  await strip.shoot("Back, with a switch");
  await strip.write();
}

await child();
await teacher();
await browser.close();
await server.stop();
