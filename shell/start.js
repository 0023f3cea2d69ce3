// @ts-check
// Start script: loads the app, its chunks, the voice and the service worker, and shows the error panels.
// input.js comes first, so that its listeners run before all others.
import "./input.js";
import "./browser-gestures.js";
import "./wake-lock.js";
import "./page-translation.js";
import { bridge } from "./bridge.js";
import { ready } from "./durable-storage.js";
import { byId, meta } from "./elements.js";
import { followLinks, hideUnstarted, reloadOnRetry, showIncomplete, showPanel, showStopped } from "./error-panels.js";
import { loadModule, loadSheet, loadText, loadWasm, sharesGlobals } from "./loading.js";
import { listeners } from "./listeners.js";
import { hasCopy, isUpdated, keepCopy } from "./offline.js";
import { awaitDrawn, drawn, isNew, isPrerendered, parsed, path, prerendered, seen, showPrerendered } from "./prerendered.js";
import { connectSpeech } from "./speech.js";
import { release, request } from "./tab-lock.js";

(() => {
  const root = document.documentElement;
  // feature-detect.js did not load. An old browser lacks its polyfills and style sheets, so the page has to be reloaded.
  if (!root.hasAttribute("data-checked") && !root.hasAttribute("data-too-old") && ![].toSorted) {
    root.setAttribute("data-failed", "");
    reloadOnRetry();
  }
  // The browser is too old, or another script failed to load. A message is visible, and the app does not start.
  if (root.hasAttribute("data-too-old") || root.hasAttribute("data-failed")) return;

  // Browsers without flex gaps get other style sheets. The page stays hidden until they are loaded.
  const isOld = root.hasAttribute("data-old");

  // File list of the app, inserted by the build (tools/build/post-build.mjs).
  /** @type {AppFiles} */
  const files = JSON.parse(meta("app").content);
  const isHome = () => path() === "";
  const isPlayed = () => path().startsWith("jeu/");
  const address = (/** @type {string} */ file) => new URL(file, document.baseURI).href;
  const link = (/** @type {Partial<HTMLLinkElement>} */ about) => {
    const element = Object.assign(document.createElement("link"), about);
    document.head.append(element);
    return element;
  };

  if (isOld) {
    const own = /** @type {HTMLStyleElement} */ (document.querySelector("style[data-old]"));
    root.style.visibility = "hidden";
    const useSheet = () => (own.media = "not all");
    const appear = () => (root.style.visibility = "");
    loadSheet(address(own.dataset.old || ""), "all")
      .then(useSheet, showIncomplete)
      .then(appear);
  }

  // The program starts after the prerendered page is on the screen: an earlier start would delay it. Old browsers would need other
  // styles in the file of a prerendered page.
  const ownFile = isNew() && !isOld && location.hash.split("?").length === 1 && files.prerendered[path()];
  const isSeen = seen(ownFile ? address(ownFile) : undefined);
  isSeen.then(() => showWaiting());
  const isFree = ownFile || isPrerendered() ? isSeen : Promise.resolve();

  const pageLoaded = new Promise((done) => {
    if (document.readyState === "complete") done(undefined);
    else addEventListener("load", done);
  });

  // Yields between two tasks of the start, so that taps are answered.
  const pause = () => new Promise((done) => setTimeout(done));

  // Browsers before Chromium 74 and Safari 13 cannot share the stack pointer between Wasm modules. They load all chunks in one file, as
  // does the single-file build.
  const isWhole = !files.wasm || (Boolean(files.whole) && !sharesGlobals());
  const program = address(isWhole || !files.wasm ? files.whole : files.wasm);
  const sheet = (/** @type {SheetFiles} */ { style, old }) => address(isOld ? old : style);
  /** @type {Promise<HTMLLinkElement> | undefined} */
  let pagesSheet;
  const loadStyles = () => {
    pagesSheet = pagesSheet || loadSheet(sheet(files.pages), "all");
    return pagesSheet.then(
      () => true,
      () => {
        pagesSheet = undefined;
        return false;
      },
    );
  };

  /** @type {Promise<void> | undefined} */
  let crests;
  const loadCrests = () => {
    const added = loadText(address("crests.svg")).then((sheet) => document.body.insertAdjacentHTML("beforeend", sheet));
    return added.catch(() => void (crests = undefined));
  };

  const start = () => {
    const styled = isFree.then(() => loadSheet(sheet(files.game), "not all"));
    const compiled = isFree.then(() => loadWasm(program));
    const started = Promise.all([isFree.then(() => loadModule(address(files.script))), compiled, styled, isSeen, ready])
      .then(([module, compiled]) => pause().then(() => module.default({ module_or_path: compiled })))
      .catch((error) => {
        styled.then(
          (sheet) => sheet.remove(),
          () => {},
        );
        if (error instanceof WebAssembly.RuntimeError) return showStopped();
        // A retry loads the failed files again.
        app = undefined;
        showPanel("unstarted");
        return undefined;
      });
    // The style sheet applies to the first page after home, so that the prerendered page is not laid out again.
    const show = () =>
      styled.then(
        (sheet) => (sheet.media = "all"),
        () => {},
      );
    return { started, show };
  };
  /** @type {ReturnType<typeof start> | undefined} */
  let app;

  /** Delay before the waiting sign appears for a view whose chunk is loading, in milliseconds. */
  const PATIENCE = 400;
  /** @type {ReturnType<typeof setTimeout>} */
  let late;
  let isLate = false;
  // No waiting sign over the prerendered page.
  const showWaiting = () => {
    const place = document.getElementById("app");
    const isDrawn = Boolean(place && place.firstElementChild);
    const isPanel = document.querySelector(".trouble:not([hidden])");
    byId("waiting").hidden = Boolean(isPanel) || (isDrawn && !isLate) || (isPrerendered() && Boolean(prerendered()));
  };
  const wait = (/** @type {boolean} */ isAwaited) => {
    clearTimeout(late);
    isLate = false;
    if (isAwaited) late = setTimeout(() => ((isLate = true), showWaiting()), PATIENCE);
    showWaiting();
  };
  const retries = listeners();
  /**
   * The app's functions that prefetch the chunk of a first board, and all others.
   * @type {{ first: () => Promise<unknown>, all: () => void }}
   */
  let prefetchers;
  /** @type {(value?: unknown) => void} */
  let connect;
  /** Resolves when the app can prefetch. */
  const connected = new Promise((done) => (connect = done));
  bridge.chunks = {
    /** Loads and compiles the Wasm file of a chunk. Resolves to undefined if the program's file contains all chunks. */
    load: async (name) => (isWhole ? undefined : loadWasm(address(files.chunks[name]))),
    /** Loads the style sheet of the pages in chunks. Resolves to whether it has loaded. */
    loadStyles,
    /** Loads a text file of the app, with the same retries as all files. */
    loadText: (file) => loadText(address(file)),
    /** Adds the drawings of the crests to the page, once. After a failure, the next call tries again. */
    loadCrests: () => (crests = crests || loadCrests()),
    /** Reports that a view waits for its chunk, that the chunk has loaded, or that it failed to load. */
    awaited: () => wait(true),
    loaded: () => wait(false),
    failed: () => {
      showPanel("unstarted");
      wait(false);
    },
    /** Calls back when the user asks to try again. Returns a function that ends it. */
    onRetry: retries.add,
    /** Connects the app's functions that prefetch chunks; `first` returns a promise. */
    connectPrefetch: (first, all) => {
      prefetchers = { first, all };
      connect();
    },
  };

  const inQuiet = (/** @type {() => void} */ what) => {
    const quiet = window.requestIdleCallback || ((/** @type {() => void} */ later) => setTimeout(later, 300));
    quiet(() => quiet(what));
  };
  // Background downloads start when nothing moves and nothing was touched for this long, in milliseconds. They would slow the game.
  const UNTOUCHED = 2000;
  let touched = 0;
  // Uses `performance.now` because event times have another origin in old browsers. Some old browsers have no pointer events.
  for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, () => (touched = performance.now()), true);
  const left = () => (document.querySelector("[data-busy=true]") ? 500 : touched + UNTOUCHED - performance.now());
  const untouched = async () => {
    for (let wait; (wait = left()) > 0;) await new Promise((done) => setTimeout(done, wait));
  };
  /** @type {(value?: unknown) => void} */
  let settle;
  /** Resolves when the chunk that a first board needs next has loaded or failed. */
  const firstSettled = new Promise((done) => (settle = done));
  let isPrefetched = false;
  const prefetch = async () => {
    await Promise.all([drawn, connected]);
    if (isPrefetched || isUpdated()) return;
    prefetchers.first().then(settle, settle);
    // Other pages, such as the shelf and the preparation, may lead anywhere: only they prefetch all chunks.
    if (isHome() || path().startsWith("premiere/")) return;
    await firstSettled;
    await new Promise((done) => inQuiet(() => done(undefined)));
    if (isPlayed()) await untouched();
    if (isPrefetched || isUpdated()) return;
    isPrefetched = true;
    prefetchers.all();
  };
  const followAddress = () => {
    showPrerendered();
    hideUnstarted();
    if (isUpdated() && !(isPlayed() && app)) return location.reload();
    // Tab lock: one window at a time owns the game in progress.
    if (isPlayed()) request();
    else release();
    app = app || start();
    if (!isHome()) app.show();
    showWaiting();
    prefetch();
    return undefined;
  };
  showPrerendered();
  if (!root.dataset.copy) {
    isFree.then(() => {
      link({ rel: "modulepreload", href: address(files.script) });
      link({ rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "anonymous", href: program });
    });
  }
  ready.then(showPrerendered);
  // A page that plays keeps the lock of its address.
  bridge.tabLock.release = () => isPlayed() || release();
  addEventListener("hashchange", followAddress);
  parsed.then(() => {
    const place = byId("app");
    awaitDrawn(place);
    new MutationObserver(showWaiting).observe(place, { childList: true });
    followAddress();
  });
  // Expressions of the characters. Without them every piece looks calm. Chromium 79 crashes when a symbol in use is replaced;
  // browsers that know `aspect-ratio` (Chromium 88, Safari 15) do not.
  const loadExpressions = () => {
    if (CSS.supports("aspect-ratio", "1")) loadModule(address(meta("faces").content)).catch(() => {});
  };
  pageLoaded.then(() =>
    inQuiet(async () => {
      // The game loads before the offline copy.
      if (app) await app.started.then((exports) => exports && firstSettled);
      untouched().then(loadExpressions);
      // A controlled page checks for updates by itself when it opens, so its service worker is registered at once to report them.
      if (!hasCopy()) await untouched();
      keepCopy();
    }),
  );

  // Single-switch scanning is loaded if the settings name a switch.
  const scan = () => {
    if (root.dataset.switch) loadModule(address(meta("switch").content)).catch(() => {});
  };
  new MutationObserver(scan).observe(root, { attributes: true, attributeFilter: ["data-switch"] });

  // The sound script is a chunk of its own.
  /** @type {Promise<SoundScript> | undefined} */
  let voice;
  /** @type {SoundScript | undefined} */
  let voiceScript;
  const openVoice = () => {
    voice ??= loadModule(address(meta("voice").content.split(" ")[0]));
    return voice.then(
      (script) => (voiceScript = script),
      () => {
        voice = undefined;
        return undefined;
      },
    );
  };
  pageLoaded.then(() => setTimeout(openVoice, 500));
  // Creating an audio context blocks the page for long, and most browsers keep it locked until the first tap. On a first visit it waits
  // for that tap or for a few seconds.
  const later = new Promise((done) => {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, done, true);
    setTimeout(done, ownFile ? 5000 : 0);
  });
  later.then(() => inQuiet(() => openVoice().then((script) => script && script.open())));
  // The tap is painted before its sound plays.
  connectSpeech({ script: () => voiceScript, load: () => later.then(pause).then(openVoice) });

  // Loads the module that makes PDF files.
  bridge.pdf = { load: () => loadModule(address(meta("pdf").content)) };

  followLinks({
    again: () => {
      if (isUpdated()) return false;
      followAddress();
      retries.call();
      return true;
    },
    isCopied: hasCopy,
  });
  // From now on this script shows the error panels.
  root.setAttribute("data-booted", "");
})();
