// What the first visit loads, compressed as a good host compresses it: size-report.mjs [DIST] [--modules]. Fails above the limits.
// With --modules it tells of each program, too, how many bytes of it come from which crate and module.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { programs, report } from "./wasm-modules.mjs";

// Compressed bytes (docs/decisions/009).
const LIMITS = { painted: 70_000, board: 320_000, wasm: 930_000, problems: 60_000 };
const [dist = "dist"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
  .sort();
const compress = promisify(brotliCompress);
const brotli = async (bytes) => (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
const isPacked = (file) => [".woff2", ".png", ".mp3"].includes(extname(file));

// The first program draws the first page and the first board; what is behind it comes later.
const [first, ...others] = programs();
// What only old browsers load (assets/floor.js tells which they are).
const isOld = (file) => /(^|-)old(-\w+)?\.(js|css|wasm)$/.test(file);
const isRest = (file) => /-rest-\w+\.wasm$/.test(file);
const isOf = (names, file) => !isOld(file) && names.some((name) => file.startsWith(`${name}-`));
// Letters with other signs than those of French and English, and the cursive, come when they are seen.
const isLetters = (file) => file.startsWith("fonts/") && extname(file) === ".woff2" && /ardoise-\d|grenze-latin/.test(file);
const isPainted = (file) => ["index.html", "floor.js", "boot.js"].includes(file) || isLetters(file);
const KINDS = [
  ["  (old browsers)", isOld],
  ["  (painted)", isPainted],
  ["  (after the first board)", isRest],
  ["  (the first game)", (file) => isOf([first], file)],
  ["  (all behind the first game)", (file) => isOf([...others, "pdf"], file)],
  ["  (later)", () => true],
];

// Fetched when they are opened.
const isProblems = (file) => file.startsWith("problems/");
const isTexts = (file) => /^(handbook\/|words-)/.test(file);
const sums = { painted: 0, board: 0, wasm: 0, problems: 0, texts: 0, offline: 0 };
const measured = await Promise.all(files.map(async (file) => {
  const bytes = readFileSync(join(dist, file));
  return { file, bytes, small: isPacked(file) ? bytes.length : await brotli(bytes) };
}));
console.log("      raw   brotli  file");
for (const { file, bytes, small } of measured) {
  const [note] = KINDS.find(([, isIt]) => isIt(file));
  console.log(`${String(bytes.length).padStart(9)} ${String(small).padStart(8)}  ${file}${note}`);
  if (isPainted(file)) sums.painted += small;
  if (isPainted(file) || (isOf([first], file) && !isRest(file))) sums.board += small;
  if (extname(file) === ".wasm" && !isOld(file)) sums.wasm += small;
  if (isProblems(file)) sums.problems += small;
  if (isTexts(file)) sums.texts += small;
  // What the service worker keeps (.ci/post-build.mjs): all but clips and their list, and texts of licences.
  const isKept = isProblems(file) || isTexts(file) || ![".mp3", ".json", ".txt"].includes(extname(file));
  if (isKept && file !== "sw.js" && !isOld(file)) sums.offline += small;
}
const kB = (bytes) => (bytes / 1000).toFixed(1);
const NAMES = { painted: "first page", board: "first page to first board", wasm: "all Wasm", problems: "problems" };
for (const [what, limit] of Object.entries(LIMITS)) {
  console.log(`${NAMES[what]}: ${kB(sums[what])} kB of ${kB(limit)}, ${kB(limit - sums[what])} kB left`);
}
console.log(`precached for offline use: ${kB(sums.offline)} kB; texts of all languages and for adults: ${kB(sums.texts)} kB`);
if (process.argv.includes("--modules")) for (const program of programs()) console.log(`\n${await report(program)}`);
const exceeded = Object.entries(LIMITS).filter(([what, limit]) => sums[what] > limit);
for (const [what, limit] of exceeded) {
  console.error(`${NAMES[what]}: ${sums[what] - limit} bytes over the limit of ${limit}. "node .ci/size-report.mjs --modules" lists the bytes of each module.`);
}
if (exceeded.length > 0) process.exit(1);
