// @ts-check
// Offline copy: registers the service worker, reports its state on the root element and activates updates on request.
import { bridge } from "./bridge.js";
import { browserInterface } from "./browser-interface.js";
import { listeners } from "./listeners.js";

const root = document.documentElement;
const workers = browserInterface("serviceWorker");
const changes = listeners();

const setOffline = (/** @type {"none" | "ready" | "update"} */ state) => {
  if (root.dataset.offline === state) return;
  root.dataset.offline = state;
  changes.call();
};
const setUnfetched = (/** @type {"" | "app" | "update"} */ part) => {
  if (root.dataset.unfetched === part) return;
  root.dataset.unfetched = part;
  changes.call();
};
/** Sets whether all voice clips are cached (sound/clips.js). */
const setVoice = (/** @type {"ready" | "unfetched"} */ state) => {
  root.dataset.voice = state;
  changes.call();
};

/** Whether this page has a copy: another window that activates a newer version then makes the page outdated. */
let isCopied = Boolean(workers && workers.controller);
/** Whether another window activated a newer version, so that files not loaded yet are gone. A running game continues. */
let isOutdated = false;
if (workers) {
  workers.addEventListener("controllerchange", () => {
    isOutdated = isCopied;
    isCopied = true;
  });
}
export const hasCopy = () => isCopied;
export const isUpdated = () => isOutdated;

const follow = (/** @type {ServiceWorkerRegistration} */ worker) => {
  const look = () => setOffline(worker.waiting && worker.active ? "update" : worker.active ? "ready" : "none");
  const watch = (/** @type {ServiceWorker | null} */ next) => {
    if (!next) return;
    let before = next.state;
    next.addEventListener("statechange", () => {
      // Installation failed: a file was missing or wrong, or storage was full.
      if (before === "installing") setUnfetched(next.state !== "redundant" ? "" : worker.active ? "update" : "app");
      before = next.state;
      look();
    });
  };
  [worker.installing, worker.waiting, worker.active].forEach(watch);
  worker.addEventListener("updatefound", () => watch(worker.installing));
  bridge.offline.activateUpdate = () => {
    if (workers) workers.addEventListener("controllerchange", () => location.reload());
    if (worker.waiting) worker.waiting.postMessage({ type: "SKIP_WAITING" });
  };
  look();
};

/** Registers the service worker. Without HTTPS there is none, and the app works online only. The single-file build needs none. */
export const keepCopy = () => {
  if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
  if (!workers || root.dataset.copy) return;
  workers
    .register(root.hasAttribute("data-old") ? "sw-old.js" : "sw.js")
    .then(follow)
    .catch(() => setUnfetched("app"));
};

bridge.offline = {
  /** Calls back after each change of the attributes. Returns a function that ends it. */
  onChange: changes.add,
  /** Activates the waiting update and reloads the page. Does nothing before the service worker is registered. */
  activateUpdate: () => {},
  setVoice,
};
