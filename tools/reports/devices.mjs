// Device report: runs the device tests in every available engine and writes docs/devices.md: devices.mjs [FOLDER] [ENGINE…]. Uses
// dist/. With a folder, screenshots of every board and page from the oldest and the current engine are saved there. With engines, only
// their rows are updated.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OLD, TODAY } from "../../tests/browser/old/engines.mjs";
import { ALL } from "../../tests/browser/old/scenes.mjs";
import { device, start } from "../../tests/browser/support/devtools.mjs";
import { stand } from "../../tests/browser/support/likeness.mjs";
import { serve } from "../../tests/browser/support/server.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const [folder, ...named] = process.argv.slice(2);
const isWanted = ({ name }) => named.length === 0 || named.includes(name);

/** Description of each test file. */
const WHAT = {
  "start.test.mjs": "start, layout as in the current engine",
  "games.test.mjs": "six whole games by touch, fight questions, close and resume",
  "buttons.test.mjs": "every button works",
  "desk.test.mjs": "teacher's pages",
  "whole.test.mjs": "offline, voice, projector, printing",
  "too-old.test.mjs": "message for unsupported browsers",
};
const OTHERS = {
  "game.test.mjs": "start, whole games by a robot, fight questions, resume, offline copy",
  "voice.test.mjs": "voice",
  "print.test.mjs": "printing",
  "one-file.test.mjs": "one-file copy: games, printing",
};

/** Runs a test file. Resolves to the runner's counts and the names of the failed tests. */
function run(file, env, ...before) {
  const words = [...before, process.execPath, "--test", "--test-reporter=tap", file];
  return new Promise((done) => {
    const child = spawn(words[0], words.slice(1), { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (part) => (text += part));
    child.on("exit", () => {
      const count = (what) => Number(text.match(new RegExp(`^# ${what} (\\d+)`, "m"))?.[1] ?? 0);
      const failed = [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name);
      // Files and groups with a failed test are reported as failed too.
      const names = failed.filter((name) => !name.startsWith(ROOT) && !/^[\w-]+: /.test(name));
      const bad = count("fail") + count("cancelled");
      if (bad > 0) console.log(text);
      // A file without a test for this engine is reported as one passed test named by its path.
      const isEmpty = bad === 0 && new RegExp(`^ok 1 - \\S*${basename(file)}$`, "m").test(text);
      done({ passed: isEmpty ? 0 : count("pass"), failed: bad, names });
    });
  });
}

const result = ({ passed, failed, names }) => `${passed} passed, ${failed} failed${names.length > 0 ? `: ${names.join("; ")}` : ""}`;

/** Returns the version that the engine reports. */
async function version({ name, binary }) {
  if (name === "phantomjs") {
    const env = { ...process.env, OPENSSL_CONF: "/dev/null" };
    return `PhantomJS ${execFileSync(binary, ["--version"], { encoding: "utf8", env }).trim()}`;
  }
  const tablet = device();
  const browser = await start(binary, tablet.folder);
  await browser.stop();
  tablet.erase();
  return browser.version.replace("Chrome/", "Chromium ");
}
/** Returns the version of a WebDriver browser, which may need a virtual display. */
function versionOfDriver(name, before) {
  const script = `
    const { start } = await import("./tests/browser/support/${name}.mjs");
    const { driver, stop } = await start();
    const told = await driver.getCapabilities();
    console.log(told.getBrowserName(), told.getBrowserVersion());
    await stop();
  `;
  const words = [...before, process.execPath, "--input-type=module", "--eval", script];
  return execFileSync(words[0], words.slice(1), { cwd: ROOT, encoding: "utf8" }).trim();
}

const PROMISE = { whole: "whole app", games: "games", truth: "none" };

/** Test runs, each with the known cells of its row. */
const jobs = [];
for (const engine of [...OLD, TODAY].filter(isWanted)) {
  const told = await version(engine);
  for (const [file, what] of Object.entries(WHAT)) {
    const work = () => run(join("tests/browser/old", file), { ENGINES: engine.name });
    jobs.push({ cells: [told, PROMISE[engine.holds], what], work });
  }
}
for (const [name, ...before] of [["webkit", "xvfb-run", "-a"], ["firefox"]].filter(([name]) => isWanted({ name }))) {
  const told = versionOfDriver(name, before);
  for (const file of readdirSync(join(ROOT, "tests/browser", name)).filter((file) => file.endsWith(".test.mjs"))) {
    jobs.push({ cells: [told, PROMISE.whole, OTHERS[file] ?? file], work: () => run(join("tests/browser", name, file), {}, ...before) });
  }
}

/** Two runs in parallel: each occupies one browser. */
const waiting = [...jobs];
async function worker() {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const outcome = await job.work();
    // A file without tests for this engine gets no row.
    if (outcome.passed + outcome.failed === 0) continue;
    job.row = [...job.cells, result(outcome)].join(" | ");
    console.log(job.row);
  }
}
await Promise.all([worker(), worker()]);

/** Saves screenshots of every board and page in an engine. */
async function pictures(engine, server) {
  const tablet = device();
  const browser = await start(engine.binary, tablet.folder);
  for (const [name, show] of Object.entries(ALL)) {
    const page = await browser.open({}, { alone: true });
    await show(page, `${server.address}/`).catch((error) => console.log(`${engine.name}, ${name}: ${error.message}`));
    await stand(page);
    writeFileSync(join(folder, `${name.replaceAll(/\W+/g, "-")}-${engine.name}.png`), await page.picture());
    await page.close();
  }
  await browser.stop();
  tablet.erase();
}
if (folder) {
  mkdirSync(folder, { recursive: true });
  const server = await serve();
  const floor = OLD.find(({ holds }) => holds === "games");
  for (const engine of [floor, TODAY].filter(isWanted)) await pictures(engine, server);
  await server.stop();
}

/** Head of the table. */
const HEAD = ["| engine | support | tests | result | commit |", "| --- | --- | --- | --- | --- |"];
const isRow = (line) => line.startsWith("| ") && !HEAD.includes(line);
/** Returns the first three cells of a table row, which identify it. */
const about = (row) => row.split(" | ").slice(0, 3).join(" | ");

const git = (...words) => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();
const commit = `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") ? ", changed" : ""}`;
const fresh = new Map(jobs.flatMap(({ row }) => (row ? [[about(`| ${row}`), `| ${row} | ${commit} |`]] : [])));
const REPORT = join(ROOT, "docs/devices.md");
const earlier = named.length > 0 && existsSync(REPORT) ? readFileSync(REPORT, "utf8").split("\n").filter(isRow) : [];
const rows = [...earlier.filter((row) => !fresh.has(about(row))), ...fresh.values()];
writeFileSync(
  REPORT,
  `# Devices

The device tests in every available browser engine: passed and failed tests by engine, with the tested commit.
Repeat after \`./run --build\`: \`node tools/reports/devices.mjs [FOLDER] [ENGINE…]\`. With engines, only their rows are measured again.

The engines report their own versions. *Support* is the part of the app that must work in an engine.

${HEAD.join("\n")}
${rows.join("\n")}
`,
);
