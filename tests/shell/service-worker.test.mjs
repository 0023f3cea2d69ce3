// Service worker: caches a version completely or not at all, serves it without a network, and replaces the one before it on request.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";
import { build } from "esbuild";

const FOLDER = "http://127.0.0.1/ecole/";
const GLOBALS = ["self", "LIST", "addEventListener", "caches", "fetch", "location", "registration", "FetchEvent"];

/** The script with its libraries: each version of the worker runs it anew. */
const { outputFiles } = await build({
  entryPoints: [new URL("../../shell/service-worker.js", import.meta.url).pathname],
  bundle: true,
  format: "iife",
  define: { "process.env.NODE_ENV": '"production"' },
  write: false,
});
const start = new Function(...GLOBALS, outputFiles[0].text);

const FIRST = { "index.html": "page 1", "app.js": "script 1", "dice.svg": "dice" };
const SECOND = { "index.html": "page 2", "app.js": "script 2", "dice.svg": "dice" };

/** Files on the server, by name; undefined without a network. */
let files;
/** Caches of the device, by name. */
let stored;
/** Names of the fetched files. */
let fetched;

const integrity = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const urlOf = (request) => String(request.url ?? request);

/** A cache of responses by URL. */
class FakeCache {
  constructor() {
    this.entries = new Map();
  }

  async match(request) {
    return this.entries.get(urlOf(request))?.clone();
  }

  async put(request, response) {
    this.entries.set(urlOf(request), response);
  }

  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  async delete(request) {
    return this.entries.delete(urlOf(request));
  }
}

const caches = {
  open: async (name) => {
    if (!stored.has(name)) stored.set(name, new FakeCache());
    return stored.get(name);
  },
  keys: async () => [...stored.keys()],
  delete: async (name) => stored.delete(name),
  match: async (request) => [...stored.values()].map((cache) => cache.entries.get(urlOf(request))?.clone()).find(Boolean),
};

/** Serves a file, and checks its hash as browsers do. */
async function serve(request) {
  const name = urlOf(request).slice(FOLDER.length);
  fetched.push(name);
  if (!files) throw new TypeError("no network");
  if (!(name in files)) return new Response("", { status: 404 });
  if (request.integrity && request.integrity !== integrity(files[name])) throw new TypeError("wrong hash");
  return new Response(files[name]);
}

/** Starts the worker of a version. */
function startWorker(version) {
  const listeners = new Map();
  const listen = (type, listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const location = new URL("sw.js", FOLDER);
  const registration = { scope: FOLDER };
  const self = {
    addEventListener: listen,
    caches,
    location,
    registration,
    skipWaiting: mock.fn(),
    clients: { claim: mock.fn(async () => {}) },
  };
  const list = Object.entries(version).map(([url, text]) => ({ url, revision: integrity(text), integrity: integrity(text) }));
  start(self, list, listen, caches, serve, location, registration, Event);
  const dispatch = (type, about) => {
    const works = [];
    const event = Object.assign(new Event(type), { waitUntil: (work) => works.push(work), ...about });
    for (const listener of listeners.get(type) ?? []) listener(event);
    return Promise.all(works);
  };
  return {
    self,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    message: (data) => dispatch("message", { data }),
    /** Opens a URL. Resolves to the text of the answer; undefined if the worker leaves it to the network. */
    open: async (url) => {
      let answer;
      dispatch("fetch", { request: new Request(new URL(url, FOLDER)), respondWith: (response) => (answer = response) });
      return (await answer)?.text();
    },
  };
}

beforeEach(() => {
  [files, stored, fetched] = [{ ...FIRST }, new Map(), []];
});

for (const [name, bad, error] of [
  ["a file is missing", { "index.html": "page 1" }, /bad-precaching-response/],
  ["a portal answers for a file", { ...FIRST, "app.js": "Please sign in" }, /wrong hash/],
]) {
  test(`does not install if ${name}`, async () => {
    files = bad;
    await assert.rejects(startWorker(FIRST).install(), error);
  });
}

test("serves all files without a network", async () => {
  const worker = startWorker(FIRST);
  await worker.install();
  await worker.activate();
  assert.equal(worker.self.clients.claim.mock.callCount(), 1);
  files = undefined;
  for (const [name, text] of Object.entries(FIRST)) assert.equal(await worker.open(name), text);
  assert.equal(await worker.open("elsewhere.png"), undefined);
});

test("serves the page for its URL with a query, and files for URLs with two slashes", async () => {
  const worker = startWorker(FIRST);
  await worker.install();
  await worker.activate();
  files = undefined;
  for (const url of ["", "?x=1", "?utm_source=mail", "index.html?x=1"]) assert.equal(await worker.open(url), "page 1", url);
  assert.equal(await worker.open(`${FOLDER}/app.js?v=2`), "script 1");
});

test("an update waits until the page asks for it", async () => {
  const worker = startWorker(FIRST);
  await worker.install();
  worker.message({ type: "other" });
  worker.message(undefined);
  assert.equal(worker.self.skipWaiting.mock.callCount(), 0);
  worker.message({ type: "SKIP_WAITING" });
  assert.equal(worker.self.skipWaiting.mock.callCount(), 1);
});

test("an update fetches the changed files, and removes the old ones when it is activated", async () => {
  const first = startWorker(FIRST);
  await first.install();
  await first.activate();
  [files, fetched] = [{ ...SECOND }, []];
  const second = startWorker(SECOND);
  await second.install();
  assert.deepEqual(fetched.map((name) => name.replace(/\?.*/, "")).sort(), ["app.js", "index.html"]);
  // The old version plays on until then.
  files = undefined;
  assert.equal(await first.open("app.js"), "script 1");
  await second.activate();
  assert.equal(await second.open("app.js"), "script 2");
  const [cache] = stored.values();
  assert.equal(cache.entries.size, 3);
});

test("a file that the browser evicted is fetched again", async () => {
  const worker = startWorker(FIRST);
  await worker.install();
  await worker.activate();
  for (const cache of stored.values()) cache.entries.clear();
  assert.equal(await worker.open("app.js"), "script 1");
  for (const cache of stored.values()) assert.equal(cache.entries.size, 1);
});
