// What ships: the files of dist/, or of the folder that DIST names, and the styles that stand in its page.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** The files with this ending, those of folders too. */
export const files = (ending) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !file.startsWith(".") && file.endsWith(ending))
    .sort();

export const bytes = (file) => readFileSync(join(folder, file));
export const text = (file) => readFileSync(join(folder, file), "utf8");

/** A file's name without what its content gave it: `app-0123456789abcdef.js` is `app.js`. */
export const called = (file) => file.replace(/-[0-9a-f]{16}(?=\.)/, "");
