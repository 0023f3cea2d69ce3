// A program made smaller by Binaryen. Several are made so beside each other: each keeps one processor busy for up to half a minute.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** What the programs may use of Wasm (docs/decisions/038). */
export const FEATURES = ["--mvp-features", "--enable-mutable-globals"];
/** What a program is told that is cut afterwards: its names stay, and what one function alone calls stays by itself. */
export const WHOLE = ["-g", "-ocimfs", "0"];

/** The program made smaller, by these options too. */
export async function smaller(bytes, options = []) {
  const folder = await mkdtemp(join(tmpdir(), "table-ronde-smaller-"));
  const [before, after] = ["before", "after"].map((name) => join(folder, `${name}.wasm`));
  try {
    await writeFile(before, bytes);
    await promisify(execFile)("wasm-opt", ["-Oz", ...FEATURES, ...options, before, "-o", after]);
    return await readFile(after);
  } finally {
    await rm(folder, { recursive: true });
  }
}
