// Translator's view: translations.mjs FOLDER writes a page per language with French, translation, key and place of each text.
// translations.mjs --sample COUNT FOLDER writes pages of COUNT sentences each, without the French, to be read by somebody who
// knows only that language. translations.mjs --apply FILE writes the corrections that a page has saved into assets.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { key as spoken, phrases } from "../../tests/browser/support/phrases.js";
import { PLACES, STAND_INS, screen } from "./translations/places.mjs";
import { HANDBOOK, files, french, hash, language, tags } from "./translations/texts.mjs";

const SPRITES = ["icons", "backdrops", "games"]
  .flatMap((folder) => files(`assets/${folder}`, ".svg"))
  .map((path) => readFileSync(path, "utf8"));
const SYMBOLS = new Set(SPRITES.flatMap((sprite) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)));
/** Most pictures beside one text. */
const PICTURES = 4;

const STYLE = `${readFileSync("styles/tokens.css", "utf8")}
body { margin: 1rem; font: 16px/1.4 sans-serif; background: var(--ground); color: var(--ink); }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--ink-soft); padding: .4rem .6rem; text-align: start; vertical-align: top; }
td:nth-child(-n + 2) { width: 30%; }
td:nth-child(2) { white-space: pre-wrap; }
td:nth-child(3) { width: 16%; }
.sample :is(td, th):first-child { display: none; }
td svg { width: 3rem; height: 3rem; margin: .3rem; --suit: var(--prince); }
code { font-size: .8rem; overflow-wrap: anywhere; }
.changed { background: var(--goal-pale); }
.note { color: var(--dragon); font-size: .8rem; }
.symbols { position: absolute; }
#save { position: sticky; top: 0; padding: .6rem 1rem; font: inherit; }`;

/** Marks changed texts, keeps them in the browser, and saves them as a file. */
function page() {
  const tag = document.body.dataset.tag;
  const kept = JSON.parse(localStorage.getItem(`corrections-${tag}`) ?? "{}");
  const cells = [...document.querySelectorAll("td[data-key]")];
  const show = (cell) => cell.classList.toggle("changed", cell.dataset.key in kept);
  for (const cell of cells) {
    const first = cell.textContent;
    if (cell.dataset.key in kept) cell.textContent = kept[cell.dataset.key];
    show(cell);
    cell.addEventListener("input", () => {
      const text = cell.textContent.trim();
      if (text === first) delete kept[cell.dataset.key];
      else kept[cell.dataset.key] = text;
      localStorage.setItem(`corrections-${tag}`, JSON.stringify(kept));
      show(cell);
    });
  }
  document.getElementById("save").addEventListener("click", () => {
    const file = new Blob([JSON.stringify({ "@tag": tag, ...kept }, null, 2)], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `corrections-${tag}.json` });
    link.click();
  });
}

const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns the places of a text and their pictures. */
function place(key, text, known) {
  const places = Object.entries(known[spoken(text)] ?? {});
  if (places.length === 0) return escaped(screen(key));
  const named = places.flatMap(([, pictures]) => pictures.map((name) => name.slice(1)));
  const drawn = new Set(named.map((name) => STAND_INS[name] ?? name).filter((name) => SYMBOLS.has(name)));
  const pictures = [...drawn].slice(0, PICTURES).map((name) => `<svg viewBox="0 0 100 100"><use href="#${name}"/></svg>`);
  const names = new Set([screen(key), ...places.map(([kind]) => PLACES[kind] ?? kind)]);
  return `${escaped([...names].join(" — "))}<br>${pictures.join("")}`;
}

function row([key, text], one, known) {
  const own = one.texts.get(key);
  const note = own === undefined ? "stays French" : one.stale.has(key) ? "the French has changed" : "";
  return `<tr><td lang="fr">${escaped(text)}</td>
<td lang="${one.tag}" dir="${one.dir}" contenteditable data-key="${key}">${escaped(own ?? "")}</td>
<td><code>${key}</code>${note && `<div class="note">${note}</div>`}</td><td>${place(key, text, known)}</td></tr>`;
}

/** Picks sentences that pupils hear: the same ones each time, in the order of the hashes of their keys. */
function sample(count, one, sources, known) {
  const order = (key) => hash(`sample ${one.tag} ${key}`);
  const isSentence = ([key, text]) => one.texts.has(key) && spoken(text) in known && text.split(" ").length >= 3;
  return [...sources]
    .filter(isSentence)
    .sort(([a], [b]) => order(a).localeCompare(order(b)))
    .slice(0, count);
}

/** Returns the page of a language with these texts. A sample hides the French. */
function html(one, sources, known, isSample) {
  const isMissing = ([key]) => Number(!one.texts.has(key));
  const ordered = [...sources].sort((a, b) => isMissing(a) - isMissing(b));
  const rows = ordered.map((entry) => row(entry, one, known));
  const title = `Table ronde: ${one.name}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>
<body data-tag="${one.tag}"${isSample ? ' class="sample"' : ""}>${SPRITES.join("")}<h1>${escaped(title)}</h1>
<p>Correct the texts in the second column. The browser keeps them. Then save the file and send it back.</p>
<p><button id="save">Save the corrections</button></p>
<table><thead><tr><th>French</th><th>${escaped(one.name)}</th><th>Key</th><th>Place</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table><script>(${page})()</script></body></html>\n`;
}

/** Writes corrections into the files of a language, which have one entry a line. */
function apply(path) {
  const { "@tag": tag, ...texts } = JSON.parse(readFileSync(path, "utf8"));
  for (const [key, text] of Object.entries(texts)) {
    const isLong = key.startsWith(HANDBOOK);
    const file = `assets/${isLong ? "handbook" : "words"}/${tag}.json`;
    const start = `  ${JSON.stringify(isLong ? key.slice(HANDBOOK.length) : key)}: `;
    const lines = readFileSync(file, "utf8").split("\n");
    const at = lines.findIndex((line) => line.startsWith(start));
    if (at < 0) console.error(`${file} lacks ${key}: add it by hand`);
    else lines[at] = start + JSON.stringify(text) + (lines[at].endsWith(",") ? "," : "");
    writeFileSync(file, lines.join("\n"));
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { apply: { type: "string" }, sample: { type: "string" } },
});
const [folder] = positionals;
if (values.apply) apply(values.apply);
else if (folder) {
  const [sources, known] = [french(), phrases()];
  mkdirSync(folder, { recursive: true });
  for (const tag of tags()) {
    const one = language(tag, sources);
    const texts = values.sample ? sample(Number(values.sample), one, sources, known) : sources;
    writeFileSync(join(folder, `${tag}.html`), html(one, texts, known, Boolean(values.sample)));
  }
} else {
  console.error("translations.mjs [--sample COUNT] FOLDER, or translations.mjs --apply FILE");
  process.exitCode = 1;
}
