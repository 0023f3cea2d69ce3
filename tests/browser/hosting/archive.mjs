// The archive of the release as ./run --release made it, unpacked into a folder of its own.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The archive: the one that ARCHIVE names, or the one that lies in the project. */
export function archive() {
  const made = readdirSync(root).filter((name) => /^table-ronde-.*\.zip$/.test(name)).sort();
  const found = process.env.ARCHIVE ?? (made.length > 0 ? join(root, made.at(-1)) : undefined);
  if (!found) throw new Error("There is no archive: ./run --release makes it.");
  return readFileSync(found);
}

/** The files of the archive, by their names below its one folder. */
export function entries() {
  const all = Object.entries(unzipSync(archive())).map(([name, bytes]) => [name.replace(/^[^/]+\//, ""), Buffer.from(bytes)]);
  return new Map(all);
}

/** The sum of each file as the archive tells it. */
export const sums = (files = entries()) =>
  new Map(files.get("SHA256SUMS").toString().trim().split("\n").map((line) => line.split("  ").reverse()));

/** Unpacks the archive; returns the folder. */
export function unpack() {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-"));
  for (const [name, bytes] of entries()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  chmodSync(folder, 0o755); // the server reads it as another user
  return folder;
}
