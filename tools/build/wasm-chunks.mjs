// Code splitting: splits the Wasm at its marked functions (src/pages/chunks.rs) and binds it to JavaScript. Uses wasm-split-cli,
// wasm-bindgen, wasm-opt, and wasm-merge for browsers that cannot load chunks.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** WebAssembly features that chunks may use (docs/decisions/037). */
const FEATURES = ["--mvp-features", "--enable-mutable-globals"];
/** The linker puts the stack into the lowest megabyte, so only a stack overflow touches the lowest kilobyte. */
const OPTIMISE = ["-Oz", "--low-memory-unused"];
/** Name of the main module: the chunk loader imports from main.js. */
const MAIN = "main";

/** Returns the exports of a module. */
const exportsOf = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes));

/** Merges all modules into one, and removes the mutable global that they shared. */
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
 * Splits the Wasm file `raw`. Returns { folder, wasm, whole, remove }: the folder with the bound script `main.js`, the Wasm files by
 * their name in that script, and a function that deletes the folder. `isSmall` optimises for size, `isWhole` adds an unsplit program
 * for old browsers, `hasNames` keeps the function names.
 */
export async function split(raw, { isSmall = false, isWhole = false, hasNames = false }) {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-chunks-"));
  await run("wasm-split-cli", ["--target", "web", "--out-name", MAIN, raw, folder]);
  const bound = join(folder, "bound");
  await run("wasm-bindgen", [
    ...["--target", "web", "--no-typescript", "--keep-lld-exports"],
    ...["--out-name", MAIN, "--out-dir", bound, join(folder, `${MAIN}.wasm`)],
  ]);
  writeFileSync(join(bound, "__wasm_split.js"), readFileSync(join(folder, "__wasm_split.js")));
  rmSync(join(folder, `${MAIN}.wasm`));
  const main = join(bound, `${MAIN}_bg.wasm`);
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith(".wasm"))
    .map((name) => join(folder, name));
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
