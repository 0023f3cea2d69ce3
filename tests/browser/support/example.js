// The programs of `examples/` that tests in browsers ask. They are built as `cargo test` builds, so its builds are theirs.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/examples");

/** Builds programs where they are missing or old: for all packages, as the check tests them, or their libraries would be others. */
export function build(...names) {
  const words = ["build", "--quiet", "--profile", "test", "--workspace", ...names.flatMap((name) => ["--example", name])];
  execFileSync("cargo", words, { cwd: root, stdio: "inherit" });
}

/** What a program prints. Whoever asks first, before all are built, has it built. */
export function print(name, ...words) {
  const program = join(built, name);
  if (!existsSync(program)) build(name);
  return execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 24 }).trim();
}

/** What a program prints that takes it long: kept beside it, and asked again of a newer program alone. */
export function printOnce(name, ...words) {
  const kept = join(built, `${[name, ...words].join("-")}.txt`);
  const isOld = () => statSync(kept).mtimeMs < statSync(join(built, name)).mtimeMs;
  if (!existsSync(kept) || isOld()) {
    // Whole or not at all: several may ask at once.
    const writing = `${kept}-${process.pid}`;
    writeFileSync(writing, print(name, ...words));
    renameSync(writing, kept);
  }
  return readFileSync(kept, "utf8");
}

/** Builds all of them, and asks what takes long: workers would each do so. Playwright calls this before all tests. */
export default function buildAll() {
  build("rules", "phrases");
  printOnce("phrases", "pictures");
}
