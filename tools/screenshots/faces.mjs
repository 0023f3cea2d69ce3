// Expressions as contact sheets: every character of the first game with every expression, on wooden and on paper pieces, in every theme,
// and those of the other games with theirs:
// faces.mjs FOLDER [SIZE…]. The sizes of a piece are in CSS pixels. Uses dist/.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launch, tablet } from "../../tests/browser/support/chromium.js";
import { serve } from "../../tests/browser/support/server.mjs";

const THEMES = ["parchment", "contrast", "whiteboard", "night"];
const MATERIALS = ["token", "paper"];
const MOODS = ["calm", "chosen", "glad", "sorry", "asleep", "blink", "yawn"];
/** Characters by the colour of their pieces, as in figure_box of src/widgets/token.rs: left, top and width of the figure. */
const SUITS = {
  blue: { kinds: ["soldier", "knight", "prince"], box: [15, 15, 70] },
  red: { kinds: ["small-dragon", "great-dragon", "tyrant"], box: [15, 15, 70] },
  yellow: { kinds: ["castle", "village", "princess", "treasure"], box: [15, 20, 70] },
};

const [folder, ...sizes] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/faces.mjs FOLDER [SIZE…]");
  process.exit(2);
}

/** Expressions of the other games, and their characters by symbol: left, top, width and height of the figure. */
const FEW = ["calm", "chosen", "glad"];
const FIGURE = [2, -2, 96, 96];
const TALL = [6, -70, 88, 167];
const OTHERS = {
  helmet: FIGURE,
  "tower-occupied-blue": FIGURE,
  dragon: FIGURE,
  ...Object.fromEntries(["red", "green", "yellow", "blue", "red-frozen"].map((colour) => [`horse-${colour}`, FIGURE])),
  ...Object.fromEntries(
    ["white", "black"].flatMap((colour) => ["1", "2", "3", "4", "monarch"].map((size) => [`k-${colour}-${size}`, TALL])),
  ),
};

/** Draws the sheet of the other games in the page, instead of its content. */
function drawOthers([theme, size, others, moods]) {
  document.documentElement.dataset.theme = theme;
  const piece = ([kind, [x, y, width, height]], mood) =>
    `<td data-mood="${mood === "calm" ? "" : mood}"><svg viewBox="-6 -76 112 184" width="${size * 1.12}" height="${size * 1.84}" overflow="visible">
      <use href="#${kind}" x="${x}" y="${y}" width="${width}" height="${height}"/></svg></td>`;
  const row = (mood) =>
    `<tr><th>${mood}</th>${Object.entries(others)
      .map((one) => piece(one, mood))
      .join("")}</tr>`;
  document.querySelector("#app").style.display = "none";
  document.querySelector("#contact-sheet")?.remove();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<table id="contact-sheet" style="position:absolute;top:0;left:0;z-index:99;background:var(--cell-a);color:var(--ink);font:13px sans-serif">${moods.map(row).join("")}</table>`,
  );
  for (const calm of document.querySelectorAll('#contact-sheet [data-mood=""]')) calm.removeAttribute("data-mood");
}

/** Draws the sheet of the first game in the page, instead of its content. */
function draw([material, theme, size, suits, moods]) {
  document.documentElement.dataset.theme = theme;
  const piece = (suit, kind, mood) => {
    const [x, y, side] = suits[suit].box;
    // Only Tyran yawns.
    if (mood === "yawn" && kind !== "tyrant") return "<td></td>";
    const attribute = { calm: "", blink: "data-blink", yawn: "" }[mood] ?? `data-mood="${mood}"`;
    const yawn = mood === "yawn" ? 'style="--calm:none;--mood:inline;--yawn:inline"' : "";
    return `<td ${attribute} ${yawn}><svg viewBox="-6 -8 112 124" width="${size * 1.12}" height="${size * 1.24}" overflow="visible">
      <use href="#${material}-${suit}" x="-4" y="-4" width="108" height="116"/>
      <use href="#${kind}" x="${x}" y="${y}" width="${side}" height="${side}"/></svg></td>`;
  };
  const row = (suit) => (kind) => `<tr><th>${kind}</th>${moods.map((mood) => piece(suit, kind, mood)).join("")}</tr>`;
  const rows = Object.keys(suits).flatMap((suit) => suits[suit].kinds.map(row(suit)));
  const head = `<tr><th></th>${moods.map((mood) => `<th>${mood}</th>`).join("")}</tr>`;
  document.querySelector("#app").style.display = "none";
  document.querySelector("#contact-sheet")?.remove();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<table id="contact-sheet" style="position:absolute;top:0;left:0;z-index:99;background:var(--cell-a);color:var(--ink);font:13px sans-serif">${head}${rows.join("")}</table>`,
  );
}

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const context = await tablet(browser, server.address, [1080, 810]);
const page = await context.newPage();
await page.goto("./");
await page.locator("html[data-faces]").waitFor({ state: "attached", timeout: 120_000 });
for (const size of sizes.length > 0 ? sizes.map(Number) : [96, 48]) {
  for (const material of MATERIALS) {
    for (const theme of THEMES) {
      await page.evaluate(draw, [material, theme, size, SUITS, MOODS]);
      await page.locator("#contact-sheet").screenshot({ path: join(folder, `faces-${material}-${theme}-${size}.png`) });
    }
  }
}
for (const theme of THEMES) {
  await page.evaluate(drawOthers, [theme, 64, OTHERS, FEW]);
  await page.locator("#contact-sheet").screenshot({ path: join(folder, `faces-others-${theme}.png`) });
}
await browser.close();
await server.stop();
console.log(`Contact sheets are in ${folder}.`);
