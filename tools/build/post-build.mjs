// Post-build step: removes inline scripts, inlines the first style sheet, bundles the scripts and generates the service workers.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform as shorten } from "esbuild";
import { decompress } from "wawoff2";
import { SHEET_END } from "../../shell/loading.js";
import { wordsOf } from "../../shell/sound/words.js";
import { licences } from "./licences.mjs";
import { OLDEST } from "./legacy/targets.mjs";
import { aged, lowered } from "./styles.mjs";
import { mirrored } from "./rtl.mjs";
import { split } from "./wasm-chunks.mjs";

const dist = process.env.TRUNK_STAGING_DIR ?? "dist";
const page = join(dist, "index.html");
let html = readFileSync(page, "utf8");

const hashed = (name, ending, text) => `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.${ending}`;
const write = (name, ending, text) => {
  const file = hashed(name, ending, text);
  writeFileSync(join(dist, file), text);
  return file;
};

// start.js loads the app, so Trunk's loader script and preloads are removed.
html = html
  .replace(/<script type="module"[^>]*>[\s\S]*?<\/script>/, "")
  .replaceAll(/<link rel="(?:module)?preload"(?! as="script")[^>]*>/g, "");

// The first page's styles are inlined: one request less before the first paint.
const sheets = [...html.matchAll(/<link rel="stylesheet" href="\.?\/?([^"]+\.css)"[^>]*>/g)];
const first = sheets.map(([, file]) => mirrored(file.replace(/-.*/, ""), readFileSync(join(dist, file), "utf8"))).join("\n");
const css = lowered(first);
if (/<\/style/i.test(css)) throw new Error("The style sheet that is inlined in index.html contains </style. Remove it from styles/.");
/** Appends the rule by which shell/loading.js detects a complete sheet. It matches no element. */
const ended = (css) => `${css}${SHEET_END}{order:0}`;
const firstOfOld = write("first-old", "css", ended(aged(first)));
for (const [index, [link, file]] of sheets.entries()) {
  rmSync(join(dist, file));
  html = html.replace(link, () => (index === 0 ? `<style data-old="./${firstOfOld}">${css}</style>` : ""));
}

const small = { ...OLDEST, minify: true, legalComments: "none" };

/** Bundles a script with its imports into one file. */
const bundle = async (script, more) => {
  const built = await build({ ...small, entryPoints: [script], bundle: true, format: "esm", write: false, ...more });
  return built.outputFiles[0].text;
};

const taken = (pattern) => {
  const file = readdirSync(dist).find((file) => pattern.test(file));
  if (!file)
    throw new Error(`dist/ has no file that matches ${pattern}: the Trunk build is incomplete. Remove dist/ and run ./run --build.`);
  const bytes = readFileSync(join(dist, file));
  rmSync(join(dist, file));
  return bytes;
};

// The app: its script and Wasm files, named by their content hash. Trunk's own unsplit output is deleted.
for (const file of readdirSync(dist)) if (/^table-ronde(-\w+)?(_bg)?\.(js|wasm)$/.test(file)) rmSync(join(dist, file));
const isRelease = process.env.TRUNK_PROFILE !== "debug" && !process.env.TABLE_RONDE_QUICK;
const raw = join(process.env.CARGO_TARGET_DIR ?? "target", "wasm32-unknown-unknown/wasm/table-ronde.wasm");
const app = await split(raw, { isSmall: isRelease, isWhole: isRelease });
const chunkFiles = {};
for (const [name, bytes] of app.wasm) {
  const own = name
    .replace(/\.wasm$/, "")
    .replace(/^split_/, "")
    .replace(/^chunk_/, "shared-")
    .replace(/_bg$/, "");
  chunkFiles[name] = `./${write(`app-${own}`, "wasm", bytes)}`;
}
const { "main_bg.wasm": mainFile, ...chunks } = chunkFiles;
const script = write(
  "app",
  "js",
  await bundle(join(app.folder, "main.js"), {
    define: {
      fetch: "fetchChunk",
      "WebAssembly.instantiateStreaming": "instantiateChunk",
      "import.meta.url": "chunkBase",
    },
    inject: ["shell/chunk-loader.js"],
    // wasm-bindgen repeats the object key of the chunk loader module.
    logOverride: { "duplicate-object-key": "silent" },
  }),
);
app.remove();

// Style sheets of the first game and of the pages in chunks.
const SHEETS = {
  game: ["board", "dice", "fight", "teacher", "shelf", "players", "kept"],
  pages: ["pages", "course", "tale", "desk", "problems", "press", "council", "class", "arena", "halves"],
};
const about = { script: `./${script}`, wasm: mainFile, chunks, whole: app.whole && `./${write("app-old", "wasm", app.whole)}` };
for (const [name, own] of Object.entries(SHEETS)) {
  const sheet = own.map((name) => mirrored(name, taken(new RegExp(`^${name}\\.css$`)).toString())).join("\n");
  const style = write(name, "css", ended(lowered(sheet)));
  const old = write(`${name}-old`, "css", ended(aged(sheet)));
  about[name] = { style: `./${style}`, old: `./${old}` };
}
// Prerendered pages by path (examples/prerender.rs). Only the script of shell/prerendered.js answers their taps. The first page is part of
// index.html. shell/prerendered.js fetches the others, with their styles.
const { "": firstPage, ...otherPages } = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(process.env.PRERENDERED, "utf8"))).map(([path, markup]) => [
    path,
    markup.replace("<main ", `<main data-prerendered="${path}" inert `),
  ]),
);
const place = "<!-- prerendered first page -->";
if (!html.includes(place)) throw new Error(`index.html has no place for the prerendered page: ${place}`);
html = html.replace(place, () => firstPage);
const STYLES = { etagere: "shelf" };
about.prerendered = Object.fromEntries(
  Object.entries(otherPages).map(([path, markup]) => {
    const css = lowered(readFileSync(`styles/${STYLES[path]}.css`, "utf8"));
    return [path, `./${write(`prerendered-${path}`, "html", `<style>${css}</style>\n${markup}\n`)}`];
  }),
);
html = html.replace('name="app" content=""', () => `name="app" content='${JSON.stringify(about)}'`);
writeFileSync(join(dist, "start.js"), await bundle("shell/start.js", { format: "iife" }));
for (const file of ["feature-detect.js", "panel-texts.js"]) {
  const { code } = await shorten(readFileSync(join(dist, file), "utf8"), { minify: true, target: "es5" });
  writeFileSync(join(dist, file), code);
}
html = html.replaceAll(/ integrity="[^"]*"/g, "");

// Polyfills for old browsers, and the CSP for those that do not know 'wasm-unsafe-eval' (shell/feature-detect.js).
writeFileSync(join(dist, "polyfills.js"), await bundle("shell/legacy/polyfills.js", { format: "iife" }));
const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
html = html.replace('data-policy=""', () => `data-policy="${policy}"`);

// PDF export: libraries and fonts in one file, loaded for the first PDF.
let unpacked = Promise.resolve();
const letters = {
  name: "letters",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      // One font at a time: the decompressor has a single memory.
      unpacked = unpacked.then(() => decompress(readFileSync(path)));
      const font = Buffer.from(await unpacked);
      return { contents: `export default ${JSON.stringify(font.toString("base64"))}`, loader: "js" };
    }),
};
// jsPDF's optional dependencies for HTML and images are left out: the sheets have neither.
const unused = ["canvg", "html2canvas", "dompurify", "core-js"];
const printer = await bundle("shell/pdf.js", { plugins: [letters], external: unused });
const pdf = hashed("pdf", "js", printer);
writeFileSync(join(dist, pdf), printer);
html = html.replace('name="pdf" content=""', `name="pdf" content="./${pdf}"`);

// The voice: its script, the packs of clips and their index. None of them is part of the first load. The script caches the clips.
const clips = JSON.parse(readFileSync("assets/voice/index.json", "utf8")).packs;
const packs = Object.entries(clips).map(([pack, list]) => {
  const bytes = readFileSync(`assets/voice/${pack}.mp3`);
  const file = hashed(`voice-${pack}`, "mp3", bytes);
  writeFileSync(join(dist, file), bytes);
  const key = (text) =>
    wordsOf(text)
      .map(({ word }) => word)
      .join(" ");
  return { file: `./${file}`, clips: list.map(({ text, at, length, words }) => [key(text), at, length, words]) };
});
const voiceIndex = JSON.stringify({ packs });
const voiceList = hashed("voice", "json", voiceIndex);
writeFileSync(join(dist, voiceList), voiceIndex);
const voice = await bundle("shell/sound/voice.js");
const voiceScript = hashed("voice", "js", voice);
writeFileSync(join(dist, voiceScript), voice);
html = html.replace('name="voice" content=""', `name="voice" content="./${voiceScript} ./${voiceList}"`);

// Languages other than French: the list, and a file of texts per language, fetched on selection.
const languages = readdirSync("assets/words")
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => {
    const { "@name": name, "@note": _, "@stale": stale = "0", ...texts } = JSON.parse(readFileSync(join("assets/words", file), "utf8"));
    const tag = file.replace(/\.json$/, "");
    const share = stale === "0" ? {} : { stale: Number(stale), texts: Object.keys(texts).length };
    return { tag, name, ...share, file: write(`words-${tag}`, "json", JSON.stringify(texts)) };
  });
html = html.replace('name="languages" content=""', () => `name="languages" content='${JSON.stringify(languages)}'`);

// Handbook for adults, in French too, fetched by the page that shows it. A language without texts falls back to French.
mkdirSync(join(dist, "handbook"), { recursive: true });
for (const tag of ["fr", ...languages.map(({ tag }) => tag)]) {
  const source = join("assets/handbook", `${tag}.json`);
  const { "@note": _, ...texts } = existsSync(source) ? JSON.parse(readFileSync(source, "utf8")) : {};
  writeFileSync(join(dist, "handbook", `${tag}.json`), JSON.stringify(texts));
}

// Single-switch scanning: fetched if the settings name a switch.
const sheetTexts = {
  name: "sheet-texts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await shorten(readFileSync(path, "utf8"), { ...OLDEST, loader: "css", minify: true });
      return { contents: code.trim(), loader: "text" };
    }),
};
const switchScript = write("switch", "js", await bundle("shell/switch/switch.js", { plugins: [sheetTexts] }));
html = html.replace('name="switch" content=""', `name="switch" content="./${switchScript}"`);

// Expressions of the characters: fetched after the first board.
const drawingTexts = {
  name: "drawing-texts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svg$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(/>\s+</g, "><").trim(),
      loader: "text",
    })),
};
const facesScript = write("faces", "js", await bundle("shell/faces/faces.js", { plugins: [sheetTexts, drawingTexts] }));
html = html.replace('name="faces" content=""', `name="faces" content="./${facesScript}"`);

// Libraries that are fetched on first use.
mkdirSync(join(dist, "apart"), { recursive: true });
for (const [name, library] of [
  ["squares", "qrcode-generator/dist/qrcode.js"],
  ["scan", "jsqr/dist/jsQR.js"],
]) {
  const { code } = await shorten(readFileSync(join("node_modules", library), "utf8"), small);
  writeFileSync(join(dist, "apart", `${name}.js`), code);
}

// Licence texts of all code, which must accompany copies of the folder.
writeFileSync(join(dist, "licences.txt"), licences());

html = html.replaceAll(/>\s*\n\s*</g, ">\n<");
if (/<script(?![^>]*\bsrc=)[^>]*>/.test(html))
  throw new Error("index.html has an inline script, which the Content Security Policy forbids. Move it to a file in shell/.");
writeFileSync(page, html);

/**
 * Returns whether a file is precached. With its hash, a wrong answer of a portal or proxy is rejected and a lost file restored. Files
 * named by their content hash need no revision.
 */
const isKept = (name) =>
  (/\.(html|js|css|wasm|svg|png|woff2|webmanifest)$/.test(name) && !/^sw[^/]*\.js$/.test(name)) ||
  /^(problems\/|handbook\/|words-)/.test(name);
const entryOf = (name) => {
  const bytes = readFileSync(join(dist, name));
  const revision = /-[0-9a-f]{16}\.\w+$/.test(name) ? null : createHash("md5").update(bytes).digest("hex");
  return { url: name, revision, integrity: `sha256-${createHash("sha256").update(bytes).digest("base64")}` };
};

/** Writes a service worker that precaches the app, without the files for the other generation of browsers. */
const keep = async (name, isLeftOut) => {
  const files = readdirSync(dist, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const list = files.filter((file) => isKept(file) && !isLeftOut(file)).map(entryOf);
  const define = { LIST: JSON.stringify(list), "process.env.NODE_ENV": '"production"' };
  writeFileSync(join(dist, name), await bundle("shell/service-worker.js", { format: "iife", define }));
  const size = list.reduce((sum, { url }) => sum + statSync(join(dist, url)).size, 0);
  console.log(`${name} keeps offline: ${list.length} files, ${Math.round(size / 1024)} kB`);
};
await keep("sw.js", (file) => /-old-/.test(file) || file === "polyfills.js");
await keep("sw-old.js", (file) => /^prerendered-/.test(file) || Object.keys(SHEETS).some((name) => about[name].style === `./${file}`));
// Promise.allSettled is newer than service workers.
const before = await bundle("shell/legacy/service-worker-polyfills.js", { format: "iife" });
writeFileSync(join(dist, "sw-old.js"), before + readFileSync(join(dist, "sw-old.js"), "utf8"));
