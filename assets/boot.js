// Outside the app: loads its programs, and is the last resort when something dies.
// First of all who listens to touches.
import "./trembling.js";
import { ready } from "./journal.js";
import { hold, leave } from "./hold.js";
import { Rest, canBegin, canJoin } from "./halves.js";
import { awaitDrawn, drawnSoon, isNew, isPainted, painted, path, seen, showPainted } from "./painted.js";
import "./touched.js";

(() => {
  const root = document.documentElement;
  // Then the page says so (floor.js), and nothing is begun.
  if (root.hasAttribute("data-too-old")) return;

  const isStarted = () => root.hasAttribute("data-motion");
  // A program that never began has not stopped.
  const show = (name) => {
    const trouble = document.getElementById(name || (isStarted() ? "trouble" : "unstarted"));
    if (trouble) trouble.hidden = false;
  };

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
    const sheet = link({ rel: "stylesheet" });
    sheet.onload = sheet.onerror = ({ type }) => {
      if (type === "load") own.media = "not all";
      root.style.visibility = "";
    };
    sheet.href = address(own.dataset.old);
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
    const isKept = navigator.serviceWorker && navigator.serviceWorker.controller;
    return isNew() && !isKept && !location.hash.includes("?") && !path().startsWith("etagere") && canBegin();
  };

  // A program that is begun beforehand holds no touches of the one that is on the screen.
  const awaiting = (about) => ({
    isHeld: () => !isHome() && wanted() === about,
    waits: (isWaiting) => (document.getElementById("waiting").hidden = !isWaiting),
    fails: () => (document.getElementById("unstarted").hidden = false),
  });

  // What begins is cut into tasks, between which a touch is answered.
  const pause = () => new Promise((done) => setTimeout(done));

  // Programs are loaded when a page of theirs is opened, and in a quiet moment before.
  const loaded = new Map();
  let tries = 0;
  const load = (program) => {
    if (!loaded.has(program)) loaded.set(program, start(program));
    return loaded.get(program);
  };
  const start = (about) => {
    const { script, style, old, wasm, whole } = about;
    const sheet = link({ rel: "stylesheet", media: "not all" });
    const styled = new Promise((done) => {
      sheet.onload = sheet.onerror = done;
    });
    isFree.then(() => (sheet.href = isOld ? old : style));
    const rest = inPieces && about.rest ? new Rest(address(about.rest), awaiting(about)) : undefined;
    const isLater = isFirstVisit();
    if (rest && !isLater) isFree.then(() => rest.fetched()).catch(() => {});
    const module_or_path = address(inPieces || !whole ? wasm : whole);
    // Some browsers remember that a script did not come.
    const again = tries ? `?${tries}` : "";
    const started = Promise.all([isFree.then(() => import(address(script) + again)), styled, isSeen, ready])
      .then(([program]) => program.default({ module_or_path, rest, isLater, pause }))
      .catch((error) => {
        if (error instanceof WebAssembly.RuntimeError) return show();
        // What did not come is asked for again when it is wanted; what is there plays on.
        tries += 1;
        loaded.delete(about);
        if (wanted() === about) show("unstarted");
        return undefined;
      });
    // What the first page wants of the rest is not to be asked for twice: it is drawn first.
    const joined = () => started.then(drawnSoon).then(() => rest && rest.join()).catch(() => {});
    const program = { sheet, started, joined, isDone: false };
    started.finally(() => {
      program.isDone = true;
      showWaiting();
    });
    return program;
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
    document.getElementById("unstarted").hidden = true;
    const program = wanted();
    if (isOutdated && !(isPlayed() && loaded.has(program))) return location.reload();
    // The game in progress is played in one window at a time.
    if (isPlayed()) hold();
    else leave();
    awaited = load(program);
    // The styles of a program hold from its first page on: nothing that is seen before is laid out anew for them.
    if (!isHome()) awaited.sheet.media = "all";
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
  addEventListener("DOMContentLoaded", () => {
    awaitDrawn(programs.map(({ name }) => document.getElementById(name)));
    followAddress();
  });
  addEventListener("load", () =>
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
    if (root.dataset.switch) import(address(document.querySelector("meta[name=switch]").content)).catch(() => {});
  };
  new MutationObserver(scan).observe(root, { attributes: true, attributeFilter: ["data-switch"] });

  // The voice and the sounds are a script of their own too: it hears all that the programs ask for.
  let voice;
  const openVoice = () => {
    voice ??= import(new URL(document.querySelector("meta[name=voice]").content.split(" ")[0], document.baseURI).href);
    return voice.catch(() => {
      voice = undefined;
    });
  };
  addEventListener("load", () => setTimeout(openVoice, 500));
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
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      if (worker.waiting) worker.waiting.postMessage({ type: "SKIP_WAITING" });
    });
    look();
  };
  const workers = navigator.serviceWorker;
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

  const isFatal = (error) =>
    error instanceof WebAssembly.RuntimeError ||
    error instanceof WebAssembly.CompileError ||
    error instanceof WebAssembly.LinkError;
  addEventListener("error", (event) => {
    // A picture or a hint that does not come is no trouble; a script is.
    const isOfElement = event.target instanceof Element;
    const isTrouble = isOfElement
      ? event.target instanceof HTMLScriptElement
      : !isStarted() || isFatal(event.error);
    if (isTrouble) show();
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (!isStarted() || isFatal(event.reason)) show();
  });
  const reload = async () => {
    // Without a network and without a copy, the browser's own page of errors would be all that comes.
    const isThere = root.dataset.copy || isCopied || (await fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).catch(() => false));
    if (isThere) location.reload();
    else show("unstarted");
  };
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("#reopen, #retry");
    if (!button) return;
    event.preventDefault();
    if (button.id === "retry" && !loaded.has(wanted())) return followAddress();
    if (button.id === "reopen") history.replaceState(null, "", "#/");
    reload();
  });
})();
