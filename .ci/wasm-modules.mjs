// Where the bytes of a program lie: its functions by crate and module, as it ships but with their names.
// wasm-modules.mjs [PROGRAM]; works on what `./run --build` left in target/.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { functions, plain } from "./wasm-file.mjs";
import { WHOLE, smaller } from "./wasm-smaller.mjs";

const OWN = ["table_ronde", "engine", "play", "house"];

/** What a function belongs to: the first path of ours in its name, two rooms deep; else the crate that it comes from. */
function roomOf(marked) {
  const name = plain(marked);
  const crates = [...name.matchAll(/(?<![\w:])([a-z_]\w*)((?:::[a-z_]\w*)*)/g)].filter(([path]) => path.includes("::"));
  const own = crates.find(([, crate]) => OWN.includes(crate));
  if (!own) return crates[0]?.[1] ?? "(others)";
  const [, crate, rest] = own;
  const path = crate + rest.split("::").slice(0, 3).join("::");
  return crates[0] === own ? path : `${path}, in ${crates[0][1]}`;
}

function bind(raw, folder) {
  try {
    execFileSync("wasm-bindgen", ["--target", "web", "--no-typescript", "--out-dir", folder, raw]);
  } catch (error) {
    if (error.code === "ENOENT") throw new Error("wasm-bindgen is not on the path: . .ci/tools.sh; need_build_tools", { cause: error });
    throw error;
  }
}

/** The program as it ships, but with names, and the glue around it: { glue, wasm }. */
export async function named(program) {
  const raw = join(process.env.CARGO_TARGET_DIR ?? "target", "small/wasm32-unknown-unknown/wasm", `${program}.wasm`);
  if (!existsSync(raw)) throw new Error(`${raw} is missing: ./run --build makes it`);
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-names-"));
  try {
    bind(raw, folder);
    const wasm = await smaller(readFileSync(join(folder, `${program}_bg.wasm`)), WHOLE);
    return { glue: readFileSync(join(folder, `${program}.js`), "utf8"), wasm };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** A program's functions by room, the largest first: { room, functions, raw, brotli }, in bytes; each room is compressed alone. */
export async function modules(program) {
  const rooms = new Map();
  const { wasm } = await named(program);
  for (const { body, name } of functions(wasm)) {
    const key = roomOf(name);
    rooms.set(key, [...(rooms.get(key) ?? []), body]);
  }
  const rows = [...rooms].map(([room, bodies]) => {
    const all = Buffer.concat(bodies);
    return { room, functions: bodies.length, raw: all.length, brotli: brotli(all) };
  });
  return rows.sort((one, other) => other.raw - one.raw);
}

/** The same as lines to read: rooms of 2 kB and more, and the sum of the others. */
export async function report(program) {
  const rows = await modules(program);
  const [large, small] = [rows.filter(({ raw }) => raw >= 2000), rows.filter(({ raw }) => raw < 2000)];
  const sum = (rows) => rows.reduce((sum, { raw }) => sum + raw, 0);
  const line = (raw, brotli, functions, room) => `${String(raw).padStart(9)} ${String(brotli).padStart(8)} ${String(functions).padStart(9)}  ${room}`;
  return [
    `${program}: ${sum(rows)} bytes of code`,
    "      raw   brotli functions  room",
    ...large.map(({ room, functions, raw, brotli }) => line(raw, brotli, functions, room)),
    line(sum(small), "", small.length, "rooms of less than 2 kB"),
  ].join("\n");
}

/** The programs that a build makes. */
export const programs = () => JSON.parse(readFileSync("assets/programs.json", "utf8")).map(({ name }) => name);

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const program of process.argv[2] ? [process.argv[2]] : programs()) console.log(await report(program));
}
