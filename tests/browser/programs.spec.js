// Which program draws which page (assets/programs.json), and what a program does not bring along.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./support/test.js";
import { SETTINGS, kept, open, small } from "./support/game.js";
import { startOf } from "./support/walk.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAMS = JSON.parse(readFileSync(join(ROOT, "assets/programs.json"), "utf8")).map(({ name }) => name);
const ADDRESSES = {
  play: [
    "",
    "#/",
    "#/etagere",
    "#/premiere/chevaliers",
    "#/preparation/chevaliers",
    "#/jeu/chevaliers",
    "#/jeu/chevaliers?graine=7&anim=0",
    "#/jeu/chevaliers?graine=des",
    "#/jeu/chevaliers/9",
    "#/etagere/x",
  ],
  house: [
    "#/preparation/kingdom",
    "#/jeu/gran",
    "#/apprendre/chevaliers",
    "#/regles/chevaliers",
    "#/histoire/chevaliers",
    "#/mots",
    "#/maitre",
    "#/tableau",
    "#/credits",
    "#/installer",
    "#/nulle-part",
    "#/imprimer/chevaliers",
  ],
};

/** The programs that draw something, and the painted page while it is there. */
const drawing = (page) =>
  page.evaluate((ids) => ids.filter((id) => document.getElementById(id).querySelector(":scope > main")), PROGRAMS);

for (const [program, addresses] of Object.entries(ADDRESSES)) {
  test(`the pages of the ${program} are drawn by it alone`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto("about:blank");
      await page.goto(`./${address}`);
      await expect.poll(() => drawing(page), { message: address }).toEqual([program]);
    }
  });
}

test("a board of the first game asks for no other program", async ({ page }) => {
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.split("/").pop()));
  await open(page, { position: small(), seed: 8 });
  await page.waitForLoadState("networkidle");
  const of = (name) => [...asked].filter((file) => file.startsWith(`${name}-`));
  // Its script, its style sheet and its two halves.
  expect(of("play")).toHaveLength(4);
  expect(of("house")).toEqual([]);
});

test("the page behind which the other program lies has it brought in a quiet moment", async ({ page }) => {
  for (const [address, name] of [["#/etagere", "house"], ["#/mots", "play"]]) {
    await page.goto("about:blank");
    const come = page.waitForResponse((response) => new RegExp(`${name}-\\w+\\.wasm$`).test(response.url()));
    await page.goto(`./${address}`);
    await come;
  }
});

test("while somebody plays, a program that nobody waits for does not come", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => /\/play-\w+\.js$/.test(request.url()) && asked.push(request.url()));
  // Fingers that touch the country, more often than the page is left alone for: none touches the game.
  await page.addInitScript(() => {
    window.playing = setInterval(() => document.body?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })), 200);
  });
  await open(page, { game: "kingdom", position: startOf("kingdom"), seed: 8 });
  await page.waitForTimeout(3000);
  expect(asked).toEqual([]);
  await page.evaluate(() => clearInterval(window.playing));
  await expect.poll(() => asked).toHaveLength(1);
});

/** Lets a program come only when told to. */
async function hold(page, name) {
  let come;
  const held = new Promise((done) => (come = done));
  await page.route(new RegExp(`${name}-\\w+\\.wasm$`), (route) => held.then(() => route.continue()));
  return come;
}

test("while a program is on its way a die rolls over the country, and goes when the page is there", async ({ page }) => {
  const come = await hold(page, "play");
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator("#waiting .icon")).toBeVisible();
  await expect(page.locator("#trouble")).toBeHidden();

  // Whoever goes back meanwhile sees the first page.
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("#waiting")).toBeHidden();
  await expect(page.locator("main.page-home h1")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/preparation/chevaliers"));
  await expect(page.locator("#waiting .icon")).toBeVisible();
  come();
  await expect(page.locator("main.page-setup")).toBeVisible();
  await expect(page.locator("#waiting")).toBeHidden();
});

test("the first page waits for its program where the other came first", async ({ page }) => {
  const come = await hold(page, "play");
  await page.goto("./#/mots");
  await expect(page.locator("#house > main")).toBeVisible();
  await expect(page.locator("[data-painted]")).toHaveCount(0);
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("#waiting .icon")).toBeVisible();
  come();
  await expect(page.locator("main.page-home")).toBeVisible();
  await expect(page.locator("#waiting")).toBeHidden();
});

test("a program that begins while another changes a setting keeps nothing of what it had read before", async ({ page }) => {
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

test("the first program links the rules of no game but the first", () => {
  const dist = process.env.DIST ?? join(ROOT, "dist");
  const [play, house] = PROGRAMS.map((name) => {
    const file = readdirSync(dist).find((file) => file.startsWith(`${name}-`) && file.endsWith(".wasm"));
    return readFileSync(join(dist, file), "latin1");
  });
  // What a game says of a position that it refuses is linked with its reader, and so with its rules.
  const refusals = (game) => {
    const file = join(ROOT, "engine/src/games", game, "reasons.rs");
    const source = existsSync(file) ? readFileSync(file, "latin1") : "";
    return [...source.matchAll(/"([^"\\]{24,})"/g)].map(([, text]) => text);
  };
  const games = readdirSync(join(ROOT, "engine/src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const first = new Set(refusals("chevaliers"));
  expect([...first].filter((text) => play.includes(text)).length).toBeGreaterThan(5);
  for (const { name } of games.filter(({ name }) => name !== "chevaliers")) {
    const own = refusals(name).filter((text) => !first.has(text));
    expect(own.filter((text) => house.includes(text)).length, name).toBeGreaterThan(2);
    expect(own.filter((text) => play.includes(text)), name).toEqual([]);
  }
});
