// The next version of the built app: the desk chunk under another name, and index.html and the precache list with new hashes.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const sums = (text) => ({ revision: createHash("md5").update(text).digest("hex"), integrity: `sha256-${createHash("sha256").update(text).digest("base64")}` });

/** Returns the changed files by name, and the names of the removed ones. */
export function nextVersion(dist) {
  const old = readdirSync(dist).filter((name) => /^app-adult-[0-9a-f]{16}\.wasm$/.test(name));
  const renamed = (text) => old.reduce((text, name) => text.replaceAll(name, name.replace(/-(\w{16})/, (_, sum) => `-${[...sum].reverse().join("")}`)), text);
  const read = (name) => readFileSync(join(dist, name));
  const files = { "index.html": renamed(read("index.html").toString()) };
  for (const name of old) files[renamed(name)] = name.endsWith(".js") ? renamed(read(name).toString()) : read(name);
  let list = renamed(read("sw.js").toString());
  for (const [name, content] of Object.entries(files)) {
    const { revision, integrity } = sums(content);
    const entry = new RegExp(`(\\{url:"${name}",revision:)("[^"]*"|null)(,integrity:")[^"]*`);
    list = list.replace(entry, (_, start, kept, middle) => `${start}${kept === "null" ? kept : `"${revision}"`}${middle}${integrity}`);
  }
  return { files: { ...files, "sw.js": list }, gone: old };
}
