// Splits the program into chunks at its marked functions (src/pages/chunks.rs) and binds it to JavaScript. Each step is a tool of its own:
// wasm-split-cli, wasm-bindgen, wasm-opt, and wasm-merge for browsers that cannot load chunks.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Features of WebAssembly that chunks may use (docs/decisions/038). */
const FEATURES = ["--mvp-features", "--enable-mutable-globals"];
/** The linker puts the stack into the lowest megabyte: its last kilobyte is touched by nothing but a stack that overflows. */
const OPTIMISE = ["-Oz", "--low-memory-unused"];
/** Name of the main module: the loader of the chunks imports from main.js. */
const MAIN = "main";

/** Exports of a module, by name. */
const exportsOf = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes));

/** All modules in one, without the mutable global that they shared. */
async function merged(folder, main, chunks) {
  const [together, graph, whole] = ["together.wasm", "graph.json", "whole.wasm"].map((name) => join(folder, name));
  const named = chunks.flatMap((file) => [file, basename(file, ".wasm")]);
  await run("wasm-merge", [...FEATURES, main, "__wasm_split", ...named, "--skip-export-conflicts", "-o", together]);
  const kept = exportsOf(readFileSync(together)).filter(({ kind }) => kind !== "global");
  const nodes = kept.map(({ name }, index) => ({ name: `export${index}`, export: name }));
  writeFileSync(graph, JSON.stringify([{ name: "page", root: true, reaches: nodes.map(({ name }) => name) }, ...nodes]));
  await run("wasm-metadce", [...FEATURES, together, "--graph-file", graph, "-o", whole]);
  return whole;
}

/**
 * Splits the program in the file `raw`. Returns the folder with the bound script `main.js`, which `remove` deletes, and the Wasm files
 * by their name in that script: { folder, wasm, whole, remove }. `isSmall` optimises for size, `isWhole` adds a program in one file for
 * old browsers, `hasNames` keeps the names of functions.
 */
export async function split(raw, { isSmall = false, isWhole = false, hasNames = false }) {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-chunks-"));
  await run("wasm-split-cli", ["--target", "web", "--out-name", MAIN, raw, folder]);
  const bound = join(folder, "bound");
  await run("wasm-bindgen", [...["--target", "web", "--no-typescript", "--keep-lld-exports"], ...["--out-name", MAIN, "--out-dir", bound, join(folder, `${MAIN}.wasm`)]]);
  writeFileSync(join(bound, "__wasm_split.js"), readFileSync(join(folder, "__wasm_split.js")));
  rmSync(join(folder, `${MAIN}.wasm`));
  const main = join(bound, `${MAIN}_bg.wasm`);
  const chunks = readdirSync(folder).filter((name) => name.endsWith(".wasm")).map((name) => join(folder, name));
  const small = async (file, features = FEATURES) => {
    if (!isSmall) return readFileSync(file);
    const out = `${file}.small`;
    const names = hasNames ? ["-g"] : ["--strip-debug", "--strip-producers"];
    await run("wasm-opt", [...OPTIMISE, ...names, ...features, file, "-o", out]);
    return readFileSync(out);
  };
  const whole = isWhole ? merged(folder, main, chunks).then((file) => small(file, ["--mvp-features"])) : undefined;
  const all = [main, ...chunks];
  const smallFiles = [];
  for (const file of all) smallFiles.push(await small(file));
  const wasm = new Map(all.map((file, index) => [basename(file), smallFiles[index]]));
  return { folder: bound, wasm, whole: await whole, remove: () => rmSync(folder, { recursive: true }) };
}
