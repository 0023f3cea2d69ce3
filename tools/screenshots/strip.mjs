// First game as a contact sheet: a picture per sentence, with the sentence, its clip's duration and the time until the next one:
// strip.mjs FOLDER [GAME [STEPS]]. Uses dist/. Plays in real time, so a game takes minutes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "../../tests/browser/support/catalogue.js";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { drawn, kept, open, rest, says } from "../../tests/browser/support/game.js";
import buildRules, { rulesOf } from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { followSpeech } from "../../tests/browser/support/bridge.js";
import { mockSound } from "../../tests/browser/support/sound.js";
import { startOf, walk } from "../../tests/browser/support/walk.js";
import { writeSheets } from "./strip/sheets.mjs";

const [folder, game = GAMES[0], most = "400"] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/strip.mjs FOLDER [GAME [STEPS]]");
  process.exit(2);
}
/** Time that a child looks before each tap, in milliseconds. */
const LOOKS = 300;

const { packs } = JSON.parse(await readFile(new URL("../../assets/voice/index.json", import.meta.url), "utf8"));
// Sentences that differ only in capitals share a clip.
const clips = new Map(Object.values(packs).flatMap((pack) => pack.map(({ text, ms }) => [text.toLowerCase(), ms])));
const texts = [...clips.keys()].sort((one, other) => other.length - one.length);

/** Returns the total duration of a sentence's clips, or undefined if a part has none. */
function spoken(sentence) {
  let [rest, all] = [sentence.trim().toLowerCase(), 0];
  while (rest) {
    const text = texts.find((text) => rest.startsWith(text) || rest.startsWith(text.replace(/\.$/, "")));
    if (!text) return undefined;
    all += clips.get(text);
    rest = rest.slice(rest.startsWith(text) ? text.length : text.length - 1).replace(/^[\s.,]+/, "");
  }
  return all;
}

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const context = await tablet(browser, server.address, [1080, 810]);
const page = await context.newPage();
await page.addInitScript(mockSound, []);
const said = [];
await page.exposeFunction("noteSentence", async (text, at) => {
  const frame = { text, at };
  said.push(frame);
  frame.picture = await page.screenshot({ type: "jpeg", quality: 60 }).catch(() => undefined);
});
await page.addInitScript(() => {
  window.noteRequest = (verb, text) => verb === "say" && window.noteSentence(text, performance.now());
});
await page.addInitScript(followSpeech, "noteRequest");
await page.goto("./#/credits");
await page.locator("html[data-voice=ready]").waitFor({ state: "attached", timeout: 60_000 });
await page.locator("main").click({ position: { x: 500, y: 5 } });
const start = startOf(game);
await open(page, { game, position: start, seed: 3, still: false });
await rest(page);

const quiet = () => document.querySelector("section.game")?.dataset.busy === "false" && !window.tableRonde.speech.isSpeaking();
const made = await walk(
  page,
  game,
  async (name) => {
    await page.waitForFunction(quiet, undefined, { timeout: 60_000 });
    await page.waitForTimeout(LOOKS);
    await page.locator(`[data-cell="${name}"], [data-tap="${name}"]`).first().dispatchEvent("click");
    await drawn(page);
    await rest(page);
  },
  { most: Number(most) },
);
await page.waitForFunction(quiet, undefined, { timeout: 60_000 });
const { turn, position } = await says(page);
const { partie } = await kept(page);
const agrees = rulesOf(game, "apply", start, ...partie.actions) === position;

const frames = said.map((frame, index) => ({
  ...frame,
  clip: spoken(frame.text),
  beat: said[index + 1] && Math.round(said[index + 1].at - frame.at),
}));
const seen = frames.map(({ text, clip, beat, picture }) => ({
  text,
  picture,
  note: `clip ${clip ?? "?"} ms · ${beat ?? "…"} ms`,
  isCut: clip && beat && beat < clip,
}));
await writeSheets(context, folder, "strip", seen);
const lines = frames.map(({ text, clip, beat }) => `${clip ?? ""}\t${beat ?? ""}\t${text}`);
await writeFile(join(folder, "strip.tsv"), `clip ms\tuntil the next ms\tsentence\n${lines.join("\n")}\n`);
const cut = await page.evaluate(() => window.heardSound.cut);
console.log(`${made} steps, ${turn}, the record ${agrees ? "agrees" : "DIFFERS"}; ${frames.length} sentences, ${cut.length} cut`);
for (const one of cut) console.log(`  ${one}`);
await browser.close();
await server.stop();
