// What the first visit loads, compressed as a good host compresses it. Fails above the limits.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const dist = process.argv[2] ?? "dist";
const files = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(dist, file)).isFile())
  .sort();
const packed = new Set([".woff2", ".png", ".mp3"]);
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const isLater = (file) => file === "sw.js" || file.startsWith("icons") || file.endsWith(".webmanifest") || file.endsWith(".txt");
const isCode = (file) => [".html", ".js", ".css", ".wasm"].includes(extname(file)) && !isLater(file);
let code = 0;
let first = 0;
console.log("      raw   brotli  file");
for (const file of files) {
  const bytes = readFileSync(join(dist, file));
  const small = packed.has(extname(file)) ? bytes.length : brotli(bytes);
  if (isCode(file)) code += small;
  if (!isLater(file)) first += small;
  console.log(`${String(bytes.length).padStart(9)} ${String(small).padStart(8)}  ${file}${isLater(file) ? "  (after the first view)" : ""}`);
}
const kB = (bytes) => (bytes / 1000).toFixed(1);
console.log(`code (with the drawings inlined in index.html): ${kB(code)} kB, aim 120, limit 150`);
console.log(`first view (code and fonts): ${kB(first)} kB, aim 250, limit 300`);
if (code > 150_000 || first > 300_000) {
  console.error("The first load is too large.");
  process.exit(1);
}
