// One-file copy in Chromium: table-ronde.html works from a USB stick, opened as a file without a network.
import { execFileSync } from "node:child_process";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "../support/test.js";
import { kept, open, says, small } from "../support/game.js";
import { play } from "../support/robot.js";
import { apply } from "../support/rules-program.js";
import { passGate } from "../support/teacher.js";
import { entries } from "./archive.mjs";

const sooner = (position) => position.replace("/100 0", "/20 0");

/** Copies the file to a path like that of a USB stick; returns its address. */
function stick(info) {
  const folder = info.outputPath("Clé n° 1 (école)");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/table-ronde.html`, entries().get("table-ronde.html"));
  return pathToFileURL(`${folder}/table-ronde.html`).href;
}

test("plays a whole game from a file, saves it, and requests nothing else", async ({ page, context }, info) => {
  const base = stick(info);
  await context.setOffline(true);
  const asked = [];
  const errors = [];
  context.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));

  await page.goto(base);
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  const start = sooner(small());
  await open(page, { position: start, seed: 6, base });
  const { idle } = await play(page, { seed: 6 });
  expect(idle).toEqual([]);
  const { turn, position } = await says(page);
  expect(turn).toBe("over");
  const { partie } = await kept(page);
  expect(apply(start, partie.actions)).toBe(position);

  // The next visit finds the game, and every page is reachable by its hash.
  await page.close();
  const next = await context.newPage();
  await next.goto(`${base}#/jeu/chevaliers?anim=0`);
  await expect(next.locator("section.game")).toHaveAttribute("data-position", position);
  for (const [path, name] of [["etagere", "shelf"], ["regles/gran", "rules"], ["credits", "credits"], ["", "home"]]) {
    await next.evaluate((path) => (location.hash = `#/${path}`), path);
    await expect(next.locator(`main.page-${name}`)).toBeVisible();
    // The page reads the long texts out of the file itself.
    if (["rules", "credits"].includes(name)) await expect(next.locator(".sheet section p").nth(2)).toBeVisible();
  }
  // Only the teacher's page says where the games are stored.
  await next.evaluate(() => (location.hash = "#/maitre"));
  await passGate(next);
  await next.locator("[data-adult=tab-settings]").click();
  await expect(next.locator(".keeping")).toHaveAttribute("data-fate", "this-computer");
  await expect(next.locator(".keeping .offline-badge")).toHaveClass(/ready/);
  // A shared link leads to the file and contains its name.
  await next.locator('[data-adult="tab-kept"]').click();
  await next.locator('[data-adult="share"]').first().click();
  expect(await next.locator("#share-link").inputValue()).toContain(`${base}#/jeu/chevaliers?`);
  const font = await next.evaluate(() => document.fonts.load("16px Andika").then((fonts) => fonts.length));
  expect(font).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  expect(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(base))).toEqual([]);
});

test("a copy without the voice is small, plays, and writes PDF files", async ({ page, context }, info) => {
  const copy = info.outputPath("table-ronde-sans-voix.html");
  execFileSync("node", ["tools/build/single-file.mjs", "--silent", "dist", copy], { cwd: fileURLToPath(new URL("../../..", import.meta.url)) });
  expect(statSync(copy).size).toBeLessThan(2_700_000);
  const base = pathToFileURL(copy).href;
  await context.setOffline(true);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await open(page, { position: sooner(small()), seed: 6, base });
  const { idle } = await play(page, { seed: 6 });
  expect(idle).toEqual([]);
  expect((await says(page)).turn).toBe("over");

  await page.evaluate(() => (location.hash = "#/imprimer/gran?feuille=cartes"));
  await expect(page.locator("svg.printed-sheet")).toHaveCount(3);
  const download = page.waitForEvent("download");
  await page.locator('.print-buttons [data-adult="pdf"]').click();
  expect((await download).suggestedFilename()).toBe("gran-cartes.pdf");
  expect(errors).toEqual([]);
});
