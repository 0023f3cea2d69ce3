// A program in two halves: what runs until a first board stands, and the rest (assets/halves.js brings it).
// `.ci/first-board.txt` marks the functions of the rest; `.ci/first-board.mjs` writes it. What it does not mark is in the first half.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functions, plain, renamedFunctions } from "./wasm-file.mjs";
import { FEATURES, smaller } from "./wasm-smaller.mjs";

/** What a function is known by, on every machine and in few letters. */
export const mark = (name) => createHash("sha256").update(plain(name)).digest("hex").slice(0, 10);

export const isSplitterThere = () => {
  try {
    execFileSync("wasm-split", ["--version"]);
    return true;
  } catch {
    return false;
  }
};

/** The halves of a program with names: { first, rest }, both without names; `marks` are those of the rest. */
export async function halves(bytes, marks) {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-halves-"));
  const [whole, first, rest] = ["whole", "first", "rest"].map((name) => join(folder, `${name}.wasm`));
  try {
    // Names of Rust hold letters that the tool's own notation bends: numbers do not.
    const all = functions(bytes);
    writeFileSync(whole, renamedFunctions(bytes, all.map(({ index }) => [index, `f${index}`])));
    const marked = new Set(marks);
    const taken = all.filter(({ name }) => name && marked.has(mark(name)));
    if (taken.length === 0) throw new Error("no function of the list is in the program: .ci/first-board.mjs writes the list anew");
    const list = join(folder, "list");
    writeFileSync(list, taken.map(({ index }) => `f${index}`).join("\n"));
    execFileSync("wasm-split", [
      ...["--split", whole, ...FEATURES, `--split-funcs=@${list}`, "-o1", first, "-o2", rest],
      ...["--import-namespace=first", "--placeholder-namespace=rest", "--export-prefix=%"],
    ]);
    const [small, smallRest] = await Promise.all([first, rest].map((half) => smaller(readFileSync(half))));
    return { first: small, rest: smallRest };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same program, telling by its export `__write_profile` which functions ran. */
export function counting(bytes) {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-counting-"));
  const [whole, counted] = ["whole", "counted"].map((name) => join(folder, `${name}.wasm`));
  try {
    writeFileSync(whole, renamedFunctions(bytes));
    execFileSync("wasm-split", ["--instrument", ...FEATURES, whole, "-o", counted]);
    return readFileSync(counted);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The functions that ran in none of the profiles: the tool's number for the module, then for each function when it first ran, or 0. */
export function unused(bytes, profiles) {
  const ran = (at) => profiles.some((profile) => profile.readUInt32LE(8 + 4 * at) > 0);
  const all = functions(bytes);
  const used = new Set(all.filter((_, at) => ran(at)).map(({ name }) => plain(name)));
  return all.filter(({ name }) => name && !used.has(plain(name)));
}
