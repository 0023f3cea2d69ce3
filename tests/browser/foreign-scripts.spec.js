// Foreign scripts: errors of extensions, filters and proxies show no panel, errors of the app do.
import { expect, test } from "./support/test.js";
import { open, says, small, tap } from "./support/game.js";
import { apply } from "./support/rules-program.js";

const EXTENSION = "chrome-extension://abcdefghijklmnop/inject.js";
const panel = (page) => page.locator("#unstarted, #trouble").filter({ visible: true });

/** Adds a script element and waits for its error event. */
const failingScript = (src) => `new Promise((done) => {
  const script = Object.assign(document.createElement("script"), { src: "${src}" });
  script.onerror = () => setTimeout(done);
  document.documentElement.append(script);
})`;
/** Throws outside of any call, as if from this file, and waits for the error listeners. */
const throwing = (what, file) => `new Promise((done) => {
  addEventListener("error", () => setTimeout(done), { once: true });
  setTimeout(() => { throw ${what}; });
}) //# sourceURL=${file}`;
const rejecting = (what, file) => `new Promise((done) => {
  addEventListener("unhandledrejection", () => setTimeout(done), { once: true });
  Promise.reject(${what});
}) //# sourceURL=${file}`;
/** A Wasm module with one function that traps. */
const TRAP = "new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,102,0,0,10,5,1,3,0,0,11]))).exports.f()";

const FOREIGN = {
  "a script of another origin does not load": failingScript("http://filtre.invalid/x.js"),
  "a script of an extension does not load": failingScript(EXTENSION),
  "an extension throws": throwing('new Error("theirs")', EXTENSION),
  "an extension rejects": rejecting('new Error("theirs")', EXTENSION),
  "an extension rejects with no error": rejecting("undefined", EXTENSION),
  "the Wasm of an extension traps": throwing(TRAP, EXTENSION),
  "an extension rejects with a trap": rejecting('new WebAssembly.RuntimeError("theirs")', EXTENSION),
};

for (const [name, script] of Object.entries(FOREIGN)) {
  test(`a foreign error before the start shows no panel: ${name}`, async ({ page }) => {
    let come;
    const held = new Promise((done) => (come = done));
    await page.route("**/*.wasm", (route) => held.then(() => route.continue()));
    await page.goto("./");
    await page.evaluate(script);
    await expect(panel(page)).toHaveCount(0);
    come();
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
}

test("foreign errors during a game show no panel", async ({ page }) => {
  await open(page, { position: small() });
  for (const [name, script] of Object.entries(FOREIGN)) {
    await page.evaluate(script);
    await expect(panel(page), name).toHaveCount(0);
  }
  await tap(page, "b2");
  await tap(page, "b3");
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

test("before start.js runs, only failing scripts of the app show the panel", async ({ page }) => {
  await page.route(/\/start\.js/, (route) => route.abort());
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-failed]")).toHaveCount(1);
  await expect(panel(page)).toBeVisible();

  // Without scripts, the styles show the panel after some seconds; this test does not wait that long.
  await page.evaluate(() => document.documentElement.removeAttribute("data-failed"));
  await page.evaluate(FOREIGN["an extension throws"]);
  await page.evaluate(FOREIGN["a script of an extension does not load"]);
  await expect(page.locator("html[data-failed]")).toHaveCount(0);
});

for (const [name, make] of Object.entries({ throws: throwing, rejects: rejecting })) {
  test(`before the start, a script of the app that ${name} shows the panel`, async ({ page, baseURL }) => {
    await page.route("**/*.wasm", () => {});
    await page.goto("./");
    await page.evaluate(make('new Error("ours")', `${baseURL}play-0.js`));
    await expect(page.locator("#unstarted")).toBeVisible();
  });
}

test("a Wasm trap of the app during a game shows the panel", async ({ page, baseURL }) => {
  await open(page, { position: small() });
  await page.evaluate(throwing(TRAP, `${baseURL}play-0.js`));
  await expect(page.locator("#trouble")).toBeVisible();
  await page.locator("#reopen").click();
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
});
