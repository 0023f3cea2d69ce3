// Crash: when the app cannot start or panics, a friendly message takes its place and the saved game survives.
import { expect, test } from "./support/test.js";
import { keptGame, open, rest, says, small, tap } from "./support/game.js";
import { apply } from "./support/rules-program.js";

const trouble = (page) => page.locator("#trouble");
/** Panel for a program that never started. */
const unstarted = (page) => page.locator("#unstarted");

for (const [name, pattern, answer] of [
  ["the Wasm request fails", "**/*.wasm", (route) => route.abort()],
  ["the Wasm file is missing", "**/*.wasm", (route) => route.fulfill({ status: 404, body: "" })],
  ["the Wasm file is corrupt", "**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: Buffer.from("\0asm\x01\0\0\0\xff\xff") })],
  ["the script request fails", /\/app-\w+\.js/, (route) => route.abort()],
]) {
  test(`shows a panel with a retry when ${name}`, async ({ page }) => {
    await page.route(pattern, answer);
    await page.goto("./");
    await expect(page.getByRole("link", { name: "Réessayer" })).toBeInViewport({ ratio: 1 });
    await expect(unstarted(page)).toContainText("Rien n’est perdu");
    await expect(trouble(page)).toBeHidden();
    await page.unroute(pattern);
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    await expect(unstarted(page)).toBeHidden();
  });
}

test("keeps the game when the app crashes", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  await expect(trouble(page)).toBeHidden();
  const before = await keptGame(page);
  await page.evaluate(() => {
    const fails = () => {
      throw new Error("no more elements");
    };
    Document.prototype.createElement = fails;
    Document.prototype.createElementNS = fails;
    Node.prototype.insertBefore = fails;
    Node.prototype.appendChild = fails;
  });
  await page.getByRole("button", { name: "Accueil" }).click();
  await expect(page.getByRole("link", { name: "Rouvrir la dernière partie" })).toBeInViewport({ ratio: 1 });
  expect(await keptGame(page)).toEqual(before);
  await page.getByRole("link", { name: "Rouvrir la dernière partie" }).click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

test("a chunk that fails to prefetch shows no panel, and loads when its page is opened", async ({ page }) => {
  await page.route("**/app-adult-*.wasm", (route) => route.abort());
  const asked = page.waitForRequest(/app-adult-\w+\.wasm$/);
  await page.goto("./#/etagere");
  await asked;
  await expect(page.locator("main.page-shelf")).toBeVisible();
  await expect(page.locator("#unstarted, #trouble").filter({ visible: true })).toHaveCount(0);
  await page.unroute("**/app-adult-*.wasm");
  await page.evaluate(() => (location.hash = "#/credits"));
  await expect(page.locator("main.page-credits")).toBeVisible();
});

test("shows no panel on a normal start", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await expect(trouble(page)).toBeHidden();
  await expect(unstarted(page)).toBeHidden();
});
