// Soak test: a school day in one page without a reload: soak-test.mjs [ROUNDS]. Each round plays a whole game of each kind against the
// computer, each with an extra: language and theme, printing, projector, freezing, an animated fight, saved games. Every fourth round
// repeats the same taps. Each game is followed by a measurement of memory (after garbage collection), nodes, listeners and time per
// tap. The last hour (an eighth of the day) is compared with the first. Writes docs/school-day.md. Uses dist/, or the folder in DIST.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { CATALOGUE, GAMES, optionWords } from "../../tests/browser/support/catalogue.js";
import { HEADLESS, tablet } from "../../tests/browser/support/chromium.js";
import { GAME } from "../../tests/browser/support/game.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import * as lessons from "./soak-test/lessons.mjs";
import { watch } from "./soak-test/measures.mjs";
import { report } from "./soak-test/report.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const rounds = Number(process.argv[2] ?? 36);
const THEMES = ["parchment", "night", "contrast", "whiteboard"];
const LANGUAGES = [
  { class: "fr", home: "-" },
  { class: "en", home: "es" },
  { class: "ar", home: "zh-Hans" },
  { class: "fr", home: "uk" },
];
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();

buildRules();
const server = await serve();
const browser = await chromium.launch({ ...HEADLESS, args: [...HEADLESS.args, "--autoplay-policy=no-user-gesture-required"] });
const context = await tablet(browser, server.address, [1080, 810]);
const page = await context.newPage();
page.setDefaultTimeout(60_000);
const eyes = await watch(page);
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
await page.goto("./");
await page.locator("main.page-home:not([data-prerendered])").waitFor();
await page.evaluate(() => (window.isSameDay = true));

/** Opens a saved game: a pupil on the first seat, the computer on the others. */
async function lay(slug, seed) {
  await lessons.go(page, `/preparation/${slug}`, "setup");
  const start = rulesOf(slug, "start", ...optionWords(CATALOGUE[slug].short));
  const partie = { actions: [], format: "partie/1", game: slug, options: {}, start };
  const saved = { banners: [], partie, players: ["", ...Array(7).fill("1")], seed, thrown: [false, false], undone: [] };
  await page.evaluate(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [GAME, saved]);
  await page.evaluate((slug) => (location.hash = `#/jeu/${slug}?anim=0`), slug);
  await page.locator("section.game").waitFor();
}

/** Plays a whole game. `beside` runs after the first taps and may return a function that cleans up. */
async function wholeGame(slug, seed, beside = async () => {}) {
  await lay(slug, seed);
  const before = await eyes.work();
  const opening = await lessons.play(page, seed, 6);
  const first = (await eyes.work()) - before;
  await lessons.listen(page);
  const close = await beside();
  const again = await eyes.work();
  const rest = await lessons.play(page, seed + 1);
  const work = first + (await eyes.work()) - again;
  await close?.();
  const taps = opening.taps + rest.taps;
  return { taps, spans: [...opening.spans, ...rest.spans], work: work / taps };
}

const games = [];
for (let round = 0; round < rounds; round += 1) {
  const [language, theme] = [LANGUAGES, THEMES].map((list) => list[round % list.length]);
  const beside = [
    () => lessons.dress(page, language, theme),
    (slug) => lessons.print(page, slug, round % THEMES.length),
    (slug) => lessons.solve(page, slug),
    () => {},
    () => lessons.fight(page),
    async (slug) => {
      await lessons.keep(page);
      await lessons.wander(page, slug);
    },
  ];
  const within = { 2: () => lessons.project(page), 3: () => lessons.freeze(page) };
  for (const [index, slug] of GAMES.entries()) {
    const { taps, spans, work } = await wholeGame(slug, 1 + 7 * (round % THEMES.length), within[index % beside.length]);
    await beside[index % beside.length](slug);
    await lessons.go(page, "/", "home");
    games.push({ slug, taps, spans, work, ...(await eyes.weigh()) });
    const { heap, wasm, nodes, listeners } = games.at(-1);
    console.log(`${games.length}: ${slug}, ${taps} taps, ${work.toFixed(1)} ms a tap, ${heap} ${wasm} ${nodes} ${listeners}`);
  }
  // Writes the report during the run, in case it ends early.
  if (round >= 7) writeFileSync(join(ROOT, "docs/school-day.md"), report(games, { commit, faults, rounds: round + 1 }));
}
if (!(await page.evaluate(() => window.isSameDay)))
  throw new Error(
    "The page was reloaded during the soak test, so its memory was not measured over the whole day. The error panel or an update may have caused it.",
  );
if (faults.length > 0) throw new Error(faults.join("\n"));
await browser.close();
await server.stop();
