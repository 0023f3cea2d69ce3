// Durable storage: saved data is on disk at once and is restored whichever store the browser lost or refused. tools/stress/crash-test.mjs
// tests that a killed browser loses nothing.
import { expect, test } from "./support/test.js";
import { GAME, address, kept, open, rest, says, small, tap } from "./support/game.js";
import { refuseStorage, withoutDatabase } from "./support/lacking.js";
import { apply } from "./support/rules-program.js";
import { passGate } from "./support/teacher.js";

const step = async (page) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
};
const after = () => apply(small(), ["b2-b3"]);

/** Returns every text the app wrote to IndexedDB. */
const onDisk = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const asked = indexedDB.open("table-ronde");
        asked.onsuccess = () => {
          const store = asked.result.transaction("texts").objectStore("texts");
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => done(Object.fromEntries(keys.result.map((key, index) => [key, values.result[index].text])));
        };
      }),
  );

test("each step is saved identically in localStorage and IndexedDB", async ({ page }) => {
  await step(page);
  await expect.poll(async () => JSON.parse((await onDisk(page))[GAME]).partie.actions).toEqual(["b2-b3"]);
  expect(JSON.parse((await onDisk(page))[GAME])).toEqual(await kept(page));
});

test("IndexedDB restores steps that localStorage lost", async ({ page }) => {
  await step(page);
  const early = await page.evaluate(() => ({ ...localStorage }));
  await tap(page, "c2");
  await tap(page, "c3");
  await expect.poll(async () => JSON.parse((await onDisk(page))[GAME]).partie.actions.length).toBe(2);
  // After a crash, localStorage may hold an older state.
  await page.goto("./feature-detect.js");
  await page.evaluate((early) => {
    localStorage.clear();
    Object.assign(localStorage, early);
  }, early);
  await page.goto(address());
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
  expect((await kept(page)).partie.actions).toEqual(["b2-b3", "c2-c3"]);
});

test("a late IndexedDB answer restores the saved game by a reload", async ({ page }) => {
  await step(page);
  await expect.poll(async () => JSON.parse((await onDisk(page))[GAME]).partie.actions.length).toBe(1);
  await page.goto("./feature-detect.js");
  await page.evaluate(() => localStorage.clear());
  // Simulates a machine that is still busy after boot: the first database opening answers after 6 seconds.
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...about) {
      const asked = open.apply(this, about);
      const late = sessionStorage.getItem("late") ? 0 : 6000;
      const proxy = { set onupgradeneeded(call) { asked.onupgradeneeded = call; }, get result() { return asked.result; } };
      const end = (name) => ({ set: (call) => (asked[name] = () => setTimeout(call, late)) });
      Object.defineProperties(proxy, { oncomplete: end("oncomplete"), onsuccess: end("onsuccess"), onerror: end("onerror"), onabort: end("onabort") });
      sessionStorage.setItem("late", "no");
      return proxy;
    };
  });
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Reprendre" })).toBeVisible({ timeout: 15_000 });
  expect((await kept(page)).partie.actions).toEqual(["b2-b3"]);
});

test("a text written by another app version is not overwritten", async ({ page }) => {
  await step(page);
  const text = JSON.stringify({ ...(await kept(page)), banners: ["owl", "fox"] });
  await page.goto("./feature-detect.js");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [GAME, text]);
  await page.goto(address());
  await rest(page);
  expect((await kept(page)).banners).toEqual(["owl", "fox"]);
});

test("an erased game is not restored", async ({ page }) => {
  await step(page);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.tableRonde.storage.save(key);
  }, GAME);
  await expect.poll(async () => (await onDisk(page))[GAME]).toBe(null);
  await page.goto("./feature-detect.js");
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Jouer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reprendre" })).toHaveCount(0);
});

for (const [name, refuse] of [["localStorage", refuseStorage], ["the database", withoutDatabase]]) {
  test(`the game is saved in a browser that refuses ${name}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await step(page);
    await page.goto("./feature-detect.js");
    await page.goto(address());
    await rest(page);
    expect((await says(page)).position).toBe(after());
    await expect(page.getByText("Cet appareil est plein")).toHaveCount(0);
  });
}

test("a database that never answers does not block the app", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({});
  });
  await step(page);
  expect((await says(page)).position).toBe(after());
});

test("a hanging write times out, is reported at the desk and retried", async ({ page }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const real = transaction.call(this, stores, mode, options);
      if (mode !== "readwrite" || !window.isHung) return real;
      // In WebKit, a write after the app was suspended is neither committed nor reported.
      real.abort();
      return { objectStore: () => ({ put: () => {}, transaction: {} }), abort: () => {} };
    };
  });
  await step(page);
  await page.evaluate(() => (window.isHung = true));
  await tap(page, "c2");
  await tap(page, "c3");
  await expect.poll(() => page.evaluate(() => window.tableRonde.storage.isDurable())).toBe(false);
  expect((await kept(page)).partie.actions).toEqual(["b2-b3", "c2-c3"]);
  await page.evaluate(() => (location.hash = "#/maitre"));
  await passGate(page);
  await page.locator("[data-adult=tab-settings]").click();
  await expect(page.locator(".keeping .undurable")).toContainText("coupure de courant");
  await page.evaluate(() => (window.isHung = false));
  await expect(page.locator(".keeping .undurable")).toHaveCount(0);
  expect(JSON.parse((await onDisk(page))[GAME]).partie.actions).toEqual(["b2-b3", "c2-c3"]);
});

test("a game opened by a link and the game it replaced are both saved", async ({ page }) => {
  await step(page);
  const link = { position: apply(small(), ["end"]), game: "chevaliers" };
  await page.goto("./#/");
  await page.goto(address(link));
  await rest(page);
  expect((await kept(page)).partie.actions, "nothing is replaced before the first step").toEqual(["b2-b3"]);
  await tap(page, "end");
  await page.reload();
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["end", "end"]));
  const replaced = await page.evaluate(() => JSON.parse(localStorage.getItem("table-ronde/replaced")));
  expect(replaced.partie.actions).toEqual(["b2-b3"]);
});
