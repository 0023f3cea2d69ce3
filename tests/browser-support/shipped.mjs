// The shipped files: those of dist/ or of the folder in DIST, and the styles in the page.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Returns the files with this ending, in subfolders too. */
export const files = (ending) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !file.startsWith(".") && file.endsWith(ending))
    .sort();

export const bytes = (file) => readFileSync(join(folder, file));
export const text = (file) => readFileSync(join(folder, file), "utf8");

/** Returns a file name without its content hash: `app-0123456789abcdef.js` becomes `app.js`. */
export const called = (file) => file.replace(/-[0-9a-f]{16}(?=\.)/, "");
