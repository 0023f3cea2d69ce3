// Example programs that browser tests run. They use the build profile of `cargo test`, so both share their artifacts.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/examples");

/** Builds missing or outdated programs. `--workspace` matches the test build; otherwise the libraries would be built again. */
export function build(...names) {
  const words = ["build", "--quiet", "--profile", "test", "--workspace", ...names.flatMap((name) => ["--example", name])];
  execFileSync("cargo", words, { cwd: root, stdio: "inherit" });
}

/** Returns the output of a program, which it builds if missing. */
export function print(name, ...words) {
  const program = join(built, name);
  if (!existsSync(program)) build(name);
  return execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 24 }).trim();
}

/** Returns the output of a slow program, cached beside the program until a newer build. */
export function printOnce(name, ...words) {
  const kept = join(built, `${[name, ...words].join("-")}.txt`);
  const isOld = () => statSync(kept).mtimeMs < statSync(join(built, name)).mtimeMs;
  if (!existsSync(kept) || isOld()) {
    // Rename atomically: several workers may write at once.
    const writing = `${kept}-${process.pid}`;
    writeFileSync(writing, print(name, ...words));
    renameSync(writing, kept);
  }
  return readFileSync(kept, "utf8");
}

/** Builds all programs and fills the cache once, before the workers start (Playwright's global setup). */
export default function buildAll() {
  build("rules", "phrases");
  printOnce("phrases", "pictures");
}
