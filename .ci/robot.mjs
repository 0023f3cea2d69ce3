// A robot plays a whole game of every game and mode by taps, in the engines beside Chromium: robot.mjs [webkit] [firefox]. A
// report; works on dist/. (In Chromium, and one game of each in WebKit: ./check.)
import { CATALOGUE, GAMES, optionWords } from "../tests/browser/support/catalogue.js";
import { start as firefox } from "../tests/browser/support/firefox.mjs";
import { robot } from "../tests/browser/support/robot.js";
import buildRules, { rulesOf } from "../tests/browser/support/rules-program.js";
import { serve } from "../tests/browser/support/server.mjs";
import { start as webkit } from "../tests/browser/support/webkit.mjs";

const ENGINES = { webkit, firefox };
const named = process.argv.slice(2);
const engines = named.length > 0 ? named : Object.keys(ENGINES);
const ready = `return document.querySelector("section.game[data-busy=false]") !== null`;
const MOST = 20_000;

/** Plays a game to its end in stretches, and tells the position there. */
async function play(driver, address, slug, options) {
  const position = rulesOf(slug, "start", ...optionWords(options));
  await driver.get("about:blank");
  await driver.get(`${address}/#/jeu/${slug}?${new URLSearchParams({ anim: "0", graine: "6", position })}`);
  await driver.wait(() => driver.executeScript(ready), 30_000, "the table");
  for (let made = 0, stretch = 0; made < MOST; stretch += 1) {
    const end = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       ${robot({ seed: 1000 + stretch, most: 200 })}.then(done, (error) => done({ error: String(error) }));`,
    );
    if (end.error) throw new Error(end.error);
    made += end.made;
    if (end.turn === "over") return `over after ${made} taps`;
    if (end.made === 0 || end.idle.length > 0) throw new Error(`stands still after ${made} taps: ${JSON.stringify(end)}`);
  }
  throw new Error(`not over after ${MOST} taps`);
}

buildRules();
const server = await serve();
let failed = 0;
for (const engine of engines) {
  const { driver, stop } = await ENGINES[engine]();
  for (const slug of GAMES) {
    for (const options of ["", ...CATALOGUE[slug].robot]) {
      const told = await play(driver, server.address, slug, options).catch((error) => {
        failed += 1;
        return `FAILED: ${error.message}`;
      });
      console.log(`${engine}, ${slug} ${options || "default"}: ${told}`);
    }
  }
  await stop();
}
await server.stop();
process.exit(failed > 0 ? 1 : 0);
