// Release archive: release.mjs [DIST [SINGLE-FILE [ARCHIVE]]]. Reproducible: sorted entries, and one timestamp for all
// (SOURCE_DATE_EPOCH, or that of the commit).
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { compressed } from "./precompress.mjs";

process.env.TZ = "UTC"; // a ZIP archive holds local times
const version = readFileSync("Cargo.toml", "utf8").match(/^version = "(.+)"$/m)[1];
const root = `table-ronde-${version}`;
const [dist = "dist", copy = "table-ronde.html", archive = `${root}.zip`] = process.argv.slice(2);

/** Returns the timestamp in Unix seconds: of the commit, or the earliest that ZIP supports. */
function time() {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH);
  try {
    return Number(execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return 315_532_800;
  }
}

const entries = new Map();
const add = (name, bytes) => entries.set(name, Buffer.from(bytes));
const addFile = (name, file) => add(name, readFileSync(file));

for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "CREDITS.md"]) addFile(name, name);
addFile("LISEZMOI.txt", "docs/hosting/LISEZMOI.txt");
// The CSP header of nginx can also forbid framing, which a meta element cannot.
const [, policy] = readFileSync(join(dist, "index.html"), "utf8").match(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
const nginx = readFileSync("docs/hosting/nginx.conf", "utf8");
add(
  "nginx.conf",
  nginx.replace(
    /(Content-Security-Policy ")[^"]*"/,
    (_, before) => `${before}${policy.replace("'wasm-unsafe-eval'", () => "$table_ronde_wasm")}; frame-ancestors 'self'"`,
  ),
);
addFile(".gitlab-ci.yml", "docs/hosting/archive.gitlab-ci.yml");
addFile("table-ronde.html", copy);
addFile("licences.txt", join(dist, "licences.txt"));
for (const name of readdirSync(dist, { recursive: true }).map(String)) {
  if (statSync(join(dist, name)).isFile()) addFile(`site/${name}`, join(dist, name));
}
for (const [name, bytes] of [...entries].filter(([name]) => name.startsWith("site/"))) {
  for (const [ending, small] of compressed(name, bytes)) add(name + ending, small);
}

const inOrder = () => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");
add(
  "SHA256SUMS",
  inOrder()
    .map(([name, bytes]) => `${sum(bytes)}  ${name}\n`)
    .join(""),
);

const isPacked = (name) => /\.(br|gz|png|woff2|mp3|ogg)$/.test(name);
const options = { os: 3, attrs: (0o100644 << 16) >>> 0, mtime: new Date(time() * 1000) };
const files = inOrder().map(([name, bytes]) => [`${root}/${name}`, [bytes, { ...options, level: isPacked(name) ? 0 : 9 }]]);
const zip = zipSync(Object.fromEntries(files));
writeFileSync(archive, zip);
console.log(`${archive}: ${entries.size} files, ${(zip.length / 1e6).toFixed(2)} MB, sha256 ${sum(zip)}`);
