// Updates: a new version arrives partly or whole, while another window plays, or on a device without space for it.
import { expect, test } from "./support/test.js";
import { address, keptGame, open, rest, says, small, tap } from "./support/game.js";
import { apply } from "./support/rules-program.js";
import { BAD, isKept, school, startsAlone, trouble } from "./support/school.js";
import { answerGate, openTeacher } from "./support/teacher.js";

test.use({ serviceWorkers: "allow" });

const unfetched = (page) => page.locator(".keeping .unfetched");
const offers = (page) => page.getByRole("alert").filter({ hasText: "mise à jour" });
const chunks = (page) => page.evaluate(() => Object.values(JSON.parse(document.querySelector("meta[name=app]").content).chunks));
/** Opens a part of the desk, in a page of any version. */
const desk = async (page, base, part) => {
  await page.goto(`${base}#/maitre`);
  await answerGate(page);
  await page.locator(`[data-adult="tab-${part}"]`).click();
};

for (const [name, answer] of Object.entries(BAD)) {
  test(`an incomplete version is not installed, and the old one plays on: ${name}`, async ({ page, context }) => {
    const net = await school();
    await page.goto(net.base);
    await isKept(page);
    const [program] = net.upload().filter((name) => name.endsWith(".wasm"));
    net.bad = { pattern: new RegExp(program), answer };
    const old = await chunks(page);
    await page.goto("about:blank");
    await page.goto(net.base);
    await page.locator('html[data-unfetched="update"]').waitFor();
    await expect(offers(page)).toHaveCount(0);
    expect(await chunks(page)).toEqual(old);
    // A chunk that the first visit had not loaded comes from the cache.
    await desk(page, net.base, "settings");
    await expect(unfetched(page)).toContainText("pas arrivée entière");
    await expect(trouble(page)).toHaveCount(0);

    // Once the upload is complete, the next visit offers the update.
    net.bad = undefined;
    await page.goto("about:blank");
    await page.goto(net.base);
    await offers(page).getByRole("button").first().click();
    await expect.poll(() => chunks(page).catch(() => old)).not.toEqual(old);
    await startsAlone(page, context, net);
  });
}

test("a new device with an incomplete version plays what it has and reports the missing part", async ({ page }) => {
  const net = await school();
  const [program] = net.upload().filter((name) => name.endsWith(".wasm"));
  net.bad = { pattern: new RegExp(program), answer: BAD["a file is missing"] };
  await page.goto(net.base);
  await page.locator('html[data-unfetched="app"]').waitFor();
  await open(page, { position: small(), base: net.base });
  await tap(page, "b2");
  await tap(page, "b3");
  await expect(trouble(page)).toHaveCount(0);
  // The desk chunk is missing: the page says so and leads back to the game.
  await page.goto(`${net.base}#/maitre`);
  await expect(trouble(page)).toContainText("Vérifiez la connexion");
  await trouble(page).getByRole("link", { name: "Accueil" }).click();
  await expect(page.locator("main.page-home")).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);
  expect((await keptGame(page)).partie.actions).toEqual(["b2-b3"]);
  // The retry loads the chunk without reloading the page.
  await page.evaluate(() => (window.isSame = true));
  await page.goto(`${net.base}#/maitre`);
  await expect(trouble(page)).toHaveCount(1);
  net.bad = undefined;
  await trouble(page).getByRole("link", { name: "Réessayer" }).click();
  await answerGate(page);
  await page.locator('[data-adult="tab-settings"]').click();
  await expect(unfetched(page)).toContainText("n’ont pas pu être gardés");
  expect(await page.evaluate(() => window.isSame)).toBe(true);
  await net.stop();
});

test("an update in one window does not end the game in another", async ({ page, context }) => {
  const net = await school();
  await page.goto(net.base);
  await isKept(page);
  // The game was opened by its address, so the chunk that changes is not loaded.
  await page.goto("about:blank");
  await open(page, { position: small(), base: net.base });
  await tap(page, "b2");
  await tap(page, "b3");
  const old = await chunks(page);
  await page.evaluate(() => (window.isSame = true));

  net.upload();
  const other = await context.newPage();
  await other.goto(net.base);
  await offers(other).getByRole("button").first().click();
  await expect.poll(() => chunks(other).catch(() => old)).not.toEqual(old);
  // The old files are gone from server and cache; the game continues in the open page.
  await tap(page, "c2");
  await tap(page, "c3");
  expect(await page.evaluate(() => window.isSame)).toBe(true);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
  await page.evaluate(() => (location.hash = "#/maitre"));
  await answerGate(page);
  await expect(page.locator("main.page-teacher")).toBeVisible();
  expect(await chunks(page)).not.toEqual(old);
  await expect(trouble(page)).toHaveCount(0);
  await page.goto(address({ base: net.base }));
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
  await net.stop();
});

test("a full device plays on, caches no incomplete copy and reports it", async ({ page, context }) => {
  const net = await school();
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: net.base.slice(0, -1), quotaSize: 400_000 });
  await page.goto(net.base);
  await page.locator('html[data-unfetched="app"]').waitFor();
  await open(page, { position: small(), base: net.base });
  await tap(page, "b2");
  await tap(page, "b3");
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  await desk(page, net.base, "settings");
  await expect(unfetched(page)).toContainText("l’appareil est plein");
  await expect(trouble(page)).toHaveCount(0);

  // The device has space again.
  await client.send("Storage.overrideQuotaForOrigin", { origin: net.base.slice(0, -1) });
  await page.goto("about:blank");
  await page.goto(net.base);
  await isKept(page);
  await net.stop();
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(address({ base: net.base }));
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

test("a clock that is wrong by a year loses no game", async ({ page, context }) => {
  const net = await school();
  const YEAR = 366 * 86_400_000;
  const now = Date.now();
  /** Opens the app with the clock shifted; the storage persists between visits. */
  const visit = async (clock, names) => {
    const own = await context.newPage();
    await own.clock.install({ time: now + clock });
    await own.clock.resume();
    await own.goto(net.base);
    await isKept(own);
    await own.goto(address({ base: net.base, position: names.length === 0 ? undefined : small() }));
    await rest(own);
    for (const name of names) await tap(own, name);
    return own;
  };
  const ahead = await visit(YEAR, ["b2", "b3"]);
  await desk(ahead, net.base, "kept");
  await ahead.locator("[data-adult=keep]").click();
  await expect(ahead.locator('[data-slot="1"] .slot-name')).toBeVisible();
  await ahead.close();
  for (const clock of [-YEAR, 0]) {
    const own = await visit(clock, []);
    expect((await keptGame(own)).partie.actions).toEqual(["b2-b3"]);
    expect((await says(own)).position).toBe(apply(small(), ["b2-b3"]));
    await desk(own, net.base, "kept");
    await expect(own.locator('[data-slot="1"] .slot-name')).toBeVisible();
    await expect(trouble(own)).toHaveCount(0);
    await own.close();
  }
  await net.stop();
  await page.close();
});
