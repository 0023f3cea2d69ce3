// After each build: no inline script, one style sheet, and the service worker with the list of files to keep.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform as shorten } from "esbuild";
import { transform } from "lightningcss";
import { decompress } from "wawoff2";
import { generateSW } from "workbox-build";
import { wordsOf } from "../assets/sound/words.js";
import { renamed } from "./wasm-names.mjs";

const dist = process.env.TRUNK_STAGING_DIR ?? "dist";
const page = join(dist, "index.html");
let html = readFileSync(page, "utf8");

const hashed = (name, ending, text) =>
  `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.${ending}`;

// Programs are started by boot.js, each for its own pages, and none is waited for here.
html = html.replace(/<script type="module"[^>]*>[\s\S]*?<\/script>/, "").replaceAll(/<link rel="(?:module)?preload"[^>]*>/g, "");

const targets = { safari: 15 << 16, chrome: 90 << 16, firefox: 90 << 16 };
const tidy = (css) =>
  transform({ filename: "styles", code: Buffer.from(css), minify: true, targets }).code.toString();

// The styles of the first page stand in it: one request less before anything is seen.
const sheets = [...html.matchAll(/<link rel="stylesheet" href="\.?\/?([^"]+\.css)"[^>]*>/g)];
const css = sheets.map(([, file]) => tidy(readFileSync(join(dist, file), "utf8"))).join("\n");
if (/<\/style/i.test(css)) throw new Error("a style closes the element that holds it");
for (const [index, [link, file]] of sheets.entries()) {
  rmSync(join(dist, file));
  html = html.replace(link, () => (index === 0 ? `<style>${css}</style>` : ""));
}

/** How scripts are made short, for browsers of 2021 and newer. */
const small = { minify: true, target: ["safari15", "chrome90", "firefox90"], legalComments: "none" };

/** The glue of a program made short, and the program, with short names for what one asks of the other. */
const shortened = async (glue, wasm) => {
  const { code, mangleCache } = await shorten(glue, { ...small, format: "esm", mangleProps: /^(__wb|wasm_bindgen__)/, mangleQuoted: true, mangleCache: {} });
  return { code, wasm: renamed(wasm, (name) => mangleCache[name] ?? name) };
};
const write = (name, ending, text) => {
  const file = hashed(name, ending, text);
  writeFileSync(join(dist, file), text);
  return file;
};
const taken = (pattern) => {
  const file = readdirSync(dist).find((file) => pattern.test(file));
  if (!file) throw new Error(`the build has made no ${pattern}`);
  const bytes = readFileSync(join(dist, file));
  rmSync(join(dist, file));
  return bytes;
};

// The programs: glue without comments and long names, one style sheet each, all named by their content. The page says
// which addresses each draws and where its files are.
const programs = JSON.parse(readFileSync("assets/programs.json", "utf8"));
const styles = new Map([...new Set(programs.flatMap(({ styles }) => styles))].map((name) => [name, tidy(taken(new RegExp(`^${name}\\.css$`)).toString())]));
const about = [];
for (const { name, draws, styles: own } of programs) {
  const bytes = taken(new RegExp(`^${name}(-\\w+)?_bg\\.wasm$`));
  const glue = taken(new RegExp(`^${name}(-\\w+)?\\.js$`)).toString();
  const { code, wasm } = await shortened(glue, bytes);
  const program = write(name, "wasm", wasm);
  const script = write(name, "js", code.replaceAll(`${name}_bg.wasm`, program));
  const style = write(name, "css", own.map((name) => styles.get(name)).join("\n"));
  about.push({ name, draws, script: `./${script}`, style: `./${style}`, wasm: `./${program}` });
}
html = html.replace('name="programs" content=""', () => `name="programs" content='${JSON.stringify(about)}'`);
const boot = await shorten(readFileSync(join(dist, "boot.js"), "utf8"), small);
writeFileSync(join(dist, "boot.js"), boot.code);
html = html.replaceAll(/ integrity="[^"]*"/g, "");

// What makes PDF files: libraries and letters in one file, loaded when the first such file is asked for.
let unpacked = Promise.resolve();
const letters = {
  name: "letters",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      // One after the other: the unpacker has one memory for all.
      unpacked = unpacked.then(() => decompress(readFileSync(path)));
      const font = Buffer.from(await unpacked);
      return { contents: `export default ${JSON.stringify(font.toString("base64"))}`, loader: "js" };
    }),
};
// What jsPDF draws HTML and pictures with is left out: the sheets have neither.
const unused = ["canvg", "html2canvas", "dompurify", "core-js"];
/** A script and all that it imports, in one file. */
const bundle = async (script, more) => {
  const built = await build({ ...small, entryPoints: [script], bundle: true, format: "esm", write: false, ...more });
  return built.outputFiles[0].text;
};
const printer = await bundle("assets/pdf.js", { plugins: [letters], external: unused });
const pdf = hashed("pdf", "js", printer);
writeFileSync(join(dist, pdf), printer);
html = html.replace('name="pdf" content=""', `name="pdf" content="./${pdf}"`);

// The voice: its script, and the clips in packs, with the list that tells where each lies. Neither is part of the first
// load; the script keeps the clips on the device.
const clips = JSON.parse(readFileSync("assets/voice/index.json", "utf8")).packs;
const packs = Object.entries(clips).map(([pack, list]) => {
  const bytes = readFileSync(`assets/voice/${pack}.mp3`);
  const file = hashed(`voice-${pack}`, "mp3", bytes);
  writeFileSync(join(dist, file), bytes);
  const key = (text) => wordsOf(text).map(({ word }) => word).join(" ");
  return { file: `./${file}`, clips: list.map(({ text, at, length, words }) => [key(text), at, length, words]) };
});
const voiceIndex = JSON.stringify({ packs });
const voiceList = hashed("voice", "json", voiceIndex);
writeFileSync(join(dist, voiceList), voiceIndex);
const voice = await bundle("assets/sound/voice.js");
const voiceScript = hashed("voice", "js", voice);
writeFileSync(join(dist, voiceScript), voice);
html = html.replace('name="voice" content=""', `name="voice" content="./${voiceScript} ./${voiceList}"`);

// Kept libraries that are fetched when they are first needed.
mkdirSync(join(dist, "apart"), { recursive: true });
for (const [name, library] of [["squares", "qrcode-generator/dist/qrcode.js"], ["scan", "jsqr/dist/jsQR.js"]]) {
  const { code } = await shorten(readFileSync(join("node_modules", library), "utf8"), small);
  writeFileSync(join(dist, "apart", `${name}.js`), code);
}

html = html.replaceAll(/>\s*\n\s*</g, ">\n<");
if (/<script(?![^>]*\bsrc=)[^>]*>/.test(html)) throw new Error("index.html still has an inline script");
writeFileSync(page, html);

for (const file of readdirSync(dist)) {
  if (file.startsWith("workbox-") && existsSync(join(dist, file))) rmSync(join(dist, file));
}
const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["**/*.{html,js,css,wasm,svg,png,woff2,webmanifest}"],
  swDest: join(dist, "sw.js"),
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
  clientsClaim: true,
  skipWaiting: false,
  cleanupOutdatedCaches: true,
  dontCacheBustURLsMatching: /-[0-9a-f]{16}(_bg)?\.\w+$/,
  maximumFileSizeToCacheInBytes: 20 * 1024 * 1024,
});
for (const warning of warnings) console.warn(warning);
console.log(`kept offline: ${count} files, ${Math.round(size / 1024)} kB`);
