// Kills the whole browser at random moments of a game, starts it again on the same device, and compares what is there with what
// the page had said: kills.mjs [N] [ENGINE…] [--report], 1,000 in all engines without a word. Four of five are killed in the middle
// of a deed: a game is put into a slot, a file or a link is opened, a second window takes the game and gives it back, a newer version
// is fetched or taken. Works on dist/, or on the folder that DIST names; with --report docs/kills.md is written, also while it runs, and a disk that is slow is a fault.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { numbers } from "../../tests/browser/support/robot.js";
import { ENGINES } from "./crash-test/engines.mjs";
import { LATE, LATE_AT_WORK, faults } from "./crash-test/faults.mjs";
import { startSite } from "./crash-test/site.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** How long the app may take to open, and until it is wholly on a new device, in milliseconds. */
const PATIENCE = { opens: 60_000, kept: 30_000 };
/** After so many kills the device is a new one. */
const VISITS = 25;
/** What a page sets out to, in turn; and how long it may take and how late after its beginning the kill comes, in milliseconds. */
const DEEDS = [
  { deed: undefined },
  { deed: "slot", most: 12_000, late: 400 },
  { deed: "import", most: 12_000, late: 600 },
  { deed: "installation", most: 15_000, late: 2_000 },
  { deed: "link", most: 12_000, late: 600 },
  { deed: "handover", most: 25_000, late: 3_000 },
  { deed: undefined },
  { deed: "slot", most: 12_000, late: 100 },
  { deed: "import", most: 12_000, late: 200 },
  { deed: "update", most: 20_000, late: 2_000 },
];
const UPDATES = ["installation", "update"];

const isReport = process.argv.includes("--report");
const [count = "1000", ...named] = process.argv.slice(2).filter((word) => word !== "--report");
const names = named.length > 0 ? named : Object.keys(ENGINES);
const parts = names.reduce((sum, name) => sum + ENGINES[name].share, 0);
const folder = process.env.DIST ?? join(ROOT, "dist");
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();

/** Opens the app on a device; resolves to what it found there and the way to kill it. */
async function open(name, device, { address, hears, visit }, seed, deed) {
  visit(seed, UPDATES.includes(deed) ? "update" : deed);
  const opened = hears(({ texts }) => texts);
  const kill = await ENGINES[name].open(device, address);
  const found = await Promise.race([opened, wait(PATIENCE.opens, undefined, { ref: false })]);
  if (!found) throw new Error(`${name} does not open within ${PATIENCE.opens} ms`);
  return { ...found, kill };
}

/** Kills an engine so often; tells how it goes in `result`. */
async function trial(name, kills, result) {
  const host = await startSite(folder);
  const number = numbers(2026 + name.length);
  let [device, visit] = [undefined, undefined];
  const end = async () => {
    if (visit) await visit.kill();
    if (device) rmSync(device, { recursive: true, force: true, maxRetries: 5 });
  };
  const plan = (made) => DEEDS[made % DEEDS.length];
  for (let made = 0; made < kills; made += 1) {
    const { deed, most, late } = plan(made);
    if (made % VISITS === 0) {
      await end();
      device = mkdtempSync(join(tmpdir(), "table-ronde-kill-"));
      visit = await open(name, device, host, made, deed);
      await Promise.race([host.hears(({ kept }) => kept), wait(PATIENCE.kept, undefined, { ref: false })]);
    }
    if (deed) {
      await Promise.race([host.hears((told) => told.deed === deed), wait(most, undefined, { ref: false })]);
      await wait(number() * late);
    } else await wait(200 + number() * number() * 9_000);
    const stop = Date.now();
    await visit.kill();
    // What was on its way to the server arrives.
    await wait(100);
    const { before, said, stored, done, again, took, faults: told } = host.site;
    if (UPDATES.includes(plan(made + 1).deed)) host.renew();
    visit = await open(name, device, host, made + 1, plan(made + 1).deed);
    const visits = [...again, { before, said, stored, done, end: stop, after: visit.texts }];
    const found = [...told, ...visits.flatMap((one) => faults(one, isReport ? LATE : LATE_AT_WORK))];
    const wrong = found.map((fault) => `${name}, kill ${made + 1} (${deed ?? "play"}): ${fault}; the disk took ${Math.round(Math.max(...took, 0))} ms before`);
    wrong.forEach((fault) => console.log(fault));
    result.kills += 1;
    result.kept += [...said.values()].flat().length;
    result.wrong.push(...wrong);
    result.took.push(...took);
    // A deed is met where it had begun a moment before.
    if (deed && done.some((one) => one.deed === deed && stop - one.at <= late + LATE)) result[deed] = (result[deed] ?? 0) + 1;
    if (result.kills % 25 === 0) tell();
  }
  await end();
  host.stop();
  // Who kept nothing could lose nothing.
  if (result.kept < kills) result.wrong.push(`${name}: only ${result.kept} texts were kept in ${kills} visits`);
  if (result.took.length < kills) result.wrong.push(`${name}: only ${result.took.length} texts are known to have reached the disk`);
}

const results = names.map((name) => ({ name, kills: 0, kept: 0, took: [], wrong: [] }));
function tell() {
  const row = ({ name, kills, kept, slot = 0, import: files = 0, link = 0, handover = 0, installation = 0, update = 0, took, wrong }) => {
    const sorted = took.toSorted((one, other) => one - other);
    const disk = [0.5, 0.98].map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0));
    return `| ${name} | ${kills} | ${slot} | ${files} | ${link} | ${handover} | ${installation} | ${update} | ${kept} | ${disk.join(" / ")} | ${wrong.length} |`;
  };
  const table = `| engine | kills | while a slot was filled | a file opened | a link opened | a game handed over | a version fetched | a version taken | texts kept | on the disk after (ms, median / 98 of 100) | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${results.map(row).join("\n")}
`;
  console.log(table);
  if (!isReport) return;
  writeFileSync(
    join(ROOT, "docs/kills.md"),
    `# Kills

Browsers killed (SIGKILL, all their processes) at random moments of random games, started again on the same device, and what was
there compared with what the page had kept: nothing that the disk told to hold and nothing older than ${LATE} ms may be missing,
nothing may be unreadable, and the app opens.
Written by \`tools/stress/crash-test.mjs\` at commit ${commit}.

${table}${results.flatMap(({ wrong }) => wrong).map((fault) => `\n- ${fault}`).join("")}
`.trimEnd() + "\n",
  );
}

const queue = names.map((name, index) => () => trial(name, Math.ceil((Number(count) * ENGINES[name].share) / parts), results[index]));
const work = async () => {
  while (queue.length > 0) await queue.shift()();
};
// Three engines at once load two processors so that the disk comes late.
await Promise.all([work(), work()]);
tell();
const all = results.flatMap(({ wrong }) => wrong);
all.forEach((fault) => console.log(fault));
console.log(`${results.reduce((sum, { kills }) => sum + kills, 0)} kills, ${all.length} faults`);
process.exit(all.length > 0 ? 1 : 0);
