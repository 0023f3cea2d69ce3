// Crash test: crash-test.mjs [N] [ENGINE…] [--report]. Kills the browser at random moments of a game, restarts it on the same device and
// compares the saved data with what the page reported. Default: 1,000 kills over all engines. Four of five kills hit an operation:
// filling a slot, opening a file or link, handing a game to a second window, downloading or activating a version. Uses dist/, or the
// folder in DIST. --report updates docs/kills.md as it runs.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { numbers } from "../../tests/browser/support/robot.js";
import { ENGINES } from "./crash-test/engines.mjs";
import { GAME, LATE, LATE_AT_WORK, faults } from "./crash-test/faults.mjs";
import { startSite } from "./crash-test/site.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Timeouts for the app's start, its installation on a new device, and a late restoration of texts, in milliseconds. */
const PATIENCE = { opens: 60_000, kept: 30_000, restores: 20_000 };
/** Key of the game that another one replaced. */
const REPLACED = "table-ronde/replaced";
/** Kills after which a new device (profile folder) is used. */
const VISITS = 25;
/** Operations of successive pages, with the timeout and the maximum delay between start and kill, in milliseconds. */
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

/** Opens the app on a device. Resolves to what the page found there and the function that kills the browser. */
async function open(name, device, { address, hears, visit }, seed, deed) {
  visit(seed, UPDATES.includes(deed) ? "update" : deed);
  const opened = hears(({ texts }) => texts);
  const kill = await ENGINES[name].open(device, address);
  const found = await Promise.race([opened, wait(PATIENCE.opens, undefined, { ref: false })]);
  if (!found)
    throw new Error(`${name} does not start within ${PATIENCE.opens} ms. Is it installed (tools/setup.sh), and is the machine idle?`);
  return { ...found, kill };
}

/** Kills an engine `kills` times and adds the outcome to `result`. */
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
    // Waits for requests still on their way to the server.
    await wait(100);
    const { before, said, stored, done, again, took, faults: told } = host.site;
    if (UPDATES.includes(plan(made + 1).deed)) host.renew();
    visit = await open(name, device, host, made + 1, plan(made + 1).deed);
    const last = { before, said, stored, done, end: stop, after: visit.texts };
    // A database that answers late restores the texts after the start, and the page reloads itself.
    if (faults(last, LATE_AT_WORK).length > 0) {
      cpSync(device, `${device}-fault-${made + 1}`, { recursive: true });
      console.log(`${name}, kill ${made + 1}: a copy of the profile is kept in ${device}-fault-${made + 1}`);
      const restored = await Promise.race([host.hears(({ texts }) => texts), wait(PATIENCE.restores, undefined, { ref: false })]);
      if (restored) Object.assign(last, { after: restored.texts });
      // The page played on before the answer: it has set the lost game aside for the teacher.
      const aside = (host.site.said.get(REPLACED) ?? []).map(({ text }) => text);
      const lost = stored.get(GAME)?.text;
      if (aside.includes(lost)) last.after = { ...last.after, [GAME]: lost };
      host.site.again = [];
    }
    const visits = [...again, last];
    const named = (fault) =>
      `${name}, kill ${made + 1} (${deed ?? "play"}): ${fault}; slowest write until then ${Math.round(Math.max(...took, 0))} ms`;
    const lost = (late) => visits.flatMap((one) => faults(one, late)).map(named);
    const wrong = [...told.map(named), ...lost(LATE_AT_WORK)];
    const delayed = lost(LATE).filter((fault) => !wrong.includes(fault));
    [...wrong, ...delayed].forEach((fault) => console.log(fault));
    result.kills += 1;
    result.kept += [...said.values()].flat().length;
    result.wrong.push(...wrong);
    result.late.push(...delayed);
    result.took.push(...took);
    // Counts operations that began shortly before the kill.
    if (deed && done.some((one) => one.deed === deed && stop - one.at <= late + LATE)) result[deed] = (result[deed] ?? 0) + 1;
    if (result.kills % 25 === 0) tell();
  }
  await end();
  host.stop();
  // Guards against runs that saved too little to lose anything.
  if (result.kept < kills) result.wrong.push(`${name}: only ${result.kept} texts were kept in ${kills} visits`);
  if (result.took.length < kills) result.wrong.push(`${name}: only ${result.took.length} texts are known to have reached the disk`);
}

const results = names.map((name) => ({ name, kills: 0, kept: 0, took: [], wrong: [], late: [] }));
function tell() {
  const row = ({
    name,
    kills,
    kept,
    slot = 0,
    import: files = 0,
    link = 0,
    handover = 0,
    installation = 0,
    update = 0,
    took,
    wrong,
    late,
  }) => {
    const sorted = took.toSorted((one, other) => one - other);
    const disk = [0.5, 0.98].map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0));
    return `| ${name} | ${kills} | ${slot} | ${files} | ${link} | ${handover} | ${installation} | ${update} | ${kept} | ${disk.join(" / ")} | ${late.length} | ${wrong.length} |`;
  };
  const table = `| engine | kills | while a slot was filled | a file opened | a link opened | a game handed over | a version fetched | a version taken | texts kept | on the disk after (ms, median / 98 of 100) | late | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${results.map(row).join("\n")}
`;
  console.log(table);
  if (!isReport) return;
  const faults = results.flatMap(({ wrong, late }) => [...wrong, ...late]).map((fault) => `\n- ${fault}`);
  const report = `# Kills

Texts lost when a browser is killed (SIGKILL, all processes) at random moments of random games and started again on the same device.
Repeat after \`./run --build\`: \`node tools/stress/crash-test.mjs ${count} --report\` (commit ${commit}).

A fault: a text that the disk had confirmed or that is older than ${LATE_AT_WORK} ms is missing, a text is unreadable, or the app does not open.
Late: a text older than ${LATE} ms was lost before the disk had confirmed it.

${table}${faults.join("")}`;
  writeFileSync(join(ROOT, "docs/kills.md"), `${report.trimEnd()}\n`);
}

const queue = names.map((name, index) => () => trial(name, Math.ceil((Number(count) * ENGINES[name].share) / parts), results[index]));
const work = async () => {
  while (queue.length > 0) await queue.shift()();
};
// Two at a time: three engines would overload two CPU cores and delay the disk.
await Promise.all([work(), work()]);
tell();
const all = results.flatMap(({ wrong }) => wrong);
all.forEach((fault) => console.log(fault));
console.log(`${results.reduce((sum, { kills }) => sum + kills, 0)} kills, ${all.length} faults`);
process.exit(all.length > 0 ? 1 : 0);
