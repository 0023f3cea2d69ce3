// The first program comes in two halves: a first visit draws its first board with the first, and never stands still for the rest.
import { expect, test } from "./support/test.js";
import { toFirstBoard, VISITS } from "./support/first-board.js";
import { address, open, rest, small } from "./support/game.js";
import { startOf } from "./support/walk.js";

const REST = /play-rest-\w+\.wasm$/;

for (const { about, begin, ...way } of VISITS) {
  test.describe(`${way.how} at ${about.viewport.width} × ${about.viewport.height}, from « ${begin} »`, () => {
    test.use({ ...about, serviceWorkers: "block" });
    test("stands a first board before the rest has come", async ({ page }) => {
      let fail;
      const wanted = new Promise((_, no) => (fail = no));
      await page.route(REST, (route) => {
        if (route.request().resourceType() === "xhr") fail(new Error("something of the first board is in the rest: .ci/first-board.mjs"));
        return route.abort();
      });
      await Promise.race([toFirstBoard(page, `./${begin}`, way), wanted]);
      await expect(page.locator("#trouble, #unstarted")).toHaveCount(2);
      await expect(page.locator("#trouble")).toBeHidden();
    });
  });
}

test.describe("a first visit", () => {
  test.use({ serviceWorkers: "block" });

  test("has the rest brought in a quiet moment, once", async ({ page }) => {
    const asked = [];
    page.on("request", (request) => REST.test(request.url()) && asked.push(request.resourceType()));
    await page.goto("./");
    await expect.poll(() => asked).toEqual(["fetch"]);
    await toFirstBoard(page, "./#/preparation/chevaliers", { how: "click" });
    // A slow machine may want it before it has come, and then asks for it at once (`now`).
    expect(asked.filter((kind) => kind === "fetch")).toEqual(["fetch"]);
  });

  test("that touches before the rest has come is answered when it has, and sees that it waits", async ({ page }) => {
    let come;
    const held = new Promise((done) => (come = done));
    await page.route(REST, (route) => held.then(() => route.continue()));
    await toFirstBoard(page, "./", { how: "click" });
    await page.locator("[data-tap]").first().click();
    await expect(page.locator("#waiting")).toBeVisible();
    come();
    await expect(page.locator("[data-cell][aria-label*=choisi]")).not.toHaveCount(0);
    await expect(page.locator("#waiting")).toBeHidden();
  });

  test("to which the rest does not come is told so, and tries again", async ({ page }) => {
    let isCut = true;
    await page.route(REST, (route) => (isCut ? route.abort() : route.continue()));
    await toFirstBoard(page, "./", { how: "click" });
    const { position } = await page.locator("section.game").evaluate(({ dataset }) => ({ ...dataset }));
    await page.locator("[data-tap]").first().click();
    await expect(page.locator("#unstarted")).toBeVisible();
    isCut = false;
    await page.locator("#retry").click();
    await expect(page.locator("section.game")).toHaveAttribute("data-position", position);
    await page.locator("[data-tap]").first().click();
    await expect(page.locator("[data-cell][aria-label*=choisi]")).not.toHaveCount(0);
  });

  // At an address that says more the first program would begin with both halves.
  for (const begin of ["./#/premiere/kingdom", address({ game: "kingdom", position: startOf("kingdom") })]) {
    test(`that plays a game of another program, from « ${begin.slice(0, 20)} », does not wait for the rest of the first`, async ({ page }) => {
      await page.route(REST, () => {});
      const begun = page.waitForResponse(/\/play-\w+\.wasm$/);
      await page.goto(begin);
      await rest(page);
      // The first program begins beforehand, and its rest never comes.
      await (await begun).finished();
      await page.waitForTimeout(500);
      await page.locator("[data-tap]").first().click();
      await expect(page.locator("[data-cell][aria-label*=choisi]")).not.toHaveCount(0);
      await expect(page.locator("#waiting")).toBeHidden();
    });
  }

  /** Goes where the program itself, not a touch, wants something of the rest. */
  const lead = (page) => page.evaluate(() => (location.hash = "#/etagere/x"));

  test("that wants something of the rest has it fetched at once", async ({ page }) => {
    const kinds = [];
    await page.route(REST, (route) => {
      kinds.push(route.request().resourceType());
      return kinds.at(-1) === "xhr" ? route.continue() : route.abort();
    });
    await toFirstBoard(page, "./", { how: "click" });
    await lead(page);
    await expect(page.locator(".page-message")).toBeVisible();
    expect(kinds).toContain("xhr");
  });

  test("that opens the shelf begins with both halves, and never stands still for one", async ({ page }) => {
    const kinds = [];
    page.on("request", (request) => REST.test(request.url()) && kinds.push(request.resourceType()));
    await page.goto("./#/etagere");
    await expect(page.locator("main.page-shelf:not([data-painted])")).toBeVisible();
    expect(kinds).not.toEqual([]);
    expect(kinds).not.toContain("xhr");
  });

  test("where nothing large is compiled at once begins with both halves", async ({ page }) => {
    await page.addInitScript(() => {
      const Module = WebAssembly.Module;
      WebAssembly.Module = function (bytes) {
        if (bytes.byteLength > 4096) throw new RangeError("not on the main thread");
        return new Module(bytes);
      };
      WebAssembly.Module.prototype = Module.prototype;
    });
    let come;
    const held = new Promise((done) => (come = done));
    await page.route(REST, (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest(REST);
    await page.goto("./");
    await asked;
    await expect(page.locator("main.page-home[data-painted]")).toBeVisible();
    come();
    await expect(page.locator("main.page-home:not([data-painted])")).toBeVisible();
    await lead(page);
    await expect(page.locator(".page-message")).toBeVisible();
  });
});

test("who comes again begins with both halves", async ({ page }) => {
  await open(page, { position: small(), seed: 8 });
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(files.filter((file) => REST.test(file))).not.toEqual([]);
});

test("a browser whose programs share nothing has it in one piece", async ({ page }) => {
  await page.addInitScript(() => {
    const validate = WebAssembly.validate.bind(WebAssembly);
    WebAssembly.validate = (bytes) => bytes.byteLength > 20 && validate(bytes);
  });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
  await page.goto("./#/etagere");
  await expect(page.locator("main.page-shelf:not([data-painted])")).toBeVisible();
  expect(asked.some((file) => /^play-old-\w+\.wasm$/.test(file))).toBe(true);
  expect(asked.filter((file) => REST.test(file) || /^play-[0-9a-f]+\.wasm$/.test(file))).toEqual([]);
});
