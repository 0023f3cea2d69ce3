// Module sizes: attributes the bytes of the Wasm files to crates and modules. Reads the output of `./run --build` in target/.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { split } from "./wasm-chunks.mjs";
import { functions, plain } from "./wasm-functions.mjs";

const OWN = ["table_ronde", "engine"];

/** Matches the paths of the folders of pages, whose modules are one level deeper. */
const PAGES = /^::pages::(pupil|teacher|shared)::/;

/** Returns a function's module: the first of our paths in its name, cut to the crate and two levels, otherwise its crate. */
function moduleOf(marked) {
  const name = plain(marked);
  const crates = [...name.matchAll(/(?<![\w:])([a-z_]\w*)((?:::[a-z_]\w*)*)/g)].filter(([path]) => path.includes("::"));
  const own = crates.find(([, crate]) => OWN.includes(crate));
  if (!own) return crates[0]?.[1] ?? "(others)";
  const [, crate, rest] = own;
  const levels = PAGES.test(rest) ? 3 : 2;
  return (
    crate +
    rest
      .split("::")
      .slice(0, levels + 1)
      .join("::")
  );
}

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Returns the modules of each Wasm file, largest first: { file, module, functions, raw, brotli }, in bytes. Each is compressed alone. */
export async function modules() {
  const raw = join(process.env.CARGO_TARGET_DIR ?? "target", "small/wasm32-unknown-unknown/wasm/table-ronde.wasm");
  if (!existsSync(raw)) throw new Error(`${raw} is missing. Run ./run --build.`);
  const { wasm, remove } = await split(raw, { isSmall: true, hasNames: true });
  remove();
  return [...wasm].flatMap(([file, bytes]) => {
    const bodies = new Map();
    for (const { body, name } of functions(bytes)) {
      const key = moduleOf(name);
      bodies.set(key, [...(bodies.get(key) ?? []), body]);
    }
    const rows = [...bodies].map(([module, own]) => {
      const all = Buffer.concat(own);
      return { file: file.replace(/_bg\.wasm$|\.wasm$/, ""), module, functions: own.length, raw: all.length, brotli: brotli(all) };
    });
    return rows.sort((one, other) => other.raw - one.raw);
  });
}
