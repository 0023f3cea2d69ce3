// The class at the board as strips: each feature in each window size, the pupils' page with the projector window beside it:
// whole-class.mjs FOLDER [NAME…]. Uses dist/. In the window of 1024×768 the board is lowered, as for a whiteboard.
import { mkdir } from "node:fs/promises";
import { launch } from "../../tests/browser/support/chromium.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";
import { writeSheets } from "./strip/sheets.mjs";
import { openWindows } from "./strip/windows.mjs";
import { SCENES } from "./whole-class/scenes.mjs";

const [folder, ...names] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tools/screenshots/whole-class.mjs FOLDER [NAME…]");
  process.exit(2);
}
const SIZES = [{ size: [1080, 810] }, { size: [1024, 768], lowered: true }, { size: [1920, 1080] }];
/** Columns of a sheet: each frame is two windows wide. */
const COLUMNS = 3;

buildRules();
await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
for (const { name, play, settings, saved } of SCENES) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const { size, lowered } of SIZES) {
    const windows = await openWindows(browser, server.address, {
      size,
      settings: { hush: true, motion: "reduced", lowered: Boolean(lowered), ...settings },
      saved: saved?.(),
    });
    const title = `${name}-${size.join("x")}`;
    try {
      await play(windows);
    } catch (error) {
      console.error(`${title}: ${error.message}`);
      process.exitCode = 1;
    }
    await writeSheets(windows.context, folder, title, windows.frames, COLUMNS);
    for (const fault of windows.faults) console.error(`${title}: ${fault}`);
    console.log(`${title}: ${windows.frames.length} pictures`);
    await windows.close();
  }
}
await browser.close();
await server.stop();
