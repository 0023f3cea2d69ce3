// The release archive of ./run --release, unpacked into a temporary folder.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Returns the archive that ARCHIVE names, or the latest one in the project folder. */
export function archive() {
  const made = readdirSync(root).filter((name) => /^table-ronde-.*\.zip$/.test(name)).sort();
  const found = process.env.ARCHIVE ?? (made.length > 0 ? join(root, made.at(-1)) : undefined);
  if (!found) throw new Error("There is no archive: ./run --release makes it.");
  return readFileSync(found);
}

/** Returns the files of the archive by name, without the top folder. */
export function entries() {
  const all = Object.entries(unzipSync(archive())).map(([name, bytes]) => [name.replace(/^[^/]+\//, ""), Buffer.from(bytes)]);
  return new Map(all);
}

/** Returns the checksum of each file from the archive's SHA256SUMS. */
export const sums = (files = entries()) =>
  new Map(files.get("SHA256SUMS").toString().trim().split("\n").map((line) => line.split("  ").reverse()));

/** Unpacks the archive; returns the folder. */
export function unpack() {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-"));
  for (const [name, bytes] of entries()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  chmodSync(folder, 0o755); // nginx reads the folder as another user.
  return folder;
}
