// Size report: size of the first visit with Brotli: size-report.mjs [DIST] [--modules | --record]. Fails above the limits.
// --modules lists the size of each module. --record writes them to docs/sizes.md, with which later failures are compared.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { modules } from "./wasm-modules.mjs";

// Maximum sizes in compressed bytes (docs/decisions/008).
const LIMITS = { page: 70_000, board: 331_000, wasm: 758_000, problems: 60_000 };
const [dist = "dist"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
  .sort();
const compress = promisify(brotliCompress);
const brotli = async (bytes) => (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
const isPacked = (file) => [".woff2", ".png", ".mp3"].includes(extname(file));

const app = JSON.parse(readFileSync(join(dist, "index.html"), "utf8").match(/name="app" content='([^']+)'/)[1]);
const nameOf = (address) => address.replace(/^\.\//, "");
// Files that only old browsers load (shell/feature-detect.js).
const isOld = (file) => /(^|-)old(-\w+)?\.(js|css|wasm)$/.test(file);
// Fonts of the first page. Other scripts than that of French and English, and the cursive, are loaded on first use.
const isLetters = (file) => file.startsWith("fonts/") && extname(file) === ".woff2" && /ardoise-\d|grenze-latin/.test(file);
const isFirstPage = (file) => ["index.html", "feature-detect.js", "start.js"].includes(file) || isLetters(file);
/** Files that the first board needs in addition to the first page. */
const firstBoard = [app.script, app.wasm, app.game.style].map(nameOf);
const isOfBoard = (file) => firstBoard.includes(file);
const KINDS = [
  ["  (old browsers)", isOld],
  ["  (first page)", isFirstPage],
  ["  (first board)", isOfBoard],
  ["  (chunk)", (file) => Object.values(app.chunks).map(nameOf).includes(file)],
  ["  (later)", () => true],
];

// Files that are fetched when they are opened.
const isProblems = (file) => file.startsWith("problems/");
const isTexts = (file) => /^(handbook\/|words-)/.test(file);
const sums = { page: 0, board: 0, wasm: 0, problems: 0, texts: 0, offline: 0 };
const measured = await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(join(dist, file));
    return { file, bytes, small: isPacked(file) ? bytes.length : await brotli(bytes) };
  }),
);
console.log("      raw   brotli  file");
for (const { file, bytes, small } of measured) {
  const [note] = KINDS.find(([, isIt]) => isIt(file));
  console.log(`${String(bytes.length).padStart(9)} ${String(small).padStart(8)}  ${file}${note}`);
  if (isFirstPage(file)) sums.page += small;
  if (isFirstPage(file) || isOfBoard(file)) sums.board += small;
  if (extname(file) === ".wasm" && !isOld(file)) sums.wasm += small;
  if (isProblems(file)) sums.problems += small;
  if (isTexts(file)) sums.texts += small;
  // Precached files (tools/build/post-build.mjs): all but the clips, their index, and licence texts.
  const isKept = isProblems(file) || isTexts(file) || ![".mp3", ".json", ".txt"].includes(extname(file));
  if (isKept && file !== "sw.js" && !isOld(file)) sums.offline += small;
}
const kB = (bytes) => (bytes / 1000).toFixed(1);
const NAMES = { page: "first page", board: "first page to first board", wasm: "all Wasm", problems: "problems" };
for (const [what, limit] of Object.entries(LIMITS)) {
  console.log(`${NAMES[what]}: ${kB(sums[what])} kB of ${kB(limit)}, ${kB(limit - sums[what])} kB left`);
}
console.log(`precached for offline use: ${kB(sums.offline)} kB; texts of all languages and for adults: ${kB(sums.texts)} kB`);

const RECORD = "docs/sizes.md";
const row = ({ file, module, functions, raw, brotli }) => `| ${file} | ${module} | ${functions} | ${raw} | ${brotli} |`;
/** Returns the modules of at least 2 kB. */
const listed = async () => (await modules()).filter(({ raw }) => raw >= 2000);
if (process.argv.includes("--modules")) console.log((await listed()).map(row).join("\n"));
if (process.argv.includes("--record")) {
  const limits = Object.entries(LIMITS).map(([what, limit]) => `| ${NAMES[what]} | ${kB(sums[what])} | ${kB(limit)} |`);
  writeFileSync(
    RECORD,
    `# Sizes

Download sizes of the first visit, compressed with Brotli, in kB; and modules of the Wasm files of at least 2 kB, in bytes.
Repeat after \`./run --build\`: \`node tools/build/size-report.mjs --record\`.

| part | size | limit |
| --- | --- | --- |
${limits.join("\n")}

| file | module | functions | raw | Brotli |
| --- | --- | --- | --- | --- |
${(await listed()).map(row).join("\n")}
`,
  );
}

/** Returns the five modules that grew most since the last record, in uncompressed bytes. */
async function grown() {
  const recorded = existsSync(RECORD) ? readFileSync(RECORD, "utf8") : "";
  const before = new Map(
    [...recorded.matchAll(/^\| (\S+) \| (\S+) \| \d+ \| (\d+) \|/gm)].map(([, file, module, raw]) => [`${file} ${module}`, Number(raw)]),
  );
  const rows = (await modules()).map(({ file, module, raw }) => ({
    what: `${file} ${module}`,
    by: raw - (before.get(`${file} ${module}`) ?? 0),
  }));
  return rows
    .filter(({ what, by }) => by > 0 && (by >= 2000 || before.has(what)))
    .sort((one, other) => other.by - one.by)
    .slice(0, 5);
}
const exceeded = Object.entries(LIMITS).filter(([what, limit]) => sums[what] > limit);
for (const [what, limit] of exceeded) console.error(`${NAMES[what]}: ${sums[what] - limit} bytes over the limit of ${limit}.`);
if (exceeded.length > 0) {
  console.error(`Modules that grew most since ${RECORD} was written:`);
  for (const { what, by } of await grown()) console.error(`  +${by} bytes  ${what}`);
  console.error(
    "Move a page or a view that the first board does not need into a chunk (src/pages/chunks.rs), or raise the limit in docs/decisions/008 and here.",
  );
  process.exit(1);
}
