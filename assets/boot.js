// Outside the app: loads its programs, and is the last resort when something dies.
// Before all other listeners.
import "./input.js";
import "./browser-gestures.js";
import "./wake-lock.js";
import "./untranslated.js";
import { browserInterface } from "./browser-interface.js";
import { ready } from "./journal.js";
import { hold, leave } from "./hold.js";
import { followLinks, hideUnstarted, reloadOnRetry, showIncomplete, showPanel, showStopped } from "./error-panels.js";
import { fetchOnce, loadModule, loadSheet, loadText, retried } from "./loading.js";
import { Rest, canBegin, canJoin } from "./halves.js";
import { awaitDrawn, drawnSoon, isNew, isPainted, painted, parsed, path, seen, showPainted } from "./painted.js";

(() => {
  const root = document.documentElement;
  const workers = browserInterface("serviceWorker");
  // floor.js did not come: an old browser lacks its polyfills and style sheets, and the page has to be loaded again.
  if (!root.hasAttribute("data-checked") && !root.hasAttribute("data-too-old") && ![].toSorted) {
    root.setAttribute("data-failed", "");
    reloadOnRetry();
  }
  // floor.js found the browser too old, or another script failed to load: a message says so, and the app does not start.
  if (root.hasAttribute("data-too-old") || root.hasAttribute("data-failed")) return;

  // Browsers without gaps in flexible boxes get other style sheets; the page is not seen before.
  const isOld = root.hasAttribute("data-old");

  // The programs, and which addresses each draws: assets/programs.json, where the build has added the files. The first
  // that names an address draws it; the one-file copy has the last alone.
  const programs = JSON.parse(document.querySelector("meta[name=programs]").content);
  const fits = (pattern) => (pattern.endsWith("*") ? path().startsWith(pattern.slice(0, -1)) : path() === pattern);
  const wanted = () => programs.find(({ draws }) => draws.some(fits));
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

  // A program begins once what is painted is on the screen: begun before, it would only be seen later. Old browsers would want
  // other styles in the file of a painted page.
  const ownFile = isNew() && !isOld && location.hash.split("?").length === 1 && (wanted().painted || {})[path()];
  const isSeen = seen(ownFile && address(ownFile));
  isSeen.then(() => showWaiting());
  // Until then it has the whole line, too.
  const isFree = ownFile || isPainted() ? isSeen : Promise.resolve();

  // A first visit draws its first board with the first half of a program; who has been here has both at hand. What draws the
  // shelf lies in the rest: begun without it, the program would stand still until it has come.
  const inPieces = canJoin();
  const isFirstVisit = () => {
    const isKept = workers && workers.controller;
    return isNew() && !isKept && !location.hash.includes("?") && !path().startsWith("etagere") && canBegin();
  };

  // A program that is begun beforehand holds no touches of the one that is on the screen.
  const awaiting = (about) => ({
    isHeld: () => !isHome() && wanted() === about,
    waits: (isWaiting) => (document.getElementById("waiting").hidden = !isWaiting),
    fails: showIncomplete,
  });

  const pageLoaded = new Promise((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", done);
  });

  // What begins is cut into tasks, between which a touch is answered.
  const pause = () => new Promise((done) => setTimeout(done));

  // Programs are loaded when a page of theirs is opened, and in a quiet moment before.
  const loaded = new Map();
  const load = (program) => {
    if (!loaded.has(program)) loaded.set(program, start(program));
    return loaded.get(program);
  };
  const start = (about) => {
    const { script, style, old, wasm, whole } = about;
    const styled = isFree.then(() => loadSheet(address(isOld ? old : style), "not all"));
    const rest = inPieces && about.rest ? new Rest(address(about.rest), awaiting(about)) : undefined;
    const isLater = isFirstVisit();
    if (rest && !isLater) isFree.then(() => rest.fetched()).catch(() => {});
    const program = address(inPieces || !whole ? wasm : whole);
    const started = Promise.all([isFree.then(() => loadModule(address(script))), styled, isSeen, ready])
      .then(([module]) => retried((number) => module.default({ module_or_path: fetchOnce(program, number), rest, isLater, pause })))
      .catch((error) => {
        styled.then((sheet) => sheet.remove(), () => {});
        if (error instanceof WebAssembly.RuntimeError) return showStopped();
        // What did not come is asked for again when it is wanted; what is there plays on.
        loaded.delete(about);
        if (wanted() === about) showPanel("unstarted");
        return undefined;
      });
    // What the first page wants of the rest is not to be asked for twice: it is drawn first.
    const joined = () => started.then((exports) => exports && rest && drawnSoon().then(() => rest.join())).catch(() => {});
    // The sheet of a program applies from its first page on: what is seen before is not laid out anew.
    const show = () => styled.then((sheet) => (sheet.media = "all"), () => {});
    const one = { started, joined, show, isDone: false };
    started.finally(() => {
      one.isDone = true;
      showWaiting();
    });
    return one;
  };
  // What is waited for is always the program of the page that the address names now. The painted page is no waiting.
  let awaited;
  const showWaiting = () => {
    document.getElementById("waiting").hidden = awaited.isDone || (isPainted() && Boolean(painted()));
  };
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
  const followAddress = () => {
    showPainted();
    hideUnstarted();
    const program = wanted();
    if (isOutdated && !(isPlayed() && loaded.has(program))) return location.reload();
    // The game in progress is played in one window at a time.
    if (isPlayed()) hold();
    else leave();
    awaited = load(program);
    if (!isHome()) awaited.show();
    showWaiting();
    // From the shelf, the preparation, and from what is behind them, one may go anywhere.
    const leadsOn = /^(etagere|preparation)/.test(path()) || program !== programs[0];
    const { joined } = awaited;
    const bringOthers = () => leadsOn && !isOutdated && loaded.has(program) && programs.forEach(load);
    const calm = () => (isPlayed() ? untouched() : undefined);
    if (leadsOn || isPlayed()) awaited.started.then(() => inQuiet(() => joined().then(calm).then(bringOthers)));
    return undefined;
  };
  showPainted();
  if (!root.dataset.copy) {
    const { script, wasm, rest, whole } = wanted();
    const halves = isFirstVisit() ? [wasm] : [wasm, rest];
    isFree.then(() => {
      link({ rel: "modulepreload", href: address(script) });
      for (const file of inPieces || !whole ? halves : [whole]) {
        if (file) link({ rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "anonymous", href: address(file) });
      }
    });
  }
  ready.then(showPainted);
  document.addEventListener("leavehold", () => isPlayed() || leave());
  // Who looks back on a game asks what was missed in it: only another program can tell.
  document.addEventListener("missedasked", () => isOutdated || programs.forEach(load));
  addEventListener("hashchange", followAddress);
  parsed.then(() => {
    awaitDrawn(programs.map(({ name }) => document.getElementById(name)));
    followAddress();
  });
  pageLoaded.then(() =>
    inQuiet(async () => {
      // What is to be played comes before what is to be kept.
      await Promise.all([...loaded.values()].map(({ joined }) => joined()));
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
      if (loaded.has(wanted())) return false;
      followAddress();
      return true;
    },
    isCopied: () => isCopied,
  });
  // The programs load their texts the same way (src/browser/fetched.rs).
  window.tableRondeLoadText = (file) => loadText(address(file));
  // From here on this script shows the error panels itself.
  root.setAttribute("data-booted", "");
})();
