// After each build: no inline script, one style sheet, and the service worker with the list of files to keep.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { minify } from "terser";
import { generateSW } from "workbox-build";

const dist = process.env.TRUNK_STAGING_DIR ?? "dist";
const page = join(dist, "index.html");
let html = readFileSync(page, "utf8");

const hashed = (name, ending, text) =>
  `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.${ending}`;

// The start script stands in a file of its own, so that the policy can forbid inline scripts.
html = html.replace(/<script type="module"[^>]*>([\s\S]*?)<\/script>/, (_, script) => {
  const text = script.trim().replaceAll(/(["'])\.?\/?(app-[\w-]+\.(?:js|wasm))\1/g, '"./$2"') + "\n";
  const name = hashed("start", "js", text);
  writeFileSync(join(dist, name), text);
  return `<script type="module" src="./${name}"></script>`;
});

const targets = { safari: 15 << 16, chrome: 90 << 16, firefox: 90 << 16 };
const tidy = (css) =>
  transform({ filename: "styles", code: Buffer.from(css), minify: true, targets }).code.toString();

// One style sheet instead of many requests.
const sheets = [...html.matchAll(/<link rel="stylesheet" href="\.?\/?([^"]+\.css)"[^>]*>/g)];
const css = sheets.map(([, file]) => tidy(readFileSync(join(dist, file), "utf8"))).join("\n");
const sheet = hashed("style", "css", css);
writeFileSync(join(dist, sheet), css);
for (const [index, [link, file]] of sheets.entries()) {
  rmSync(join(dist, file));
  html = html.replace(link, index === 0 ? `<link rel="stylesheet" href="./${sheet}">` : "");
}

// The glue of both programs without its comments and long names.
for (const file of readdirSync(dist).filter((file) => /^(app-\w+|house|boot)\.js$/.test(file))) {
  const { code } = await minify(readFileSync(join(dist, file), "utf8"), { module: file !== "boot.js" });
  writeFileSync(join(dist, file), code);
}
html = html.replaceAll(/ integrity="[^"]*"/g, "");

// The house: a program and a style sheet of its own, named by their content like the rest.
const moved = (from, to) => {
  writeFileSync(join(dist, to), readFileSync(join(dist, from)));
  rmSync(join(dist, from));
  return to;
};
const wasm = moved("house_bg.wasm", hashed("house", "wasm", readFileSync(join(dist, "house_bg.wasm"))));
const program = readFileSync(join(dist, "house.js"), "utf8").replaceAll("house_bg.wasm", wasm);
writeFileSync(join(dist, "house.js"), program);
const house = moved("house.js", hashed("house", "js", program));
const sheetsOfHouse = ["board.css", "dice.css", "fight.css", "teacher.css", "pages.css", "course.css", "kept.css"];
const houseCss = sheetsOfHouse.map((file) => tidy(readFileSync(join(dist, file), "utf8"))).join("\n");
for (const file of sheetsOfHouse) rmSync(join(dist, file));
const houseSheet = hashed("house", "css", houseCss);
writeFileSync(join(dist, houseSheet), houseCss);
html = html.replace('name="house" content=""', `name="house" content="./${house} ./${houseSheet}"`);

// Kept libraries that are fetched when they are first needed.
mkdirSync(join(dist, "apart"), { recursive: true });
for (const [name, library] of [["squares", "qrcode-generator/dist/qrcode.js"], ["scan", "jsqr/dist/jsQR.js"]]) {
  const { code } = await minify(readFileSync(join("node_modules", library), "utf8"));
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
  globPatterns: ["**/*.{html,js,css,wasm,svg,png,woff2,webmanifest,mp3}"],
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
