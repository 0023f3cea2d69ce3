// Offline copy: the page reports the state of the service worker, and activates updates.
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { define, restore, run, settle } from "./fake-page.mjs";

afterEach(() => restore());

let page;

/** A service worker in one of its states. */
class Worker extends EventTarget {
  constructor(state) {
    super();
    this.state = state;
    this.postMessage = mock.fn();
  }
}

/** Opens a page. `controller`: the worker that serves it; `refusal`: the error of the registration. */
async function open({ installing, waiting, active, controller, refusal, root = {} } = {}) {
  const registration = Object.assign(new EventTarget(), { installing, waiting, active });
  const register = mock.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve(registration)));
  const workers = Object.assign(new EventTarget(), { controller, register });
  const documentElement = { dataset: {}, hasAttribute: (name) => name in root, ...root };
  define({
    window: globalThis,
    document: { documentElement },
    navigator: { serviceWorker: workers, storage: { persist: async () => true } },
    location: { reload: mock.fn() },
  });
  const script = await run("offline.js");
  const { offline } = window.tableRonde;
  page = { registration, register, workers, offline, root: documentElement, changes: mock.fn(), ...script };
  offline.onChange(page.changes);
  script.keepCopy();
  await settle();
  return page;
}

/** Moves the worker that installs to another state, as the browser does. */
function become(state) {
  const worker = page.registration.installing ?? page.registration.waiting;
  if (state === "installed") Object.assign(page.registration, { installing: undefined, waiting: worker });
  if (state === "redundant") page.registration.installing = undefined;
  if (state === "activated") Object.assign(page.registration, { waiting: undefined, active: worker });
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
}

/** Starts the installation of a newer version. */
function find() {
  page.registration.installing = new Worker("installing");
  page.registration.dispatchEvent(new Event("updatefound"));
}

test("reports the copy of a first visit once it is complete", async () => {
  const { root } = await open({ installing: new Worker("installing") });
  assert.equal(root.dataset.offline, "none");
  become("installed");
  assert.equal(root.dataset.offline, "none");
  become("activated");
  assert.deepEqual({ ...root.dataset }, { offline: "ready", unfetched: "" });
});

test("reports a first copy that failed", async () => {
  const { root, changes } = await open({ installing: new Worker("installing") });
  become("redundant");
  assert.equal(root.dataset.unfetched, "app");
  assert.equal(changes.mock.callCount(), 2);
});

test("offers an update once it is installed, and reloads the page when it is activated", async () => {
  const { root, offline, workers, registration } = await open({ active: new Worker("activated"), controller: {} });
  assert.equal(root.dataset.offline, "ready");
  find();
  assert.equal(root.dataset.offline, "ready");
  become("installed");
  assert.equal(root.dataset.offline, "update");

  offline.activateUpdate();
  assert.deepEqual(registration.waiting.postMessage.mock.calls[0].arguments, [{ type: "SKIP_WAITING" }]);
  assert.equal(location.reload.mock.callCount(), 0);
  workers.dispatchEvent(new Event("controllerchange"));
  assert.equal(location.reload.mock.callCount(), 1);
});

test("keeps the old version when an update fails, and reports the next one that succeeds", async () => {
  const { root } = await open({ active: new Worker("activated"), controller: {} });
  find();
  become("redundant");
  assert.deepEqual({ ...root.dataset }, { offline: "ready", unfetched: "update" });
  find();
  become("installed");
  assert.deepEqual({ ...root.dataset }, { offline: "update", unfetched: "" });
});

test("offers an update that an earlier visit installed", async () => {
  const { root } = await open({ active: new Worker("activated"), waiting: new Worker("installed"), controller: {} });
  assert.equal(root.dataset.offline, "update");
});

test("a failed update stays reported when an earlier one is activated", async () => {
  const { root } = await open({ active: new Worker("activated"), waiting: new Worker("installed"), controller: {} });
  find();
  become("redundant");
  become("activated");
  assert.deepEqual({ ...root.dataset }, { offline: "ready", unfetched: "update" });
});

test("a page is outdated when another window activates an update, but not by its own first copy", async () => {
  const first = await open({ installing: new Worker("installing") });
  assert.equal(first.hasCopy(), false);
  first.workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual([first.hasCopy(), first.isUpdated()], [true, false]);
  first.workers.dispatchEvent(new Event("controllerchange"));
  assert.equal(first.isUpdated(), true);
  assert.equal(location.reload.mock.callCount(), 0, "a running game continues");

  const later = await open({ active: new Worker("activated"), controller: {} });
  later.workers.dispatchEvent(new Event("controllerchange"));
  assert.equal(later.isUpdated(), true);
});

test("reports a service worker that is refused", async () => {
  const { root, offline } = await open({ refusal: new Error("SecurityError") });
  assert.equal(root.dataset.unfetched, "app");
  offline.activateUpdate();
});

test("registers the worker of the browser's generation, and none for the single-file build", async () => {
  assert.deepEqual((await open()).register.mock.calls[0].arguments, ["sw.js"]);
  assert.deepEqual((await open({ root: { "data-old": "" } })).register.mock.calls[0].arguments, ["sw-old.js"]);
  assert.equal((await open({ root: { dataset: { copy: "1" } } })).register.mock.callCount(), 0);
});
