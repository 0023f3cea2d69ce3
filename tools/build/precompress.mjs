// Precompression: writes a .gz and a .br next to each compressible file, for servers that send them directly: precompress.mjs FOLDER.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const ENDINGS = [".html", ".js", ".css", ".wasm", ".svg", ".webmanifest", ".json", ".ttf", ".txt"];

/** Returns the compressed forms of a file, each with its suffix, or none if the file type does not compress well. */
export function compressed(name, bytes) {
  if (!ENDINGS.includes(extname(name))) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [
    [".br", brotliCompressSync(bytes, { params })],
    [".gz", gzipSync(bytes, { level: 9 })],
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!ENDINGS.includes(extname(name))) continue;
    for (const [ending, bytes] of compressed(name, readFileSync(join(folder, name)))) {
      writeFileSync(join(folder, name + ending), bytes);
    }
  }
}
