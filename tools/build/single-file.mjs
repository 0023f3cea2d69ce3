// Single-file build: packs dist/ into one HTML file that opens by a double click: single-file.mjs [--silent] [DIST [FILE]]. Scripts,
// Wasm and style sheets are compressed. single-file/asset-server-shim.js serves all files. --silent leaves out the voice clips: speech
// then uses the device's voices.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "@alttiri/base85";
import { buildSync } from "esbuild";
import pako from "pako";
import { OLDEST } from "./legacy/targets.mjs";
import { SIGNS } from "./single-file/base85-alphabet.js";

const isSilent = process.argv.includes("--silent");
const [dist = "dist", target = "table-ronde.html"] = process.argv.slice(2).filter((word) => word !== "--silent");
const LIMITS = { silent: 2_720_000, spoken: 7_060_000 };

const TYPES = {
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".json": "application/json",
  ".bin": "application/octet-stream",
  ".txt": "text/plain;charset=utf-8",
};
const PACKED = [".js", ".wasm", ".css", ".json", ".ttf", ".txt"];

const isClips = (name) => extname(name) === ".mp3";
const isListOfClips = (name) => /^voice-\w+\.json$/.test(name);
const NO_CLIPS = Buffer.from(JSON.stringify({ packs: [] }));
const read = (name) => (isSilent && isListOfClips(name) ? NO_CLIPS : readFileSync(join(dist, name)));
// A single file cannot load chunks, so it uses the unsplit program.
const app = JSON.parse(readFileSync(join(dist, "index.html"), "utf8").match(/name="app" content='([^']+)'/)[1]);
if (!app.whole) throw new Error(`${dist} has no program in one file (app-old-….wasm). Run ./run --build.`);
const chunks = [app.wasm, ...Object.values(app.chunks)];
const isLeftOut = (name) => chunks.includes(`./${name}`);
const names = readdirSync(dist, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => statSync(join(dist, name)).isFile() && !isLeftOut(name) && !(isSilent && isClips(name)))
  .sort();
const typeOf = (name) => {
  const type = TYPES[extname(name)];
  if (!type) throw new Error(`${name}: unknown media type. Add the ending to the table of types in tools/build/single-file.mjs.`);
  return type;
};
const inside = (address) => posix.normalize(address.replace(/[?#].*$/, ""));
const asData = (name) => `data:${typeOf(name)};base64,${read(name).toString("base64")}`;

// Files that are inlined into the page or useless without a server.
const taken = new Set(["index.html", "sw.js", "sw-old.js", "start.js", "feature-detect.js", "polyfills.js", "manifest.webmanifest"]);
for (const name of names) if (/^icons\/|^prerendered-|\.txt$/.test(name) && !name.startsWith("problems/")) taken.add(name);

// The Chinese font would be a twelfth of the file: the device's own font is used instead.
const LEFT_OUT = /@font-face\{[^}]*pinceau[^}]*\}/gi;
for (const name of names) if (name.includes("pinceau")) taken.add(name);

/** Inlines the images and fonts of a style sheet. URLs are relative to that file. */
const styles = (css, name) =>
  css.replaceAll(LEFT_OUT, "").replaceAll(/url\((["']?)([^"')]+)\1\)/g, (whole, _, address) => {
    const file = inside(posix.join(posix.dirname(name), address));
    if (/^(data:|#)/.test(address) || !names.includes(file)) return whole;
    taken.add(file);
    return `url("${asData(file)}")`;
  });

// Dynamic imports go through single-file/asset-server-shim.js: a file has no server URL.
const outOfServer = (script) =>
  script.replaceAll(/\bimport\s*\(/g, "tableRondeImport(").replaceAll(/\bimport\.meta\.url\b/g, "document.baseURI");

let html = read("index.html").toString();
const sheets = new Map();
html = html.replaceAll(/(<style[^>]*>)([\s\S]*?)<\/style>/g, (_, begin, css) => `${begin}${styles(css, "index.html")}</style>`);
for (const name of names) if (extname(name) === ".css") sheets.set(name, Buffer.from(styles(read(name).toString(), name)));
html = html
  .replace(/(name="app" content=')[^']*/, (_, before) => before + JSON.stringify({ ...app, wasm: undefined, chunks: {} }))
  .replaceAll(/<link rel="(?:modulepreload|preload|manifest|apple-touch-icon)"[^>]*>\n?/g, "")
  .replaceAll(/(<link rel="icon"[^>]* href=")([^"]+)"/g, (_, before, address) => `${before}${asData(inside(address))}"`)
  .replaceAll('href="./#', 'href="#');

// The first script selects the policy and so precedes it.
html = html
  .replace("<html ", '<html data-copy="file" ')
  .replace(
    /<script src="feature-detect.js"( data-policy="[^"]*")><\/script>/,
    (_, attribute) => `<script${attribute}>${read("feature-detect.js").toString().trim()}</script>`,
  );
// The other scripts go to the end, in order, after the embedded files that they request.
const scripts = [];
html = html.replaceAll(/<script([^>]*)\bsrc="([^"]+)"[^>]*><\/script>\n?/g, (_, attributes, address) => {
  const name = inside(address);
  scripts.push(/type="module"/.test(attributes) ? `tableRondeImport(${JSON.stringify(name)});` : outOfServer(read(name).toString()));
  return "";
});
const answering = fileURLToPath(new URL("./single-file/asset-server-shim.js", import.meta.url));
const [server] = buildSync({ entryPoints: [answering], bundle: true, minify: true, ...OLDEST, write: false }).outputFiles;
scripts.unshift(read("polyfills.js").toString().trim(), server.text.trim());

const kept = {};
for (const name of names.filter((name) => !taken.has(name))) {
  const type = typeOf(name);
  const isPacked = PACKED.includes(extname(name));
  const bytes = extname(name) === ".js" ? Buffer.from(outOfServer(read(name).toString())) : (sheets.get(name) ?? read(name));
  const data = encode(isPacked ? pako.gzip(bytes, { level: 9, memLevel: 9 }) : bytes, SIGNS);
  kept[name] = { type, isPacked, data };
}

// Credits of the fonts. The licence text that they share appears once.
const ofFonts = new Map();
for (const name of names.filter((name) => name.endsWith("-OFL.txt") && !name.includes("pinceau"))) {
  const text = read(name).toString().trim();
  const end = text.indexOf("\n\n");
  const [makers, terms] = [text.slice(0, end), text.slice(end).trim()];
  ofFonts.set(terms, [...(ofFonts.get(terms) ?? []), makers]);
}
const fonts = [...ofFonts].map(([terms, makers]) => [...makers, terms].join("\n\n"));
const notices = [...fonts, read("licences.txt").toString()].map((text) => text.trim()).join("\n\n\n");
if (/<\/script/i.test(notices))
  throw new Error("A licence text contains </script, which ends the element that holds it. Escape it in tools/build/licences.mjs.");

for (const script of [...scripts, read("feature-detect.js").toString()])
  if (/<\/script|<!--[^]*<script/i.test(script))
    throw new Error("A script contains </script or <!-- with <script, which ends the element that holds it. Write the text in two parts.");
const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
const policy = [
  "default-src 'none'",
  `script-src ${hashes.join(" ")} blob: 'wasm-unsafe-eval'`,
  "style-src 'unsafe-inline' blob:",
  "img-src data: blob:",
  "font-src data:",
  "media-src blob:",
  "connect-src blob:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
html = html.replaceAll(/((?:http-equiv="Content-Security-Policy" content|data-policy)=")[^"]*"/g, (_, before) => `${before}${policy}"`);
if (html.split(policy).length !== 3)
  throw new Error("index.html does not contain its Content Security Policy twice (meta element, data-policy), so it cannot be replaced.");
const end = [
  `<script type="text/plain" id="licences">\n${notices}\n</script>`,
  `<script type="application/json" id="kept">${JSON.stringify(kept)}</script>`,
  ...scripts.map((script) => `<script>${script}</script>`),
].join("\n");
html = html.replace("</body>", () => `${end}\n</body>`);

// Script contents are not elements of the page.
const elements = html.replaceAll(/<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g, "");
const outside = elements.match(/<(?:script|link|img)\b[^>]*\b(?:src|href)="(?!data:|#)[^"]*"/);
if (outside) throw new Error(`The one-file copy still refers to ${outside[0]}. Inline this file in tools/build/single-file.mjs.`);
writeFileSync(target, html);

const isSpoken = names.some(isClips);
const limit = isSpoken ? LIMITS.spoken : LIMITS.silent;
const MB = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`${target}: ${MB(html.length)} (limit ${MB(limit)}, ${isSpoken ? "with" : "without"} voice)`);
if (Buffer.byteLength(html) > limit) {
  console.error(`${target} exceeds its limit of ${MB(limit)}. Leave out assets, or raise LIMITS in tools/build/single-file.mjs.`);
  process.exit(1);
}
