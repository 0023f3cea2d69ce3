// Loading with retries: texts, Wasm chunks and style sheets over a weak network.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { define, restore, run, settle } from "./fake-page.mjs";

const FOLDER = "http://127.0.0.1/";
/** The smallest Wasm module. */
const WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

let loading;
/** Answers of the server, in order; the last one repeats. */
let answers;
let asked;
/** Style sheets that were added to the page. */
let links;

const answer =
  (body, type, status = 200) =>
  () =>
    new Response(body, { status, headers: { "content-type": type } });
const json = (text) => answer(text, "application/json");
const lost = () => Promise.reject(new TypeError("no network"));
const portal = answer("<html>Please sign in</html>", "text/html");

/** Returns the state of a promise: its value, its error, or "pending". */
async function stateOf(promise) {
  let state = "pending";
  const set = (value) => (state = value);
  promise.then(set, set);
  await settle();
  return state;
}

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  [answers, asked, links] = [[], [], []];
  define({
    window: globalThis,
    fetch: async (address, options = {}) => {
      asked.push([String(address), options.cache]);
      return (answers.length > 1 ? answers.shift() : answers[0])();
    },
    document: {
      baseURI: FOLDER,
      head: { append: (link) => links.push(link) },
      createElement: () => ({ remove: mock.fn() }),
    },
  });
  loading = await run("loading.js");
});
afterEach(() => {
  mock.timers.reset();
  restore();
});

test("loads a text at the first attempt without bypassing the cache", async () => {
  answers = [json("{}")];
  assert.equal(await loading.loadText(`${FOLDER}words.json`), "{}");
  assert.deepEqual(asked, [[`${FOLDER}words.json`, undefined]]);
});

test("retries after 0.3, 1 and 3 s past the cache, and then fails", async () => {
  answers = [lost];
  const text = loading.loadText(`${FOLDER}words.json`);
  text.catch(() => {});
  let attempts = 1;
  for (const pause of [300, 1000, 3000]) {
    await settle();
    mock.timers.tick(pause - 1);
    await settle();
    assert.equal(asked.length, attempts);
    mock.timers.tick(1);
    await settle();
    assert.equal(asked.length, (attempts += 1));
  }
  assert.match(String(await stateOf(text)), /no network/);
  assert.deepEqual(
    asked.map(([, cache]) => cache),
    [undefined, "reload", "reload", "reload"],
  );
});

for (const [name, bad] of [
  ["a lost connection", lost],
  ["an error of the server", answer("", "application/json", 503)],
  ["a captive portal", portal],
  ["a truncated file", json('{"a":')],
]) {
  test(`retries after ${name}`, async () => {
    answers = [bad, json("{}")];
    const text = loading.loadText(`${FOLDER}words.json`);
    assert.equal(await stateOf(text), "pending");
    mock.timers.tick(300);
    assert.equal(await stateOf(text), "{}");
  });
}

test("never takes the page of a captive portal for a text", async () => {
  answers = [portal];
  assert.equal(await stateOf(loading.loadText(`${FOLDER}licences.txt`)), "pending");
});

test("loads a truncated Wasm file again", async () => {
  answers = [answer(WASM.slice(0, 5), "application/wasm"), answer(WASM, "application/wasm")];
  const compiled = loading.loadWasm(`${FOLDER}app.wasm`);
  assert.equal(await stateOf(compiled), "pending");
  mock.timers.tick(300);
  assert.ok((await compiled) instanceof WebAssembly.Module);
});

test("compiles a Wasm file that the server names wrongly", async () => {
  answers = [answer(WASM, "application/octet-stream")];
  assert.ok((await loading.loadWasm(`${FOLDER}app.wasm`)) instanceof WebAssembly.Module);
});

test("gives up at once after a Wasm trap, also in an enclosing retry", async () => {
  const trap = new WebAssembly.RuntimeError("unreachable");
  let attempts = 0;
  const fail = () => {
    attempts += 1;
    throw trap;
  };
  await assert.rejects(
    loading.retried(() => loading.retried(fail)),
    trap,
  );
  assert.equal(attempts, 1);
});

test("an enclosing retry does not repeat an attempt that was given up", async () => {
  answers = [lost];
  const text = loading.retried(() => loading.loadText(`${FOLDER}words.json`));
  text.catch(() => {});
  for (const pause of [300, 1000, 3000, 300, 1000]) {
    await settle();
    mock.timers.tick(pause);
  }
  await settle();
  assert.equal(asked.length, 4);
});

const complete = { cssRules: [{ selectorText: ".page" }, { selectorText: ".sheet-end" }] };
const truncated = { cssRules: [{ selectorText: ".page" }] };
const withheld = {
  get cssRules() {
    throw Object.assign(new Error("withheld"), { name: "SecurityError" });
  },
};

for (const [name, sheet] of [
  ["complete", complete],
  ["whose rules are withheld", withheld],
]) {
  test(`accepts a style sheet ${name}`, async () => {
    const loaded = loading.loadSheet(`${FOLDER}game.css`, "not all");
    Object.assign(links[0], { sheet }).onload();
    assert.equal(await stateOf(loaded), links[0]);
    assert.deepEqual([links[0].href, links[0].media, links[0].rel], [`${FOLDER}game.css`, "not all", "stylesheet"]);
  });
}

for (const [name, fail] of [
  ["truncated", (link) => Object.assign(link, { sheet: truncated }).onload()],
  ["that does not load", (link) => link.onerror()],
]) {
  test(`removes a style sheet ${name}, and loads it again by another URL`, async () => {
    const loaded = loading.loadSheet(`${FOLDER}game.css`, "all");
    fail(links[0]);
    await settle();
    assert.equal(links[0].remove.mock.callCount(), 1);
    mock.timers.tick(300);
    await settle();
    assert.equal(links[1].href, `${FOLDER}game.css?1`);
    Object.assign(links[1], { sheet: complete }).onload();
    assert.equal(await stateOf(loaded), links[1]);
  });
}

test("the chunk loader instantiates the file that its URL names", async () => {
  const names = [];

  const compiled = await WebAssembly.compile(WASM);
  const load = async (name) => {
    names.push(name);
    return compiled;
  };
  define({ tableRonde: { chunks: { load } } });
  const chunks = await run("chunk-loader.js");
  assert.equal(chunks.chunkBase, FOLDER);
  const instance = await chunks.instantiateChunk(chunks.fetchChunk(new URL("some/folder/split_table.wasm", FOLDER)), {});
  assert.ok(instance instanceof WebAssembly.Instance);
  assert.deepEqual(names, ["split_table.wasm"]);
});

test("the chunk loader loads nothing if one file holds all chunks", async () => {
  define({ tableRonde: { chunks: { load: async () => undefined } } });
  const chunks = await run("chunk-loader.js");
  assert.equal(await chunks.instantiateChunk(chunks.fetchChunk(new URL("split_table.wasm", FOLDER)), {}), undefined);
});

test("the chunk loader reports a chunk that does not load", async () => {
  define({ tableRonde: { chunks: { load: lost } } });
  const chunks = await run("chunk-loader.js");
  await assert.rejects(chunks.instantiateChunk(chunks.fetchChunk(new URL("split_table.wasm", FOLDER)), {}), /no network/);
});

test("a loaded module is reused after another file failed to load", async () => {
  const address = "data:text/javascript,export const one = {}";
  const first = await loading.loadModule(address);
  answers = [lost];
  const text = loading.loadText(`${FOLDER}a.txt`);
  text.catch(() => {});
  assert.equal(await stateOf(text), "pending");
  assert.equal(await stateOf(loading.loadModule(address)), first);
});
