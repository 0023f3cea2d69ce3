// Field reports: faults that users of comparable software reported (docs/field-reports.md, by row number) do not occur here.
import { createServer } from "node:http";
import sirv from "sirv";
import { expect, test } from "./support/test.js";
import { DUEL, address, game, keptGame, open, rest, says, tap } from "./support/game.js";
import { dist } from "./support/school.js";
import { openTeacher } from "./support/teacher.js";

/** Starts a host that misbehaves: `bend` answers a request, changes it or leaves it alone. */
async function host(bend) {
  const files = sirv(dist, { dev: true });
  const server = createServer((request, response) => bend(request, response) || files(request, response, () => response.writeHead(404).end()));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    base: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
const home = (page) => expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();

test.describe("rows 24, 68", () => {
  test.use({ isMobile: true, isDrawn: true });
  test("a double tap does not zoom", async ({ page }) => {
    await page.goto("./");
    await home(page);
    for (const [x, y] of [[540, 300], [540, 780], [20, 400]]) {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      expect(await page.evaluate(() => visualViewport.scale)).toBe(1);
    }
  });
});

test("rows 25, 27: back and forward restore the game and the fight", async ({ page }) => {
  await page.goto("./");
  await home(page);
  await open(page, { position: DUEL });
  for (const name of ["c5", "c6"]) await tap(page, name);
  const { position } = await says(page);
  expect(position).toContain("fight:c5c6");
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await home(page);
    await page.goForward();
    await rest(page);
    expect((await says(page)).position).toBe(position);
  }
  await expect(page.locator("[data-tap=roll]").first()).toBeVisible();
});

test("row 41: a system clock that jumps does not change the game", async ({ page }) => {
  await page.clock.install();
  await page.clock.resume();
  await open(page, { position: DUEL });
  await tap(page, "b2");
  await tap(page, "b3");
  const { position } = await says(page);
  for (const time of [Date.now() + 864e5, Date.now() - 36e5, 1000]) {
    await page.clock.setSystemTime(time);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect((await says(page)).position).toBe(position);
  }
  await tap(page, "end");
  expect((await keptGame(page)).partie.actions).toEqual(["b2-b3", "end"]);
});

test("row 47: the app runs when the host sends Wasm as octet-stream", async ({ page }) => {
  const { base, stop } = await host((request, response) => {
    if (!request.url.endsWith(".wasm")) return;
    const send = response.writeHead;
    response.writeHead = (code, headers) => send.call(response, code, { ...headers, "Content-Type": "application/octet-stream" });
  });
  await open(page, { position: DUEL, base });
  await stop();
});

test.describe("row 49", () => {
  test.use({ serviceWorkers: "allow" });
  for (const [from, to] of [["/index.html", "/"], ["/", "/index.html"]]) {
    test(`the app opens offline after a visit to a host that redirects ${from} to ${to}`, async ({ page, context }) => {
      const { base, stop } = await host((request, response) => request.url === from && response.writeHead(301, { location: to }).end());
      await page.goto(base);
      await home(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await stop();
      await context.setOffline(true);
      for (const path of ["", "index.html", "?x=1"]) {
        await page.goto("about:blank");
        await page.goto(base + path);
        await home(page);
      }
    });
  }
});

test("rows 56, 57: a damaged link opens its game, or a message that leads home", async ({ page }) => {
  const whole = address({ position: DUEL }).slice("./".length);
  for (const hash of [`?fbclid=1${whole}`, `${whole}&fbclid=1`, whole.replaceAll("&", "&amp;"), whole.replaceAll("%20", "+")]) {
    await page.goto("about:blank");
    await page.goto(`./${hash}`);
    await expect(game(page), hash).toHaveAttribute("data-position", DUEL);
  }
  const bent = ["#/jeu", "#/jeu/cheval", "#/jeu/chevaliers.", "#/jeu/chevaliers)", "#/JEU/CHEVALIERS", "#%2Fjeu%2Fchevaliers", "#/jeu/chevaliers?position=", whole.slice(0, 60)];
  for (const hash of bent) {
    await page.goto("about:blank");
    await page.goto(`./${hash}`);
    await expect(page.locator("main.page-message"), hash).toBeVisible();
  }
  await page.getByRole("button", { name: "Revenir à l’accueil" }).click();
  await home(page);
});

test("rows 59, 60: a saved game opens under any file name and in any text encoding", async ({ page }) => {
  const text = JSON.stringify({ actions: ["b2-b3"], format: "partie/1", game: "chevaliers", options: {}, start: DUEL }, null, 1);
  const files = {
    "a.partie": Buffer.from(text),
    "a.partie.txt": Buffer.from(`\ufeff${text}`),
    "a.json": Buffer.from(text.replaceAll("\n", "\r\n")),
    a: Buffer.from(`\ufeff${text}`, "utf16le"),
  };
  for (const [name, buffer] of Object.entries(files)) {
    await page.goto("about:blank");
    await page.goto("./");
    await page.evaluate(() => localStorage.clear());
    await openTeacher(page, "game");
    const input = page.locator("[data-adult=import]");
    // Tablets do not know the extension « partie » and would grey the file out.
    expect(await input.getAttribute("accept")).toBe(null);
    await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await rest(page);
    expect((await keptGame(page)).partie.actions, name).toEqual(["b2-b3"]);
  }
});

test("rows 66, 68: tap targets stay inside small and rotated windows", async ({ page }) => {
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-tap], [data-cell]")].filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
      }).length,
    );
  await open(page, { position: DUEL });
  const sizes = [[640, 360], [512, 384], [427, 240], [320, 256], [507, 1024], [320, 1024], [678, 834], [1080, 810]];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(outside, `${width} x ${height}`).toBe(0);
  }
  for (const name of ["c5", "c6"]) await tap(page, name);
  for (const [width, height] of [[810, 1080], [390, 844], [1080, 810]]) {
    await page.setViewportSize({ width, height });
    await expect.poll(outside, `a fight, ${width} x ${height}`).toBe(0);
  }
});
