// Class tools: the pause with drawing, the history, the position editor, saved games, sharing and the projector.
import { createRequire } from "node:module";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { launch } from "./support/chromium.js";
import { DUEL, GAME, address, drawn, kept, open, pauseWithTools, rest, says, small, tap, taps, text } from "./support/game.js";
import { middle } from "./support/hand.js";
import { fillStorage } from "./support/lacking.js";
import { apply } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";

const jsQR = createRequire(import.meta.url)("jsqr");
const adult = (page, name) => page.locator(`[data-adult="${name}"]`);
const press = async (page, name) => {
  await adult(page, name).first().click();
  await drawn(page);
};
const spot = (page, cell) => middle(page.locator(`[data-cell="${cell}"]`));
const strokes = (page) => page.locator(".sketch > g");
const STEPS = ["b2-b3", "c2-c3", "end"];

test("« Stop, on regarde » accepts drawing and resumes", async ({ page }) => {
  await open(page, { position: small() });
  await pauseWithTools(page);
  expect(await taps(page)).toEqual([]);

  const [x, y] = await spot(page, "b3");
  const [x2, y2] = await spot(page, "d6");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y2, { steps: 4 });
  await page.mouse.move(x2, y2, { steps: 4 });
  await page.mouse.up();
  await expect(strokes(page)).toHaveCount(1);
  await expect(page.locator(".sketch .pen-0 .head").last()).toBeAttached();
  await press(page, "tool-ring");
  await press(page, "pen-1");
  await page.mouse.click(x2, y2);
  await expect(page.locator(".sketch .pen-1 ellipse").first()).toBeAttached();
  // By keyboard: an arrow from one cell to another.
  await press(page, "tool-arrow");
  await press(page, "pen-2");
  await page.locator(".pause-paper").focus();
  for (const key of ["ArrowRight", "Enter", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(strokes(page)).toHaveCount(3);
  await press(page, "tool-eraser");
  await page.mouse.click(x2, y2);
  await expect(page.locator(".sketch .pen-1")).toHaveCount(0);
  await press(page, "wipe");
  await expect(strokes(page)).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(page.locator(".pause")).toHaveCount(0);
  expect((await taps(page)).length).toBeGreaterThan(0);
  expect((await says(page)).position).toBe(small());
});

test("history undoes and redoes steps and resumes from any of them", async ({ page }) => {
  await open(page, { position: small() });
  for (const name of ["b2", "b3", "c2", "c3", "end"]) await tap(page, name);
  const at = (count) => (count ? apply(small(), STEPS.slice(0, count)) : small());
  const shows = (count) => expect.poll(async () => (await says(page)).position).toBe(at(count));
  await shows(3);
  await pauseWithTools(page);
  await press(page, "undo");
  await shows(2);
  await press(page, "redo");
  await shows(3);
  await press(page, "past");
  await expect(page.locator(".past-step")).toHaveCount(3);
  await press(page, "past-1");
  await shows(1);
  await adult(page, "past-slider").focus();
  await page.keyboard.press("Home");
  await shows(0);
  await page.keyboard.press("End");
  await shows(3);
  await press(page, "past-1");
  await shows(1);
  // Looking back loses no step.
  await expect.poll(async () => (await kept(page)).undone).toEqual(STEPS.slice(1));
  await press(page, "resume");
  await tap(page, "e2");
  await tap(page, "e3");
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "e2-e3"]));
  expect((await kept(page)).undone).toEqual([]);
});

test("a pause freezes a fight", async ({ page }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 8 });
  await pauseWithTools(page);
  expect(await taps(page)).toEqual([]);
  await press(page, "resume");
  expect(await taps(page)).toEqual(["roll", "roll"]);
});

test("position editor: Chevaliers is set up, rejected with a reason, and played", async ({ page }) => {
  await openTeacher(page, "position");
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveAttribute("data-playable", "true");
  await press(page, "edit-empty");
  await expect(verdict).toHaveAttribute("data-playable", "false");
  await expect(verdict).toContainText("Pas encore jouable");
  expect((await verdict.textContent()).length).toBeGreaterThan(40);
  const stamps = page.locator("[data-stamp]");
  const put = async (label, cell) => {
    await stamps.filter({ hasText: "" }).and(page.locator(`[aria-label^="${label}"]`)).first().click();
    await page.locator(`[data-place="${cell}"]`).dispatchEvent("click");
    await drawn(page);
  };
  const labels = await stamps.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const named = (part) => labels.find((label) => label.toLowerCase().includes(part)).split(",")[0].trim();
  await put(named("soldat"), "b2");
  await put(named("château"), "a1");
  await put(named("tyran"), "d8");
  await put(named("princesse"), "e9");
  await expect(verdict).toHaveAttribute("data-playable", "true");
  await press(page, "to-move-1");
  // By keyboard: the board is one tab stop, and the arrow keys move between cells.
  await page.locator('[data-stamp="eraser"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".edit-cells").focus();
  await page.keyboard.press("Enter");
  await press(page, "edit-undo");
  const code = await page.locator("#position-code").inputValue();
  expect(code).toMatch(/^6\/3t2\/6\/6\/6\/6\/6\/1S4\/6 a1,x,e9,x D play/);
  await press(page, "edit-play");
  await rest(page);
  expect((await says(page)).position).toBe(code);
  expect((await kept(page)).partie.start).toBe(code);
});

test("position editor: every game is emptied, pasted and played", async ({ page }) => {
  for (const game of GAMES.slice(1)) {
    await page.goto("./#/");
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    await openTeacher(page, "position");
    await press(page, game);
    const code = page.locator("#position-code");
    const before = await code.inputValue();
    await press(page, "edit-empty");
    if (!CATALOGUE[game].startsEmpty) expect(await code.inputValue(), game).not.toBe(before);
    const seat = page.locator('[data-adult^="to-move-"]').last();
    await seat.click();
    await code.fill("rien");
    await code.blur();
    await expect(page.locator(".verdict"), game).toContainText("Pas encore jouable");
    await code.fill(before);
    await code.blur();
    await expect(page.locator(".verdict"), game).toHaveAttribute("data-playable", "true");
    await press(page, "edit-play");
    await rest(page);
    expect((await says(page)).position, game).toBe(before);
  }
});

test("twelve slots save, rename, open and erase games without losing one", async ({ page }) => {
  await open(page, { position: small() });
  for (const name of ["b2", "b3"]) await tap(page, name);
  const first = (await says(page)).position;
  await openTeacher(page, "kept");
  await expect(page.locator("[data-slot]")).toHaveCount(12);
  await press(page, "keep");
  const slot = page.locator('[data-slot="1"]');
  await expect(slot.locator(".slot-name")).toHaveText("le loup");
  await expect(slot.locator("svg.preview")).toBeVisible();
  await slot.locator('[data-adult="slot-rename"]').click();
  await expect(slot.locator(".slot-name")).toHaveText("l’ours");
  const [download] = await Promise.all([page.waitForEvent("download"), slot.locator('[data-adult="slot-file"]').click()]);
  expect(download.suggestedFilename()).toMatch(/^chevaliers-.*\.partie$/);

  // Opening a saved game moves the game in progress to a free slot.
  await open(page, { game: "kingdom", position: "4m4/9/9/3baD3/3cBd3/4A4/9/9/4M4 w play on/0 0" });
  await tap(page, "e5");
  await tap(page, "d4");
  const second = (await says(page)).position;
  await openTeacher(page, "kept");
  await slot.locator('[data-adult="slot-open"]').click();
  await rest(page);
  expect((await says(page)).position).toBe(first);
  await openTeacher(page, "kept");
  await page.locator('[data-slot="2"] [data-adult="slot-open"]').click();
  await rest(page);
  expect((await says(page)).position).toBe(second);

  await openTeacher(page, "kept");
  await slot.locator('[data-adult="slot-erase"]').click();
  await slot.locator('[data-adult="slot-no"]').click();
  await expect(slot.locator(".slot-name")).toBeVisible();
  await slot.locator('[data-adult="slot-erase"]').click();
  // The answer lies beside the question's button: the double-tap guard would drop a mouse click this quick.
  await slot.locator('[data-adult="slot-yes"]').dispatchEvent("click");
  await expect(slot).toHaveText("Place libre");
  const slots = () => Object.keys(localStorage).filter((key) => key.startsWith("table-ronde/slot-"));
  expect(await page.evaluate(slots)).toEqual(["table-ronde/slot-2"]);
});

test("a full device and a corrupt slot lose no game", async ({ page }) => {
  await open(page, { position: small() });
  for (const name of ["b2", "b3"]) await tap(page, name);
  await page.evaluate(() => localStorage.setItem("table-ronde/slot-1", "{broken"));
  await openTeacher(page, "kept");
  await expect(page.locator('[data-slot="1"]')).toContainText("Son texte reste ici");
  await page.evaluate(fillStorage);
  // The first write that fails for lack of space sets the notice.
  await page.evaluate(() => window.tableRonde.storage.save("trial", "1"));
  await press(page, "keep");
  await expect(page.locator(".kept-now .told")).toContainText("Cet appareil est plein");
  await expect(page.locator('[data-slot="2"]')).toHaveText("Place libre");
  expect(await text(page, "table-ronde/slot-1")).toBe("{broken");
  expect((await kept(page)).partie.actions).toEqual(["b2-b3"]);
});

/** Returns the QR code on the page as pixels for a decoder. */
const pixels = async (page, scale = 4) => {
  const { path, side } = await page.locator("svg.qr").evaluate((svg) => ({
    path: svg.querySelector(".qr-ink").getAttribute("d"),
    side: svg.viewBox.baseVal.width,
  }));
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = y * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = x * scale; column < (Number(x) + Number(run)) * scale; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { data, width };
};

test("a game and a position are shared by QR code, link and camera", async ({ page, baseURL }) => {
  await open(page, { position: small(), seed: 3 });
  for (const name of ["b2", "b3", "c2", "c3", "end"]) await tap(page, name);
  const position = (await says(page)).position;
  await openTeacher(page, "kept");
  await press(page, "share");
  await expect(page.locator("svg.qr")).toBeVisible();
  const link = await page.locator("#share-link").inputValue();
  expect(link).toMatch(/#\/jeu\/chevaliers\?partie=[\w-]+$/);
  const { data, width } = await pixels(page);
  expect(jsQR(data, width, width)?.data).toBe(link);
  await press(page, "share-position");
  await expect(page.locator("#share-link")).toHaveValue(/position=/);
  await expect.poll(async () => {
    const { data, width } = await pixels(page);
    return jsQR(data, width, width)?.data;
  }).toBe(await page.locator("#share-link").inputValue());

  // A fake camera that sees the code: frames from a file.
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-"));
  const [w, h] = [640, 480];
  const grey = Buffer.alloc(w * h, 235);
  const scale = Math.floor(h / (width / 4));
  for (let y = 0; y < (width / 4) * scale; y += 1) {
    for (let x = 0; x < (width / 4) * scale; x += 1) {
      const from = (Math.floor(y / scale) * 4 * width + Math.floor(x / scale) * 4) * 4;
      grey[y * w + x + 60] = data[from] ? 235 : 16;
    }
  }
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc((w * h) / 2, 128)]);
  const film = join(folder, "code.y4m");
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${w} H${h} F10:1 Ip A0:0 C420jpeg\n`), frame, frame]));
  const browser = await launch("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`);
  try {
    const other = await (await browser.newContext({ baseURL, locale: "fr-FR" })).newPage();
    await openTeacher(other, "kept");
    await press(other, "scan");
    await expect(other.locator("section.game")).toHaveAttribute("data-position", position, { timeout: 20_000 });
    expect(await other.evaluate(() => location.href)).toBe(link);
    // A truncated link shows a friendly message and saves nothing.
    await other.goto(link.slice(0, -5));
    await expect(other.locator("main.page-message")).toContainText("Le lien est coupé ou abîmé");
    expect(await other.evaluate((key) => localStorage.getItem(key), GAME)).toBe(null);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});

test("scanning without a camera shows a message", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await openTeacher(page, "kept");
  await press(page, "scan");
  await expect(page.locator(".scan-card .told")).toContainText("Pas de caméra ici");
});

test("the projector shows no focus ring around a fight", async ({ page, context }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]) });
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  const fight = wall.locator("section.fight");
  await expect(fight).toBeFocused();
  await wall.keyboard.press("Tab");
  await fight.focus();
  await expect(fight).toHaveCSS("outline-style", "none");
});

test("the projector window follows the game after either window reopens", async ({ page, context }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const shows = async (window, steps) => {
    const section = window.locator("section[data-shows=chevaliers]");
    await expect(section).toHaveAttribute("data-position", apply(small(), steps));
    await expect(window.locator("[data-tap]")).toHaveCount(0);
  };
  let wall = await context.newPage();
  await wall.goto("./#/tableau");
  await shows(wall, ["b2-b3"]);
  await tap(page, "c2");
  await tap(page, "c3");
  await shows(wall, ["b2-b3", "c2-c3"]);
  await pauseWithTools(page);
  await press(page, "tool-ring");
  await page.mouse.click(...(await spot(page, "b3")));
  await expect(wall.locator(".sketch .pen-0").first()).toBeAttached();
  await press(page, "undo");
  await shows(wall, ["b2-b3"]);
  await press(page, "resume");
  await expect(wall.locator(".sketch")).toHaveCount(0);

  await wall.close();
  wall = await context.newPage();
  await wall.goto("./#/tableau");
  await shows(wall, ["b2-b3"]);
  await page.close();
  await shows(wall, ["b2-b3"]);
  const again = await context.newPage();
  await again.goto(address());
  await rest(again);
  await tap(again, "e2");
  await tap(again, "e3");
  await shows(wall, ["b2-b3", "e2-e3"]);
});
