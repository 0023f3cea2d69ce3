// Where the bytes of a program lie: its functions by crate and module, as it ships but with their names.
// wasm-modules.mjs [PROGRAM]; works on what `./run --build` left in target/.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const OWN = ["table_ronde", "engine", "play", "house"];
const [CODE, IMPORTS, CUSTOM] = [10, 2, 0];

/** Reads the numbers, texts and runs of bytes that the binary form of WebAssembly is made of. */
class Reader {
  constructor(bytes) {
    Object.assign(this, { bytes, at: 0 });
  }
  get isAtEnd() {
    return this.at >= this.bytes.length;
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  run(length = this.number()) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  text() {
    return this.run().toString();
  }
}

/** The number of imported functions, the bodies of the others, and the names of all. */
function read(bytes) {
  const file = new Reader(bytes);
  file.run(8);
  let imported = 0;
  const [bodies, names] = [[], new Map()];
  while (!file.isAtEnd) {
    const id = file.run(1)[0];
    const section = new Reader(file.run());
    if (id === IMPORTS) {
      for (let left = section.number(); left > 0; left -= 1) {
        section.text();
        section.text();
        const kind = section.run(1)[0];
        if (kind !== 0) throw new Error("the programs import functions alone");
        section.number();
        imported += 1;
      }
    } else if (id === CODE) {
      for (let left = section.number(); left > 0; left -= 1) bodies.push(section.run());
    } else if (id === CUSTOM && section.text() === "name") {
      while (!section.isAtEnd) {
        const kind = section.run(1)[0];
        const list = new Reader(section.run());
        if (kind !== 1) continue;
        for (let left = list.number(); left > 0; left -= 1) names.set(list.number(), list.text());
      }
    }
  }
  return bodies.map((body, index) => ({ body, name: names.get(imported + index) ?? "" }));
}

/** What a function belongs to: the first path of ours in its name, two rooms deep; else the crate that it comes from. */
function roomOf(mangled) {
  const name = mangled.replaceAll(/\[[0-9a-f]+\]/g, "");
  const crates = [...name.matchAll(/(?<![\w:])([a-z_]\w*)((?:::[a-z_]\w*)*)/g)].filter(([path]) => path.includes("::"));
  const own = crates.find(([, crate]) => OWN.includes(crate));
  if (!own) return crates[0]?.[1] ?? "(others)";
  const [, crate, rest] = own;
  const path = crate + rest.split("::").slice(0, 3).join("::");
  return crates[0] === own ? path : `${path}, in ${crates[0][1]}`;
}

/** The program as it ships, but with names. */
function named(program) {
  const raw = join(process.env.CARGO_TARGET_DIR ?? "target", "small/wasm32-unknown-unknown/wasm", `${program}.wasm`);
  if (!existsSync(raw)) throw new Error(`${raw} is missing: ./run --build makes it`);
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-names-"));
  try {
    execFileSync("wasm-bindgen", ["--target", "web", "--keep-debug", "--no-typescript", "--out-dir", folder, raw]);
    const out = join(folder, "named.wasm");
    execFileSync("wasm-opt", ["-Oz", "-g", "--mvp-features", "--enable-mutable-globals", join(folder, `${program}_bg.wasm`), "-o", out]);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** A program's functions by room, the largest first: { room, functions, raw, brotli }, in bytes; each room is compressed alone. */
export function modules(program) {
  const rooms = new Map();
  for (const { body, name } of read(named(program))) {
    const key = roomOf(name);
    rooms.set(key, [...(rooms.get(key) ?? []), body]);
  }
  const rows = [...rooms].map(([room, bodies]) => {
    const all = Buffer.concat(bodies);
    return { room, functions: bodies.length, raw: all.length, brotli: brotli(all) };
  });
  return rows.sort((one, other) => other.raw - one.raw);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const program of process.argv[2] ? [process.argv[2]] : JSON.parse(readFileSync("assets/programs.json", "utf8")).map(({ name }) => name)) {
    const rows = modules(program);
    console.log(`${program}: ${rows.reduce((sum, { raw }) => sum + raw, 0)} bytes of code\n      raw   brotli functions  room`);
    const [large, small] = [rows.filter(({ raw }) => raw >= 2000), rows.filter(({ raw }) => raw < 2000)];
    for (const { room, functions, raw, brotli } of large) console.log(`${String(raw).padStart(9)} ${String(brotli).padStart(8)} ${String(functions).padStart(9)}  ${room}`);
    console.log(`${String(small.reduce((sum, { raw }) => sum + raw, 0)).padStart(9)} ${"".padStart(8)} ${String(small.length).padStart(9)}  rooms of less than 2 kB`);
  }
}
