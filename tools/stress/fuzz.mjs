// Fuzzing: runs libFuzzer on every parser: fuzz.mjs [SECONDS] [--report], for SECONDS per target (default: an hour). fuzz.mjs --runs N
// repeats the same N inputs. --report writes docs/fuzzing.md. Seeds come from the test data. Limits per input: 4 kB, 2 s, 512 MB.
// Findings are printed and saved in target/fuzz, and make it fail.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../../tests/browser/support/catalogue.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "engine/tests/fuzz");
const WORK = join(ROOT, "target/fuzz");
const isReport = process.argv.includes("--report");
const words = process.argv.slice(2).filter((word) => word !== "--report");
const runs = words[0] === "--runs" ? words[1] : undefined;
const seconds = runs ? "600" : (words[0] ?? "3600");
const MOST = { bytes: 4096, seconds: 2, megabytes: 512 };

/** Returns the lines of a game's test data. */
const lines = (game, file) =>
  readFileSync(join(ROOT, `engine/tests/games/${game}/${file}`), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));

/** Returns the first games of a game's test data: a position and an action. */
const games = (game, count) =>
  lines(game, "moves.txt")
    .slice(0, count)
    .map((line) => line.split(" | "))
    .map(([start, , , action]) => ({ actions: [action], format: "partie/1", game, options: {}, start }));

/** Seed inputs of the targets. */
const SEEDS = {
  rules: () =>
    GAMES.flatMap((game, number) => {
      const options = lines(game, "options.txt").map((line) => (line === "-" ? "" : line));
      const positions = lines(game, "moves.txt").map((line) => line.split(" | "));
      return [
        ...options.map((line) => `${line}\n`),
        ...positions.flatMap(([position, , , action]) => [`\n${position}`, `\n${action}`]),
      ].map((text) => Buffer.concat([Buffer.from([number]), Buffer.from(text)]));
    }),
  files: () => GAMES.flatMap((game) => games(game, 12)).map((partie) => JSON.stringify(partie)),
  links: () => GAMES.map((_, number) => String.fromCharCode(65 + number).repeat(8)),
  saved: () =>
    GAMES.flatMap((game) => games(game, 3)).flatMap((partie) => {
      const saved = {
        answered: 0,
        banners: ["owl"],
        over: false,
        partie,
        players: ["", "copain"],
        seed: 3,
        thrown: [true, false],
        typed: [null, 4],
        undone: [],
        view: null,
      };
      return [saved, { animal: "owl", day: 20000, saved }].map((value) => JSON.stringify(value));
    }),
  settings: () => {
    const settings = { faces: "dots", hush: true, language: "en", length: "whole", options: {}, seed: 7, theme: "night" };
    return [settings, [{ animal: "owl", settings }], { presets: [] }, []].map((value) => JSON.stringify(value));
  },
  observations: () => {
    const counts = [{ animal: "owl", day: 20000, first_right: 3, skill: "read", tries: 4 }];
    const friends = GAMES.map((game) => ({ counts: [1, 2], game, last: [7, true] }));
    const own = GAMES.map((game) => ({ game, problem: readFileSync(join(ROOT, `assets/problems/${game}.txt`), "utf8").split("\n")[0] }));
    return [counts, { counts }, { games: friends }, own, []].map((value) => JSON.stringify(value));
  },
  problems: () =>
    GAMES.flatMap((game, number) =>
      readFileSync(join(ROOT, `assets/problems/${game}.txt`), "utf8")
        .split("\n")
        .filter((line, index) => line && index % 9 === 0)
        .map((line) => Buffer.concat([Buffer.from([number]), Buffer.from(line)])),
    ),
  addresses: () =>
    GAMES.flatMap((game) => [`/jeu/${game}?position=x&graine=4&anim=0`, `/imprimer/${game}?feuille=plateau&encre=noir`, `/regles/${game}`]),
};

/** Compiler flags for coverage-guided fuzzing, as in cargo-fuzz, without a sanitizer. */
const WATCHED = [
  "-Cpasses=sancov-module",
  ...["level=4", "inline-8bit-counters", "pc-table", "trace-compares", "stack-depth"].map(
    (what) => `-Cllvm-args=-sanitizer-coverage-${what}`,
  ),
  "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
  "-Ccodegen-units=1",
  // Compiles only the parts of pages and packages that the parsers use.
  "-Zhint-mostly-unused",
  "--cfg=fuzzing",
];

/** Builds the fuzzer and returns its path. An explicit target keeps the flags away from build scripts and proc macros. */
function build() {
  const [, target] = execFileSync("rustc", ["-vV"], { encoding: "utf8" }).match(/^host: (.*)$/m);
  const folder = join(WORK, "build");
  execFileSync("cargo", ["build", "--quiet", "--locked", "--release", "--target", target], {
    cwd: FOLDER,
    env: { ...process.env, CARGO_TARGET_DIR: folder, RUSTC_BOOTSTRAP: "1", RUSTFLAGS: WATCHED.join(" ") },
    stdio: "inherit",
  });
  return join(folder, target, "release/fuzz");
}

const fuzzer = build();
const rows = [];
let [found, total] = [0, 0];
for (const [target, seeds] of Object.entries(SEEDS)) {
  const corpus = join(WORK, runs ? "seeds" : "corpus", target);
  if (runs) rmSync(corpus, { recursive: true, force: true });
  mkdirSync(corpus, { recursive: true });
  for (const seed of seeds()) writeFileSync(join(corpus, createHash("sha1").update(seed).digest("hex")), seed);
  const findings = join(WORK, "findings", target);
  rmSync(findings, { recursive: true, force: true });
  mkdirSync(findings, { recursive: true });
  const limits = [`-max_total_time=${seconds}`, `-max_len=${MOST.bytes}`, `-timeout=${MOST.seconds}`, `-rss_limit_mb=${MOST.megabytes}`];
  // For reproducible inputs: a fixed seed, and a corpus without earlier findings.
  if (runs) limits.push("-seed=1", `-runs=${runs}`);
  const words = [corpus, ...limits, "-print_final_stats=1", `-artifact_prefix=${findings}/`];
  const run = spawnSync(fuzzer, words, { env: { ...process.env, TARGET: target }, encoding: "utf8", maxBuffer: 2 ** 28 });
  const told = run.stderr;
  const made = Number(told.match(/stat::number_of_executed_units:\s*(\d+)/)?.[1] ?? 0);
  const [, edges = "?", features = "?"] = [...told.matchAll(/cov: (\d+) ft: (\d+)/g)].at(-1) ?? [];
  const bad = readdirSync(findings);
  total += made;
  found += bad.length + Number(made === 0 || run.status !== 0);
  if (run.status !== 0 || made === 0) console.log(told.slice(-3000));
  for (const name of bad) console.log(`${target}: ${JSON.stringify(readFileSync(join(findings, name), "utf8").slice(0, 400))}`);
  rows.push(`| ${target} | ${made.toLocaleString("en")} | ${edges} | ${features} | ${bad.length} |`);
  console.log(rows.at(-1));
}

if (isReport) {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
  writeFileSync(
    join(ROOT, "docs/fuzzing.md"),
    `# Fuzzing

Number of inputs that libFuzzer gave to each parser of untrusted text (\`engine/tests/fuzz\`), and of findings (crashes, timeouts).
Repeat: \`node tools/stress/fuzz.mjs ${seconds} --report\` (commit ${commit}, ${seconds} s for each target).

Targets: positions, actions, dice and options of all games (\`rules\`); files and links with whole games; the saved game and the slots
(\`saved\`); settings and presets; observations, including games with Copain; problems; addresses. Limits per input: ${MOST.bytes} bytes, ${MOST.seconds} s, ${MOST.megabytes} MB.
The list of spoken clips is not a target: its name contains the checksum of its content (\`shell/sound/clips.js\`).

| target | inputs | code reached (edges) | features | findings |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

${total.toLocaleString("en")} inputs in all.
`,
  );
}
process.exit(found > 0 ? 1 : 0);
