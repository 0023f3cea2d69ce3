// Outside the app: loads it, and is the last resort when something dies.
// Before all other listeners.
import "./input.js";
import "./browser-gestures.js";
import "./wake-lock.js";
import "./page-translation.js";
import { browserInterface } from "./browser-interface.js";
import { ready } from "./durable-storage.js";
import { hold, leave } from "./tab-lock.js";
import { followLinks, hideUnstarted, reloadOnRetry, showIncomplete, showPanel, showStopped } from "./error-panels.js";
import { loadModule, loadSheet, loadText, loadWasm, sharesGlobals } from "./loading.js";
import { awaitDrawn, drawnSoon, isNew, isPainted, painted, parsed, path, seen, showPainted } from "./prerendered.js";

(() => {
  const root = document.documentElement;
  const workers = browserInterface("serviceWorker");
  // feature-detect.js did not come: an old browser lacks its polyfills and style sheets, and the page has to be loaded again.
  if (!root.hasAttribute("data-checked") && !root.hasAttribute("data-too-old") && ![].toSorted) {
    root.setAttribute("data-failed", "");
    reloadOnRetry();
  }
  // feature-detect.js found the browser too old, or another script failed to load: a message says so, and the app does not start.
  if (root.hasAttribute("data-too-old") || root.hasAttribute("data-failed")) return;

  // Browsers without gaps in flexible boxes get other style sheets; the page is not seen before.
  const isOld = root.hasAttribute("data-old");

  // The files of the app, written into the page by the build (tools/build/post-build.mjs).
  const files = JSON.parse(document.querySelector("meta[name=app]").content);
  const isHome = () => path() === "";
  const isPlayed = () => path().startsWith("jeu/");
  const address = (file) => new URL(file, document.baseURI).href;
  const link = (about) => {
    const element = Object.assign(document.createElement("link"), about);
    document.head.append(element);
    return element;
  };

  if (isOld) {
    const own = document.querySelector("style[data-old]");
    root.style.visibility = "hidden";
    const useSheet = () => (own.media = "not all");
    const appear = () => (root.style.visibility = "");
    loadSheet(address(own.dataset.old), "all").then(useSheet, showIncomplete).then(appear);
  }

  // The program begins once the prerendered page is on the screen: begun before, it would delay that. Old browsers would need other
  // styles in the file of a prerendered page.
  const ownFile = isNew() && !isOld && location.hash.split("?").length === 1 && files.painted[path()];
  const isSeen = seen(ownFile && address(ownFile));
  isSeen.then(() => showWaiting());
  const isFree = ownFile || isPainted() ? isSeen : Promise.resolve();

  const pageLoaded = new Promise((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", done);
  });

  // Between two tasks of the start a touch is answered.
  const pause = () => new Promise((done) => setTimeout(done));

  // Browsers before Chromium 74 and Safari 13 cannot share the stack pointer between Wasm files: they load all chunks in one file, and
  // so does the one-file copy.
  const isWhole = !files.wasm || (Boolean(files.whole) && !sharesGlobals());
  const program = address(isWhole ? files.whole : files.wasm);
  window.tableRondeLoadChunk = async (name) => (isWhole ? undefined : loadWasm(address(files.chunks[name])));
  const sheet = ({ style, old }) => address(isOld ? old : style);
  let pagesSheet;
  /** Loads the styles of the pages that are in chunks; resolves to whether they are there. */
  window.tableRondeLoadStyles = () => {
    pagesSheet = pagesSheet || loadSheet(sheet(files.pages), "all");
    return pagesSheet.then(() => true, () => {
      pagesSheet = undefined;
      return false;
    });
  };

  const start = () => {
    const styled = isFree.then(() => loadSheet(sheet(files.game), "not all"));
    const compiled = isFree.then(() => loadWasm(program));
    const started = Promise.all([isFree.then(() => loadModule(address(files.script))), compiled, styled, isSeen, ready])
      .then(([module, compiled]) => pause().then(() => module.default({ module_or_path: compiled })))
      .catch((error) => {
        styled.then((sheet) => sheet.remove(), () => {});
        if (error instanceof WebAssembly.RuntimeError) return showStopped();
        // What did not come is asked for again when the user retries.
        app = undefined;
        showPanel("unstarted");
        return undefined;
      });
    // The styles apply from the first page behind home on: what is seen before is not laid out anew.
    const show = () => styled.then((sheet) => (sheet.media = "all"), () => {});
    return { started, show };
  };
  let app;

  /** After this a view that waits for a chunk is seen to wait, in milliseconds. */
  const PATIENCE = 400;
  let late;
  let isLate = false;
  // The prerendered page is no waiting.
  const showWaiting = () => {
    const place = document.getElementById("app");
    const isDrawn = Boolean(place && place.firstElementChild);
    const isPanel = document.querySelector(".trouble:not([hidden])");
    document.getElementById("waiting").hidden = Boolean(isPanel) || (isDrawn && !isLate) || (isPainted() && Boolean(painted()));
  };
  const wait = (isAwaited) => {
    clearTimeout(late);
    isLate = false;
    if (isAwaited) late = setTimeout(() => ((isLate = true), showWaiting()), PATIENCE);
    showWaiting();
  };
  // What chunks.rs says of the chunks of Wasm.
  document.addEventListener("chunkawaited", () => wait(true));
  document.addEventListener("chunkloaded", () => wait(false));
  document.addEventListener("chunkfailed", () => {
    showPanel("unstarted");
    wait(false);
  });

  const inQuiet = (what) => {
    const quiet = window.requestIdleCallback || ((what) => setTimeout(what, 300));
    quiet(() => quiet(what));
  };
  // What nobody waits for leaves the processor to whoever plays: it comes once nothing was touched for so long, in milliseconds,
  // and nothing moves.
  const UNTOUCHED = 2000;
  let touched = 0;
  // The time of an event counts from elsewhere in old browsers, and some of them know no pointers.
  for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, () => (touched = performance.now()), true);
  const left = () => (document.querySelector("[data-busy=true]") ? 500 : touched + UNTOUCHED - performance.now());
  const untouched = async () => {
    for (let wait; (wait = left()) > 0; ) await new Promise((done) => setTimeout(done, wait));
  };
  // Another window took a newer version: what this one has not loaded yet is gone. A game goes on with what it has.
  let isOutdated = false;
  /** Fulfilled once the chunk that a first board needs next has come, or has not. */
  const tableSettled = new Promise((done) => document.addEventListener("tablesettled", done));
  let isPrefetched = false;
  const prefetch = async () => {
    await app.started;
    await drawnSoon();
    if (isPrefetched || isOutdated) return;
    document.dispatchEvent(new Event("prefetchtable"));
    // From the shelf, the preparation, and from what is behind them, one may go anywhere.
    if (isHome() || path().startsWith("premiere/")) return;
    await tableSettled;
    await new Promise(inQuiet);
    if (isPlayed()) await untouched();
    if (isPrefetched || isOutdated) return;
    isPrefetched = true;
    document.dispatchEvent(new Event("prefetchchunks"));
  };
  const followAddress = () => {
    showPainted();
    hideUnstarted();
    if (isOutdated && !(isPlayed() && app)) return location.reload();
    // The game in progress is played in one window at a time.
    if (isPlayed()) hold();
    else leave();
    app = app || start();
    if (!isHome()) app.show();
    showWaiting();
    prefetch();
    return undefined;
  };
  showPainted();
  if (!root.dataset.copy) {
    isFree.then(() => {
      link({ rel: "modulepreload", href: address(files.script) });
      link({ rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "anonymous", href: program });
    });
  }
  ready.then(showPainted);
  document.addEventListener("leavehold", () => isPlayed() || leave());
  addEventListener("hashchange", followAddress);
  parsed.then(() => {
    const place = document.getElementById("app");
    awaitDrawn(place);
    new MutationObserver(showWaiting).observe(place, { childList: true });
    followAddress();
  });
  pageLoaded.then(() =>
    inQuiet(async () => {
      // What is to be played comes before what is to be kept.
      if (app) await app.started.then((exports) => exports && tableSettled);
      // A copy that is there looks for a newer one by itself as the page opens, and what becomes of it is told.
      if (!isCopied) await untouched();
      keepCopy();
    }),
  );

  // So is what goes through the page for a switch, where the settings name one.
  const scan = () => {
    if (root.dataset.switch) loadModule(address(document.querySelector("meta[name=switch]").content)).catch(() => {});
  };
  new MutationObserver(scan).observe(root, { attributes: true, attributeFilter: ["data-switch"] });

  // The voice and the sounds are a script of their own too: it hears all that the programs ask for.
  let voice;
  const openVoice = () => {
    voice ??= loadModule(address(document.querySelector("meta[name=voice]").content.split(" ")[0]));
    return voice.catch(() => {
      voice = undefined;
    });
  };
  pageLoaded.then(() => setTimeout(openVoice, 500));
  // Asking for sound holds the page for long, and before the first touch hardly any browser lets it out: where the page says
  // something by itself on a first visit, that waits for the touch, or until it has been quiet for a while.
  const later = new Promise((done) => {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, done, true);
    setTimeout(done, ownFile ? 5000 : 0);
  });
  later.then(() => inQuiet(() => openVoice().then((program) => program && program.open())));
  // What is seen comes first: a touch is answered on the screen before it is heard.
  document.addEventListener("voice", ({ detail }) =>
    later.then(() => setTimeout(() => openVoice().then((program) => program && program.heard(detail)))),
  );

  // The copy on this device: kept by the service worker, told on the root element, updated when it is wanted.
  const tell = (name, value) => {
    if (root.dataset[name] === value) return;
    root.dataset[name] = value;
    document.dispatchEvent(new Event("offlinechange"));
  };
  const follow = (worker) => {
    const look = () => tell("offline", worker.waiting && worker.active ? "update" : worker.active ? "ready" : "none");
    const watch = (next) => {
      if (!next) return;
      let before = next.state;
      next.addEventListener("statechange", () => {
        // A file did not come, was not what it should be, or found no room.
        if (before === "installing") tell("unfetched", next.state !== "redundant" ? "" : worker.active ? "update" : "app");
        before = next.state;
        look();
      });
    };
    [worker.installing, worker.waiting, worker.active].forEach(watch);
    worker.addEventListener("updatefound", () => watch(worker.installing));
    document.addEventListener("takeupdate", () => {
      workers.addEventListener("controllerchange", () => location.reload());
      if (worker.waiting) worker.waiting.postMessage({ type: "SKIP_WAITING" });
    });
    look();
  };
  let isCopied = Boolean(workers && workers.controller);
  if (workers) {
    workers.addEventListener("controllerchange", () => {
      isOutdated = isCopied;
      isCopied = true;
    });
  }
  const keepCopy = () => {
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
    // Without https the browser has no such thing: then the app plays on, online. The one-file copy needs none.
    if (!workers || root.dataset.copy) return;
    workers.register(isOld ? "sw-old.js" : "sw.js").then(follow).catch(() => tell("unfetched", "app"));
  };

  followLinks({
    again: () => {
      if (isOutdated) return false;
      followAddress();
      document.dispatchEvent(new Event("retrychunks"));
      return true;
    },
    isCopied: () => isCopied,
  });
  // The app loads its texts the same way (src/browser/fetched.rs).
  window.tableRondeLoadText = (file) => loadText(address(file));
  // From here on this script shows the error panels itself.
  root.setAttribute("data-booted", "");
})();
