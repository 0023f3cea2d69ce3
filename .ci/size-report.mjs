// What the first visit loads, compressed as a good host compresses it. Fails above the limits.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const LIMITS = { code: 150_000, first: 300_000, board: 420_000 };
const dist = process.argv[2] ?? "dist";
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
  .sort();
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const isPacked = (file) => [".woff2", ".png", ".mp3"].includes(extname(file));

// The drawings stand in index.html, but they are no code.
const drawings = /<svg [^>]*class="symbols"[\s\S]*?<\/svg>/g;
const isTable = (file) => file.startsWith("table-");
const isHouse = (file) => /^(house|press|pdf)-/.test(file);
const isVoice = (file) => file.startsWith("voice-");
const isLater = (file) =>
  isTable(file) || isHouse(file) || isVoice(file) || file.startsWith("apart") || file === "sw.js" || file.startsWith("icons") || file === "fonts/cursive.woff2" || [".webmanifest", ".txt"].includes(extname(file));
const isCode = (file) => !isLater(file) && [".html", ".js", ".css", ".wasm"].includes(extname(file));

let code = 0;
let first = 0;
let table = 0;
console.log("      raw   brotli  file");
for (const file of files) {
  const bytes = readFileSync(join(dist, file));
  const small = isPacked(file) ? bytes.length : brotli(bytes);
  const note = isTable(file) ? "  (the first game)" : isHouse(file) ? "  (all behind the first page)" : isLater(file) ? "  (after the first view)" : "";
  console.log(`${String(bytes.length).padStart(9)} ${String(small).padStart(8)}  ${file}${note}`);
  if (isTable(file)) table += small;
  if (isLater(file)) continue;
  first += small;
  if (extname(file) === ".html") code += brotli(Buffer.from(bytes.toString().replaceAll(drawings, "")));
  else if (isCode(file)) code += small;
}
const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(`code of the first view: ${kB(code)} kB, aim 120, limit ${LIMITS.code / 1000}`);
console.log(`first view with drawings and fonts: ${kB(first)} kB, aim 250, limit ${LIMITS.first / 1000}`);
console.log(`first board ready to play, from the first page on: ${kB(first + table)} kB, aim 250, limit ${LIMITS.board / 1000}`);
if (first + table > LIMITS.board || code > LIMITS.code || first > LIMITS.first) {
  console.error("The first load is too large.");
  process.exit(1);
}
