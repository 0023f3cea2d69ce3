// Copies of the app in different folders of one host share no data, except data saved before each folder had its own keys.
import { expect, test } from "./support/test.js";
import { GAME, address, open, rest, says, small, tap, text } from "./support/game.js";
import { apply } from "./support/rules-program.js";
import { SUB_PATH, serve } from "./support/server.mjs";
import { answerGate } from "./support/teacher.js";

const FOLDERS = [`${SUB_PATH}a/`, `${SUB_PATH}b/`];
const actions = async (page) => JSON.parse(await text(page, GAME)).partie.actions;
/** The game as a copy saved it before each folder had its own keys. */
const shared = (actions) =>
  JSON.stringify({ partie: { actions, format: "partie/1", game: "chevaliers", options: { setup: "small" }, start: small() }, seed: 1 });

let server;
test.beforeEach(async () => {
  server = await serve({ folders: FOLDERS });
});
test.afterEach(() => server.stop());

test("two copies on one host share no game, lock or message", async ({ context }) => {
  const pages = [];
  for (const [index, folder] of FOLDERS.entries()) {
    const page = await context.newPage();
    await open(page, { position: small(), base: server.address + folder });
    await tap(page, index ? "c2" : "b2");
    await tap(page, index ? "c3" : "b3");
    pages.push(page);
  }
  expect(await Promise.all(pages.map(actions))).toEqual([["b2-b3"], ["c2-c3"]]);
  // Each window keeps its own game, and each projector shows its own.
  for (const [index, folder] of FOLDERS.entries()) {
    await expect(pages[index].locator("section.game")).toBeVisible();
    const projector = await context.newPage();
    await projector.goto(`${server.address + folder}#/tableau`);
    await expect(projector.locator("section.game")).toHaveAttribute("data-position", apply(small(), [index ? "c2-c3" : "b2-b3"]));
  }
  // Each copy restores its own game, from IndexedDB too.
  for (const [index, folder] of FOLDERS.entries()) {
    await expect.poll(() => pages[index].evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort())).toEqual(
      FOLDERS.map((folder) => `table-ronde@${folder}`),
    );
    await pages[index].goto(`${server.address + folder}feature-detect.js`);
  }
  await pages[0].evaluate(() => localStorage.clear());
  for (const [index, folder] of FOLDERS.entries()) {
    await pages[index].goto(address({ base: server.address + folder }));
    await rest(pages[index]);
    expect(await actions(pages[index])).toEqual([index ? "c2-c3" : "b2-b3"]);
  }
});

/** Writes the data of a device from before decision 075: texts in localStorage, and one only in IndexedDB. */
async function layShared(page) {
  await page.goto(`${server.address}${FOLDERS[0]}feature-detect.js`);
  await page.evaluate(
    ([game, slot]) =>
      new Promise((done) => {
        localStorage.setItem("table-ronde/game", game);
        localStorage.setItem("table-ronde/count", "1");
        const asked = indexedDB.open("table-ronde");
        asked.onupgradeneeded = () => asked.result.createObjectStore("texts");
        asked.onsuccess = () => {
          const store = asked.result.transaction("texts", "readwrite").objectStore("texts");
          store.put({ text: game, number: 1 }, "table-ronde/game");
          store.put({ text: slot, number: 2 }, "table-ronde/slot-1").onsuccess = () => {
            asked.result.close();
            done();
          };
        };
      }),
    [shared(["b2-b3"]), JSON.stringify({ animal: "owl", day: 20_000, saved: JSON.parse(shared(["c2-c3"])) })],
  );
}

test("a copy in a folder migrates the shared data once", async ({ page }) => {
  await layShared(page);
  await page.goto(address({ base: server.address + FOLDERS[0] }));
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  expect(JSON.parse(await text(page, "table-ronde/slot-1")).saved.partie.actions).toEqual(["c2-c3"]);
  await tap(page, "end");
  expect(await actions(page)).toEqual(["b2-b3", "end"]);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("table-ronde/game")).partie.actions)).toEqual(["b2-b3"]);

  // The migration runs once: the copy keeps its own data.
  await page.reload();
  await rest(page);
  expect(await actions(page)).toEqual(["b2-b3", "end"]);
});

for (const [name, isUsed] of [["erases", false], ["keeps, if another copy uses them,", true]]) {
  test(`« Tout effacer » of a copy in a folder ${name} the migrated texts`, async ({ page }) => {
    await layShared(page);
    const base = server.address + FOLDERS[0];
    await page.goto(`${base}#/credits`);
    await page.locator('[data-adult="erase"]').click();
    await answerGate(page);
    if (isUsed) await page.evaluate(() => localStorage.setItem("table-ronde/count", "3"));
    await page.locator('[data-adult="erase-yes"]').click();
    await expect(page.locator('[data-adult="erase-back"]')).toBeVisible();
    const left = () =>
      page.evaluate(async () => [localStorage.getItem("table-ronde/game") !== null, (await indexedDB.databases()).some(({ name }) => name === "table-ronde")]);
    await expect.poll(left).toEqual([isUsed, isUsed]);
    await page.goto("about:blank");
    await page.goto(`${base}#/`);
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    expect(await text(page, GAME)).toBeNull();
  });
}
