// Code splitting: the first board needs no lazy chunk, chunks are prefetched, and taps survive a slow or failed chunk.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./support/test.js";
import { SETTINGS, kept, keptGame, open, rest, small, tap } from "./support/game.js";
import { startOf, walk } from "./support/walk.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Matches every Wasm file except the main program. */
const CHUNKS = /\/app-(?!main-)[\w-]+\.wasm$/;
const TABLE = /\/app-table-\w+\.wasm$/;
const panel = (page) => page.locator("#trouble, #unstarted").filter({ visible: true });

/** Delays the responses for matching files until the returned function is called. */
async function hold(page, pattern) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

const ADDRESSES = [
  ["", "page-home"], ["#/", "page-home"], ["#/etagere", "page-shelf"], ["#/premiere/chevaliers", "page-play"],
  ["#/preparation/chevaliers", "page-setup"], ["#/jeu/chevaliers?graine=7&anim=0", "page-play"], ["#/jeu/chevaliers/9", "page-message"],
  ["#/etagere/x", "page-message"], ["#/preparation/kingdom", "page-setup"], ["#/jeu/gran", "page-setup"],
  ["#/apprendre/chevaliers", "page-course"], ["#/regles/chevaliers", "page-rules"], ["#/histoire/chevaliers", "page-tale"],
  ["#/mots", "page-words"], ["#/arene", "page-arena"], ["#/maitre", "page-gate"], ["#/tableau", "page-projector"], ["#/credits", "page-credits"],
  ["#/installer", "page-install"], ["#/nulle-part", "page-message"], ["#/imprimer/chevaliers", "page-print"],
];

test("every address draws its page, whichever chunk contains it", async ({ page }) => {
  for (const [address, name] of ADDRESSES) {
    await page.goto("about:blank");
    await page.goto(`./${address}`);
    await expect(page.locator(`#app > main.${name}`), address).toBeVisible();
    await expect(page.locator("#waiting"), address).toBeHidden();
  }
});

const touch = { hasTouch: true, locale: "fr-FR" };
/** Ways from a cold start to the first board: by finger and by mouse, on large and small screens, in both languages. */
const VISITS = [
  { about: { ...touch, viewport: { width: 1080, height: 810 } }, begin: "", how: "tap" },
  { about: { ...touch, viewport: { width: 390, height: 844 }, isMobile: true, reducedMotion: "reduce" }, begin: "", how: "tap" },
  { about: { locale: "en-GB", viewport: { width: 1920, height: 1080 }, colorScheme: "dark" }, begin: "", how: "click" },
  { about: { ...touch, viewport: { width: 810, height: 1080 } }, begin: "#/", how: "tap" },
];
for (const { about, begin, how } of VISITS) {
  test.describe(`${how} at ${about.viewport.width} × ${about.viewport.height}, from « ${begin} »`, () => {
    test.use({ ...about, serviceWorkers: "block" });
    test("the first board needs no chunk", async ({ page }) => {
      await page.route(CHUNKS, (route) => route.abort());
      await page.goto(`./${begin}`);
      await page.locator("main:not([data-prerendered]) .button.main").first()[how]();
      await rest(page);
      await page.locator("[data-tap]").first()[how]();
      await expect(page.locator("[data-cell][aria-label*=choisi]")).not.toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
    });
  });
}

test.describe("without a cached copy", () => {
  test.use({ serviceWorkers: "block" });

  test("the chunk that a game needs next is prefetched", async ({ page }) => {
    const come = page.waitForResponse(TABLE);
    await page.goto("./");
    await (await come).finished();
    await expect(panel(page)).toHaveCount(0);
  });

  test("a slow start does not miss the prefetch", async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language: "en" })]);
    await page.clock.install();
    const release = await hold(page, /\/words-en-/);
    const asked = [];
    page.on("request", (request) => TABLE.test(request.url()) && asked.push(request.url()));
    const words = page.waitForRequest(/\/words-en-/);
    await page.goto("./");
    await words;
    await page.clock.runFor(5000);
    release();
    await expect.poll(async () => (await page.clock.runFor(200), asked.length)).toBe(1);
  });

  test("a tap whose view is in a chunk is answered once when it has loaded", async ({ page }) => {
    const release = await hold(page, TABLE);
    await open(page, { position: small(), seed: 8 });
    await page.getByRole("button", { name: "Accueil" }).click();
    await expect(page.locator("#waiting")).toBeVisible();
    release();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.locator("#waiting")).toBeHidden();
  });

  test("a chunk that fails to load shows the panel, and the retry goes on with the same game", async ({ page }) => {
    let isCut = true;
    await page.route(TABLE, (route) => (isCut ? route.abort() : route.continue()));
    await open(page, { position: small(), seed: 8 });
    const { position } = await page.locator("section.game").evaluate(({ dataset }) => ({ ...dataset }));
    await page.getByRole("button", { name: "Accueil" }).click();
    await expect(page.locator("#unstarted")).toBeVisible();
    isCut = false;
    await page.locator("#retry").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator("section.game")).toHaveAttribute("data-position", position);
  });

  for (const [file, pattern] of [["chunk", /\/app-pupil-\w+\.wasm$/], ["style sheet", /\/pages-\w+\.css/]]) {
    test(`a page whose ${file} fails to load shows the panel, and the retry opens it`, async ({ page }) => {
      let isCut = true;
      await page.route(pattern, (route) => (isCut ? route.abort() : route.continue()));
      await page.goto("./#/mots");
      await expect(page.locator("#unstarted")).toBeVisible();
      isCut = false;
      await page.locator("#retry").click();
      await expect(page.locator("main.page-words")).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
    });
  }

  test("home stays usable when the chunk of the saved game fails to load", async ({ page }) => {
    await open(page, { game: "kingdom", position: startOf("kingdom"), seed: 8 });
    await walk(page, "kingdom", (name) => tap(page, name), { most: 1 });
    await expect.poll(() => keptGame(page)).not.toBeNull();
    await page.route(/\/app-(pupil|shared)/, (route) => route.abort());
    await page.goto("about:blank");
    await page.goto("./");
    await expect(page.locator("main.page-home .resume use[href='#cover-kingdom']")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.unroute(/\/app-(pupil|shared)/);
    await page.locator(".resume").click();
    await rest(page);
  });

  test("the shelf prefetches all chunks", async ({ page }) => {
    const come = page.waitForResponse(/\/app-adult-\w+\.wasm$/);
    await page.goto("./#/etagere");
    await come;
  });

  test("prefetching waits until no taps arrive", async ({ page }) => {
    const asked = [];
    page.on("request", (request) => /\/app-adult-\w+\.wasm$/.test(request.url()) && asked.push(request.url()));
    await page.clock.install();
    await open(page, { position: small(), seed: 8 });
    // Taps outside the board arrive more often than the idle delay of the prefetch.
    for (let touches = 0; touches < 6; touches += 1) {
      await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
      await page.clock.runFor(500);
    }
    expect(asked).toEqual([]);
    await expect.poll(async () => (await page.clock.runFor(1000), asked.length)).toBe(1);
  });
});

test("a rolling die is shown while the program loads, and home stays visible", async ({ page }) => {
  const release = await hold(page, /\/app-main-\w+\.wasm$/);
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator("#waiting .icon")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("#waiting")).toBeHidden();
  await expect(page.locator("main.page-home h1")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/preparation/chevaliers"));
  await expect(page.locator("#waiting .icon")).toBeVisible();
  release();
  await expect(page.locator("main.page-setup")).toBeVisible();
  await expect(page.locator("#waiting")).toBeHidden();
});

test("settings that change while the app starts are not overwritten", async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ hush: false, lowered: true }));
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (name) {
      const text = read.call(this, name);
      if (name === key && document.readyState !== "loading") {
        Storage.prototype.getItem = read;
        window.changed = true;
        this.setItem(key, JSON.stringify({ hush: true, lowered: true }));
      }
      return text;
    };
  }, SETTINGS);
  await page.goto("./#/etagere");
  await expect(page.locator(".box").first()).toBeVisible();
  expect(await page.evaluate(() => window.changed)).toBe(true);
  expect(await kept(page, SETTINGS)).toMatchObject({ hush: true, lowered: true });
  await expect(page.locator("html")).toHaveAttribute("data-sound", "");
});

test("a browser without mutable globals loads the program in one file", async ({ page }) => {
  await page.addInitScript(() => {
    const validate = WebAssembly.validate.bind(WebAssembly);
    WebAssembly.validate = (bytes) => bytes.byteLength > 20 && validate(bytes);
  });
  const asked = [];
  page.on("request", (request) => /\.wasm$/.test(request.url()) && asked.push(new URL(request.url()).pathname.split("/").pop()));
  await open(page, { game: "kingdom", position: startOf("kingdom"), seed: 8 });
  await page.evaluate(() => (location.hash = "#/credits"));
  await expect(page.locator("main.page-credits")).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((file) => !/^app-old-\w+\.wasm$/.test(file))).toEqual([]);
});

test("the main program links the rules of the first game alone", () => {
  const dist = process.env.DIST ?? join(ROOT, "dist");
  const files = readdirSync(dist).filter((file) => file.endsWith(".wasm"));
  const read = (pattern) => files.filter((file) => pattern.test(file)).map((file) => readFileSync(join(dist, file), "latin1")).join("");
  const [main, chunks] = [read(/^app-main-/), read(/^app-(?!main-|old-)/)];
  // The refusal texts of a game are linked with its parser and rules, so finding them in a binary reveals the rules.
  const refusals = (game) => {
    const file = join(ROOT, "engine/src/games", game, "reasons.rs");
    const source = existsSync(file) ? readFileSync(file, "latin1") : "";
    return [...source.matchAll(/"([^"\\]{24,})"/g)].map(([, text]) => text);
  };
  const games = readdirSync(join(ROOT, "engine/src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const first = new Set(refusals("chevaliers"));
  expect([...first].filter((text) => main.includes(text)).length).toBeGreaterThan(5);
  for (const { name } of games.filter(({ name }) => name !== "chevaliers")) {
    const own = refusals(name).filter((text) => !first.has(text));
    expect(own.filter((text) => chunks.includes(text)).length, name).toBeGreaterThan(2);
    expect(own.filter((text) => main.includes(text)), name).toEqual([]);
  }
});
