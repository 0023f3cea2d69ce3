// Kills the whole browser at random moments of a game, starts it again on the same device, and compares what is there with what
// the page had said: kills.mjs [N] [ENGINE…] [--report], 1,000 in all engines without a word. No text older than LATE may be
// missing, nothing may be unreadable. Works on dist/; with --report docs/kills.md is written.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { GAMES } from "../tests/browser/support/catalogue.js";
import { numbers } from "../tests/browser/support/robot.js";
import { ENGINES } from "./kills/engines.mjs";
import { begin } from "./kills/player.js";

/** How young a text may be that is lost, in milliseconds. */
const LATE = 250;
/** How long the app may take to open, in milliseconds. */
const PATIENCE = 60_000;
/** After so many kills the device is a new one. */
const VISITS = 25;
const GAME = "table-ronde/game";

const isReport = process.argv.includes("--report");
const [count = "1000", ...named] = process.argv.slice(2).filter((word) => word !== "--report");
const names = named.length > 0 ? named : Object.keys(ENGINES);

/** What the page said since it was opened, by key: texts with the time when they were there. */
let said = new Map();
let opened;
const files = sirv("dist", { dev: true, etag: true });
const server = createServer((request, response) => {
  if (request.method !== "POST") return files(request, response);
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    const { at, key, text, texts } = JSON.parse(body);
    if (texts) opened?.({ at, texts });
    else said.set(key, [...(said.get(key) ?? []), { at, text }]);
    response.end();
  });
  return undefined;
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;

/** Opens the app on a device; resolves to what it found there and the way to kill it. */
async function open(name, folder, seed) {
  const found = new Promise((done, failed) => {
    opened = done;
    setTimeout(() => failed(new Error(`${name} does not open within ${PATIENCE} ms`)), PATIENCE).unref();
  });
  said = new Map();
  const kill = await ENGINES[name](folder, address, `(${begin})(${seed}, ${JSON.stringify(GAMES)})`);
  return { ...(await found), kill };
}

const game = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Whether a kept game goes on from another: the page was killed before it could say so. */
const isLater = (text, before) => {
  const [now, then] = [game(text), game(before)];
  if (!now?.partie) return false;
  if (!then?.partie || JSON.stringify(now.partie.start) !== JSON.stringify(then.partie.start)) return now.partie.actions.length < 3;
  return then.partie.actions.every((action, index) => now.partie.actions[index] === action);
};

/** What is wrong on the device: « key: what ». */
function faults(before, log, end, after) {
  const wrong = [];
  for (const key of new Set([...Object.keys(before), ...log.keys(), ...Object.keys(after)])) {
    const states = [{ at: 0, text: before[key] ?? null }, ...(log.get(key) ?? [])];
    const first = states.findLastIndex(({ at }) => at <= end - LATE);
    const text = after[key] ?? null;
    const found = states.findLastIndex((state) => state.text === text);
    if (text !== null && game(text) === undefined) wrong.push(`${key}: unreadable`);
    // What the page never said is newer: kept in the last moment, or at the start.
    else if (found < 0 && text !== null && (key !== GAME || isLater(text, states[first].text))) continue;
    else if (found < first) wrong.push(`${key}: what was kept ${found < 0 ? "" : `${end - states[found + 1].at} ms `}before the end is gone`);
  }
  return wrong;
}

/** Kills an engine so often; resolves to the faults, and how much had been kept. */
async function trial(name, kills) {
  const number = numbers(2026 + name.length);
  const wrong = [];
  let [kept, folder, visit] = [0, undefined, undefined];
  for (let made = 0; made < kills; made += 1) {
    if (made % VISITS === 0) {
      if (visit) await visit.kill();
      if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      folder = mkdtempSync(join(tmpdir(), "table-ronde-kill-"));
      visit = await open(name, folder, made);
    }
    await wait(200 + number() * number() * 9_000);
    const end = Date.now();
    await visit.kill();
    // What was on its way to the server arrives.
    await wait(100);
    const [before, log] = [visit.texts, said];
    visit = await open(name, folder, made + 1);
    const found = faults(before, log, end, visit.texts);
    kept += [...log.values()].flat().length;
    for (const fault of found) console.log(`${name}, kill ${made + 1}: ${fault}`);
    wrong.push(...found);
    if ((made + 1) % 25 === 0) console.log(`${name}: ${made + 1} kills, ${kept} texts kept, ${wrong.length} faults`);
  }
  if (visit) await visit.kill();
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // Who kept nothing could lose nothing.
  if (kept < kills) wrong.push(`${name}: only ${kept} texts were kept in ${kills} visits`);
  return { name, kills, kept, wrong };
}

const results = [];
for (const name of names) results.push(await trial(name, Math.ceil(Number(count) / names.length)));
server.closeAllConnections();
server.close();

if (isReport) {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const rows = results.map(({ name, kills, kept, wrong }) => `| ${name} | ${kills} | ${kept} | ${wrong.length} |`);
  mkdirSync("docs", { recursive: true });
  writeFileSync(
    "docs/kills.md",
    `# Kills

Browsers killed (SIGKILL, all their processes) at random moments of random games, started again on the same device, and what was
there compared with what the page had kept: nothing older than ${LATE} ms may be missing. Written by \`.ci/kills.mjs\` at commit ${commit}.

| engine | kills | texts kept | faults |
| --- | --- | --- | --- |
${rows.join("\n")}
`,
  );
}
const all = results.flatMap(({ wrong }) => wrong);
console.log(`${results.reduce((sum, { kills }) => sum + kills, 0)} kills, ${all.length} faults`);
process.exit(all.length > 0 ? 1 : 0);
