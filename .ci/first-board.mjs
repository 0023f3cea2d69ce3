// Which functions of the first program a first board does without: first-board.mjs writes .ci/first-board.txt, by which the build
// cuts the program (.ci/wasm-halves.mjs); with --names it prints the functions that a first board needs. Works on what
// `./run --build` left; the next build cuts anew.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../tests/browser/support/chromium.js";
import { serve } from "../tests/browser/support/server.mjs";
import { toFirstBoard, VISITS } from "../tests/browser/support/first-board.js";
import { functions, plain } from "./wasm-file.mjs";
import { counting, mark, unused } from "./wasm-halves.mjs";
import { named, programs } from "./wasm-modules.mjs";

const LIST = ".ci/first-board.txt";
const [program] = programs();

/** A copy of dist/ whose first program is in one piece and counts. */
function countingSite({ glue, wasm }) {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-first-board-"));
  cpSync("dist", folder, { recursive: true });
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  const [, text] = html.match(/name="programs" content='([^']+)'/);
  const [{ rest, whole, ...first }, ...others] = JSON.parse(text);
  writeFileSync(page, html.replace(text, () => JSON.stringify([first, ...others])));
  writeFileSync(join(folder, first.script), glue.replace(`${program}_bg.wasm`, first.wasm));
  writeFileSync(join(folder, first.wasm), counting(wasm));
  return folder;
}

/** What the program on this page has counted. */
const counted = (page) =>
  page.evaluate(async () => {
    const [{ script }] = JSON.parse(document.querySelector("meta[name=programs]").content);
    const program = await (await import(new URL(script, document.baseURI).href)).default();
    const at = program.memory.buffer.byteLength;
    program.memory.grow(4);
    return [...new Uint8Array(program.memory.buffer, at, program.__write_profile(at, 4 * 65536))];
  });

const whole = await named(program);
const folder = countingSite(whole);
const { address, stop } = await serve({ folder });
const browser = await launch();
const profiles = [];
try {
  for (const { about, begin, ...way } of VISITS) {
    const context = await browser.newContext({ ...about, serviceWorkers: "block" });
    const page = await context.newPage();
    await toFirstBoard(page, `${address}/${begin}`, way);
    profiles.push(Buffer.from(await counted(page)));
    await context.close();
  }
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true });
}

const rest = unused(whole.wasm, profiles);
const size = (all) => all.reduce((sum, { body }) => sum + body.length, 0);
const all = functions(whole.wasm);
if (process.argv.includes("--names")) {
  const needed = all.filter((one) => !rest.some(({ index }) => index === one.index)).sort((one, other) => other.body.length - one.body.length);
  for (const { name, body } of needed) console.log(`${String(body.length).padStart(7)}  ${plain(name)}`);
} else {
  writeFileSync(LIST, `${[...new Set(rest.map(({ name }) => mark(name)))].sort().join("\n")}\n`);
  console.log(`${all.length - rest.length} of ${all.length} functions run until a first board stands: ${size(all) - size(rest)} of ${size(all)} bytes.`);
}
