// Durable storage: texts reach the disk however the database fails. Runs shell/durable-storage.js over a faulty database, without a browser
// or real time.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Engine, FAILURES, LATE } from "./fake-database.mjs";
import { define, restore, run, settle } from "./fake-page.mjs";

const GAME = "table-ronde/game";
const COUNT = "table-ronde/count";
const REPLACED = "table-ronde/replaced";
let engine;

class Local {
  constructor(texts = {}) {
    this.texts = new Map(Object.entries(texts));
  }

  getItem(key) {
    return this.texts.get(key) ?? null;
  }

  setItem(key, text) {
    this.texts.set(key, String(text));
  }

  removeItem(key) {
    this.texts.delete(key);
  }
}

/** Advances the clock by this time, in milliseconds. */
const pass = async (time) => {
  for (let left = time; left > 0; left -= 500) {
    mock.timers.tick(500);
    await settle();
  }
};

/**
 * Opens the app: runs durable-storage.js anew on the same device. Returns a function that tells whether the app reports the storage as not
 * durable.
 */
async function open(local) {
  define({
    window: globalThis,
    document: { baseURI: "http://127.0.0.1/", documentElement: { dataset: {} } },
    localStorage: local,
    indexedDB: engine,
  });
  await run("durable-storage.js");
  await settle();
  const { storage } = window.tableRonde;
  return () => !storage.isDurable();
}

/** Saves a text as the programs do (src/shell/storage.rs); returns whether the script claims that it is on disk. */
const keep = async (text) => {
  localStorage.setItem(GAME, text);
  const isClaimed = window.tableRonde.storage.save(GAME, text);
  await settle();
  return isClaimed;
};
const onDisk = (key = GAME) => engine.disk.get(key)?.text;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  engine = new Engine();
});
afterEach(() => {
  mock.timers.reset();
  restore();
});

test("a working database stores every text at once", async () => {
  const isUndurable = await open(new Local());
  for (const text of ["one", "two"]) {
    assert.equal(await keep(text), true);
    assert.equal(onDisk(), text);
  }
  assert.equal(isUndurable(), false);
});

for (const [call, way] of FAILURES) {
  for (const moment of ["before the start", "during the visit"]) {
    test(`no text is lost when ${call} fails (${way}) ${moment}`, async () => {
      const local = new Local();
      if (moment === "before the start") engine.fail(call, way);
      const isUndurable = await open(local);
      if (moment === "during the visit") {
        await keep("one");
        engine.fail(call, way);
        // The connection is lost, as after the device slept.
        engine.databases.at(-1).onclose?.();
      }
      await keep("two");
      await pass(30_000);
      assert.equal(await keep("three"), false, "the disk is not claimed to hold what it may not have");
      assert.equal(local.getItem(GAME), "three");
      assert.equal(isUndurable(), true, "the desk is told");

      engine.heal();
      await pass(60_000);
      assert.equal(onDisk(), "three", "what waited is written without another step");
      assert.equal(isUndurable(), false);
      assert.equal(await keep("four"), true);
      // A late answer to an old write changes nothing.
      await pass(LATE);
      assert.equal(onDisk(), "four");

      // Power failure: localStorage has lost the last steps.
      await open(new Local({ [GAME]: "one", "table-ronde/count": "1" }));
      assert.equal(localStorage.getItem(GAME), "four");
    });
  }
}

for (const [event, lost] of [
  ["onclose", "closed by the browser"],
  ["onversionchange", "asked to close by another window"],
]) {
  test(`a connection that is ${lost} is reopened`, async () => {
    await open(new Local());
    await keep("one");
    engine.databases.at(-1)[event]();
    assert.equal(await keep("two"), true);
    assert.equal(onDisk(), "two");
    assert.equal(engine.databases.length, 2);
  });
}

for (const way of ["hangs", "aborted", "late"]) {
  test(`writes continue while reads fail (${way}), and lost texts are restored later`, async () => {
    engine.disk.set(GAME, { text: "kept", number: 7 });
    engine.fail("read", way);
    const local = new Local();
    await open(local);
    await pass(30_000);
    engine.heal();
    define({ location: { reload: mock.fn() } });
    await pass(60_000);
    assert.equal(local.getItem(GAME), "kept");
    assert.equal(location.reload.mock.callCount(), 1, "the app begins again with it");
    assert.equal(await keep("next"), true);
    assert.equal(onDisk(), "next");
  });
}

test("settings saved before a late restoration do not hide a lost game", async () => {
  engine.disk.set(GAME, { text: "kept", number: 7 });
  engine.fail("read", "hangs");
  // localStorage has lost the game, and its counter stands just before it.
  const local = new Local({ [COUNT]: "6" });
  await open(local);
  await pass(5_000);
  for (const text of ["one", "two"]) window.tableRonde.storage.save("table-ronde/settings", text);
  engine.heal();
  define({ location: { reload: mock.fn() } });
  await pass(60_000);
  assert.equal(local.getItem(GAME), "kept");
  assert.equal(location.reload.mock.callCount(), 1, "the app begins again with it");
});

test("a game that goes on before a late restoration stays, without a reload", async () => {
  engine.disk.set(GAME, { text: "kept", number: 7 });
  engine.fail("read", "hangs");
  const local = new Local({ [COUNT]: "6" });
  await open(local);
  await pass(5_000);
  await keep("next");
  engine.heal();
  define({ location: { reload: mock.fn() } });
  await pass(60_000);
  assert.equal(local.getItem(GAME), "next");
  assert.equal(onDisk(), "next");
  assert.equal(location.reload.mock.callCount(), 0);
});

test("a lost game is set aside if another one goes on when the database answers", async () => {
  engine.disk.set(GAME, { text: "kept", number: 7 });
  engine.fail("open", 6_000);
  const local = new Local({ [COUNT]: "6", [GAME]: "old" });
  await open(local);
  await pass(5_000);
  await keep("next");
  await pass(5_000);
  assert.equal(local.getItem(GAME), "next");
  assert.equal(onDisk(), "next");
  assert.equal(local.getItem(REPLACED), "kept");
  assert.equal(onDisk(REPLACED), "kept");
});

test("a deleted text stays deleted after a restart", async () => {
  await open(new Local());
  await keep("one");
  localStorage.removeItem(GAME);
  window.tableRonde.storage.save(GAME);
  await pass(1_000);
  assert.equal(onDisk(), null);
  const local = new Local();
  await open(local);
  assert.equal(local.getItem(GAME), null);
});
