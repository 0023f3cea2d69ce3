// Outside the app: loads what is behind the first page, and is the last resort when something dies.
(() => {
  const show = () => {
    const trouble = document.getElementById("trouble");
    if (trouble) trouble.hidden = false;
  };

  // What is behind the first page are programs with style sheets of their own (src/app/route.rs says which draws what):
  // loaded when they are opened, and in a quiet moment before. The one-file copy has no table: there the house does it.
  const filesOf = (name) => document.querySelector(`meta[name=${name}]`).content;
  const loaded = new Map();
  const load = (wanted) => {
    const name = filesOf(wanted) ? wanted : "house";
    if (!loaded.has(name)) loaded.set(name, start(name));
    return loaded.get(name);
  };
  // The styles of a program hold from its first page on: nothing that is seen before is laid out anew for them.
  // What is waited for is always the program of the page that the address names now.
  let awaited;
  const open = (wanted) => {
    const program = load(wanted);
    program.sheet.media = "all";
    awaited = program;
    showWaiting();
  };
  const showWaiting = () => {
    document.getElementById("waiting").hidden = !awaited || awaited.isDone;
  };
  const start = (name) => {
    const [script, style] = filesOf(name).split(" ");
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.media = "not all";
    sheet.href = style;
    const styled = new Promise((done) => {
      sheet.onload = sheet.onerror = done;
    });
    document.head.append(sheet);
    const started = Promise.all([import(new URL(script, document.baseURI).href), styled])
      .then(([program]) => program.default())
      .catch(show);
    const program = { sheet, started, isDone: false };
    started.finally(() => {
      program.isDone = true;
      showWaiting();
    });
    return program;
  };
  const isHome = () => /^#?\/?$/.test(location.hash);

  // The first page stands in index.html as well, to be seen before the app is there: only where the app will draw the
  // very same, which is where nothing is kept. A touch that comes before the app is not lost.
  const isNew = () => {
    try {
      return localStorage.length === 0;
    } catch {
      return true;
    }
  };
  document.documentElement.toggleAttribute("data-new", isHome() && isNew());
  document.addEventListener("click", ({ clientX: x, clientY: y }) => {
    for (const button of document.querySelectorAll("[data-painted] [data-goes]")) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (x > left && x < right && y > top && y < bottom) location.hash = button.dataset.goes;
    }
  });

  const isShelf = () => /^#\/*etagere/.test(location.hash);
  const isTable = () => isShelf() || /^#\/*(preparation|jeu)\/chevaliers/.test(location.hash);
  const isPress = () => /^#\/*imprimer\//.test(location.hash);
  const followAddress = () => {
    if (isHome()) {
      awaited = undefined;
      showWaiting();
    } else open(isPress() ? "press" : isTable() ? "table" : "house");
    if (isShelf()) inQuiet(() => load("house"));
  };
  const inQuiet = (what) => {
    const quiet = window.requestIdleCallback || ((what) => setTimeout(what, 300));
    quiet(() => quiet(what));
  };
  addEventListener("hashchange", followAddress);
  addEventListener("DOMContentLoaded", followAddress);
  addEventListener("load", () =>
    inQuiet(async () => {
      if (isHome()) load("table");
      // What is to be played comes before what is to be kept.
      await Promise.all([...loaded.values()].map(({ started }) => started));
      keepCopy();
    }),
  );

  // The voice and the sounds are a script of their own too: it hears all that the programs ask for.
  let voice;
  const openVoice = () => {
    voice ??= import(new URL(document.querySelector("meta[name=voice]").content.split(" ")[0], document.baseURI).href);
    return voice.catch(() => {
      voice = undefined;
    });
  };
  addEventListener("load", () => setTimeout(openVoice, 500));
  // What is seen comes first: a touch is answered on the screen before it is heard.
  document.addEventListener("voice", ({ detail }) =>
    setTimeout(() => openVoice().then((program) => program && program.heard(detail))),
  );

  // The copy on this device: kept by the service worker, told on the root element, updated when it is wanted.
  const follow = (worker) => {
    const tell = () => {
      const state = worker.waiting && worker.active ? "update" : worker.active ? "ready" : "none";
      if (document.documentElement.dataset.offline === state) return;
      document.documentElement.dataset.offline = state;
      document.dispatchEvent(new Event("offlinechange"));
    };
    const watch = (next) => next && next.addEventListener("statechange", tell);
    [worker.installing, worker.waiting, worker.active].forEach(watch);
    worker.addEventListener("updatefound", () => watch(worker.installing));
    document.addEventListener("takeupdate", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      if (worker.waiting) worker.waiting.postMessage({ type: "SKIP_WAITING" });
    });
    tell();
  };
  const keepCopy = () => {
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
    // Without https the browser has no such thing: then the app plays on, online. The one-file copy needs none.
    if (!navigator.serviceWorker || document.documentElement.dataset.copy) return;
    navigator.serviceWorker.register("sw.js").then(follow).catch(() => {});
  };

  const isStarted = () => document.documentElement.hasAttribute("data-motion");
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
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#reopen")) {
      event.preventDefault();
      location.hash = "/";
      location.reload();
    }
  });
})();
