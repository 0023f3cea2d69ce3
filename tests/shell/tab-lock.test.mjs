// Tab lock: of two tabs one owns the running game, by Web Locks and by heartbeats in localStorage.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { build } from "esbuild";
import { settle } from "./fake-page.mjs";

const NAME = "table-ronde/hold";

/** The script with its imports: each tab runs it with globals of its own. */
const { outputFiles } = await build({
  entryPoints: [new URL("../../shell/tab-lock.js", import.meta.url).pathname],
  bundle: true,
  format: "iife",
  write: false,
});
const GLOBALS = ["window", "document", "navigator", "localStorage", "addEventListener", "setInterval", "clearInterval"];
const start = new Function(...GLOBALS, outputFiles[0].text);

/** Web Locks of one browser. */
class Locks {
  constructor() {
    this.queue = [];
  }

  /** Returns the interface for one tab. */
  of(tab) {
    return {
      request: (name, { ifAvailable, steal }, granted) =>
        new Promise((done, fail) => {
          const entry = { tab, granted, done, fail };
          Promise.resolve().then(() => {
            if (ifAvailable && this.held) return done(granted(null));
            if (steal && this.held) {
              this.held.fail(Object.assign(new Error("stolen"), { name: "AbortError" }));
              this.held = undefined;
            }
            if (steal) this.queue.unshift(entry);
            else this.queue.push(entry);
            return this.next();
          });
        }),
    };
  }

  async next() {
    if (this.held || this.queue.length === 0) return;
    const entry = (this.held = this.queue.shift());
    entry.done(await entry.granted({ name: NAME }));
    this.release(entry);
  }

  release(entry) {
    if (this.held !== entry) return;
    this.held = undefined;
    this.next();
  }

  /** Releases what a closed tab holds or waits for. */
  close(tab) {
    this.queue = this.queue.filter((entry) => entry.tab !== tab);
    if (this.held?.tab === tab) this.release(this.held);
  }
}

let locks;
let texts;
let tabs;

/** Opens a tab. `refusal`: the error with which the browser refuses locks; "missing" if it does not know them. */
function open(refusal) {
  const tab = { states: [], window: new EventTarget(), isFrozen: false };
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} }, baseURI: "http://127.0.0.1/", hidden: false });
  const refused = { request: () => Promise.reject(Object.assign(new Error("refused"), { name: refusal })) };
  const navigator = refusal === "missing" ? {} : { locks: refusal ? refused : locks.of(tab) };
  const localStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
      for (const other of tabs) if (other !== tab) other.window.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
  };
  const intervals = (work, time) => setInterval(() => tab.isFrozen || work(), time);
  const listen = tab.window.addEventListener.bind(tab.window);
  start(tab.window, document, navigator, localStorage, listen, intervals, clearInterval);
  Object.assign(tab, tab.window.tableRonde.tabLock);
  tab.onChange(() => tab.states.push(tab.owner()));
  tabs.push(tab);
  return tab;
}

/** Closes a tab without any event, as a crash does. */
function crash(tab) {
  tabs = tabs.filter((other) => other !== tab);
  tab.isFrozen = true;
  locks.close(tab);
}

const states = (...all) => all.map((tab) => tab.owner());
/** Advances the clock, in milliseconds: in small steps, so that the heartbeats of all tabs alternate. */
const pass = async (time) => {
  for (let left = time; left > 0; left -= 100) {
    mock.timers.tick(100);
    await settle();
  }
};

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval", "Date"], now: Date.UTC(2026, 0, 1) });
  [locks, texts, tabs] = [new Locks(), new Map(), []];
});
afterEach(() => mock.timers.reset());

for (const refusal of [undefined, "missing"]) {
  const by = refusal ? "heartbeats" : "Web Locks";
  /** Opens two tabs that want the game, one after the other. */
  const both = async () => {
    const [first, second] = [open(refusal), open(refusal)];
    first.request();
    await settle();
    await pass(100);
    second.request();
    await settle();
    return [first, second];
  };

  test(`the first tab owns the game, and hands it over when it leaves: ${by}`, async () => {
    const [first, second] = await both();
    assert.deepEqual(states(first, second), ["here", "elsewhere"]);
    await pass(10_000);
    assert.deepEqual(states(first, second), ["here", "elsewhere"]);
    first.release();
    await settle();
    assert.deepEqual(states(first, second), [undefined, "here"]);
  });

  test(`a tab that takes the game keeps it, and the other one gets it back: ${by}`, async () => {
    const [first, second] = await both();
    second.take();
    await pass(2000);
    assert.deepEqual(states(first, second), ["elsewhere", "here"]);
    await pass(10_000);
    assert.deepEqual(states(first, second), ["elsewhere", "here"]);
    first.take();
    await pass(2000);
    assert.deepEqual(states(first, second), ["here", "elsewhere"]);
    first.release();
    await settle();
    assert.deepEqual(states(first, second), [undefined, "here"]);
  });

  test(`a crashed tab loses the game: ${by}`, async () => {
    const [first, second] = await both();
    crash(first);
    await pass(5000);
    assert.deepEqual(states(second), ["here"]);
  });

  test(`a tab that left does not get the game: ${by}`, async () => {
    const [first, second] = await both();
    second.release();
    first.release();
    await pass(5000);
    assert.deepEqual(states(first, second), [undefined, undefined]);
    // A request that was taken back before its answer does not keep the lock.
    first.request();
    first.release();
    second.request();
    await settle();
    assert.deepEqual(states(first, second), [undefined, "here"]);
  });

  test(`a page restored from the back/forward cache requests the game again: ${by}`, async () => {
    const [first] = await both();
    first.states.length = 0;
    first.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await settle();
    assert.equal(first.states[0], undefined, "the saved game is loaded again");
    assert.equal(first.states.length, 2);
  });
}

test("falls back to heartbeats if the browser refuses locks", async () => {
  const [first, second] = [open("SecurityError"), open("SecurityError")];
  first.request();
  await settle();
  second.request();
  await settle();
  assert.deepEqual(states(first, second), ["here", "elsewhere"]);
  assert.ok(texts.has(NAME));
});

test("an owner whose heartbeats stop is gone after 3.5 s", async () => {
  const [first, second] = [open("missing"), open("missing")];
  first.request();
  second.request();
  crash(first);
  await pass(3000);
  assert.deepEqual(states(second), ["elsewhere"]);
  await pass(1000);
  assert.deepEqual(states(second), ["here"]);
});

test("a closed page hands the game over at once", async () => {
  const [first, second] = [open("missing"), open("missing")];
  first.request();
  second.request();
  first.window.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(states(second), ["here"]);
});

test("a late heartbeat of the former owner does not beat a later claim", async () => {
  const [first, second] = [open("missing"), open("missing")];
  first.request();
  second.request();
  const heartbeat = texts.get(NAME);
  second.take();
  const claim = texts.get(NAME);
  assert.deepEqual(states(first, second), ["elsewhere", "here"]);
  // The process of the first tab writes late, and no event tells the second one.
  texts.set(NAME, heartbeat);
  await pass(1000);
  assert.deepEqual(states(first, second), ["elsewhere", "here"]);
  const [found, taken] = [texts.get(NAME), claim].map((text) => JSON.parse(text));
  assert.deepEqual([found.own, found.claim], [taken.own, taken.claim]);
});

test("a tab whose timer was throttled loads the saved game again", async () => {
  const [first, second] = [open("missing"), open("missing")];
  first.request();
  first.isFrozen = true;
  await pass(4000);
  second.request();
  assert.deepEqual(states(second), ["here"]);
  first.states.length = 0;
  crash(second);
  await pass(4000);
  first.isFrozen = false;
  await pass(1000);
  assert.deepEqual(first.states, [undefined, "here"]);
});
