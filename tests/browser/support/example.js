// The programs of `examples/` that tests in browsers ask. They are built as `cargo test` builds, so its builds are theirs.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/examples");

/** Each program, and the package that has it. */
const PACKAGES = { rules: "engine", phrases: "table-ronde" };

/** Builds a program where it is missing or old. */
export function build(name) {
  const words = ["build", "--quiet", "--profile", "test", "--package", PACKAGES[name], "--example", name];
  execFileSync("cargo", words, { cwd: root, stdio: "inherit" });
}

/** What a program prints. Whoever asks first, before all are built, has it built. */
export function print(name, ...words) {
  const program = join(built, name);
  if (!existsSync(program)) build(name);
  return execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 24 }).trim();
}

/** Builds all of them; Playwright calls this before all tests. */
export default function buildAll() {
  Object.keys(PACKAGES).forEach(build);
}
