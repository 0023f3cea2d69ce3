// Browsers without certain features: each is a script that runs in the page before any other.

/** Removes features by path: « window.AudioContext », « Navigator.prototype.storage ». Runs in the page. */
function lack(paths) {
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop();
    const holder = names.reduce((thing, name) => thing?.[name], window);
    if (holder && last in holder && !delete holder[last]) throw new Error(`${path} does not go`);
  }
}

/** Removes pointer events, leaving mouse and touch events. Runs in the page. */
function withoutPointers() {
  delete window.PointerEvent;
  for (const name of ["down", "move", "up", "cancel", "over", "out", "enter", "leave"]) {
    // Synthetic events of a polyfill pass.
    window.addEventListener(`pointer${name}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }
}

/** Makes any access to localStorage and sessionStorage throw. Runs in the page. */
export function refuseStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
}

/** Makes the getters of `navigator` interfaces throw, as in a sandboxed frame. Runs in the page. */
function refuseInterfaces(names) {
  for (const name of names) {
    Object.defineProperty(Navigator.prototype, name, {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
}

/** Makes IndexedDB refuse to open. Runs in the page. */
export function withoutDatabase() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
}

/** Simulates a full device. Runs in the page. */
export function fillStorage() {
  for (const [{ prototype }, name] of [[Storage, "setItem"], [IDBObjectStore, "put"]]) {
    prototype[name] = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  }
}

const SPEECH = ["window.speechSynthesis", "window.SpeechSynthesisUtterance"];
const SOUND = ["window.AudioContext", "window.webkitAudioContext", "window.OfflineAudioContext"];
const SECURE = [
  "Navigator.prototype.serviceWorker", "Navigator.prototype.storage", "Navigator.prototype.mediaDevices", "Navigator.prototype.clipboard",
  "Navigator.prototype.share", "Navigator.prototype.wakeLock", "Navigator.prototype.locks", "Crypto.prototype.subtle", "Crypto.prototype.randomUUID", "window.caches",
];
/** Features that Safari of 2020 lacked. */
const LATER = [
  "window.BroadcastChannel", "window.FinalizationRegistry", "window.WeakRef", "window.requestIdleCallback", "window.structuredClone",
  "window.ResizeObserver", "WebAssembly.instantiateStreaming", "WebAssembly.compileStreaming", "TextEncoder.prototype.encodeInto",
  "window.AudioContext", "Array.prototype.at", "String.prototype.at", "String.prototype.replaceAll", "Navigator.prototype.storage",
  "Navigator.prototype.userActivation", "HTMLElement.prototype.inert", "window.BarcodeDetector", "Blob.prototype.text", "Blob.prototype.arrayBuffer",
];

const without = (paths) => (page) => page.addInitScript(lack, paths);
const all = (...parts) => async (page) => {
  for (const part of parts) await part(page);
};
const noPointers = (page) => page.addInitScript(withoutPointers);
const noStorage = all(
  (page) => page.addInitScript(refuseStorage),
  (page) => page.addInitScript(withoutDatabase),
);

/** By name: how to set up such a browser, and whether it forgets the game after the visit. */
export const LACKING = {
  "storage refused": { prepare: noStorage, forgets: true },
  "service worker, locks and wake lock refused": { prepare: (page) => page.addInitScript(refuseInterfaces, ["serviceWorker", "locks", "wakeLock"]) },
  "storage full": { prepare: (page) => page.addInitScript(fillStorage), forgets: true },
  "no speechSynthesis": { prepare: without(SPEECH) },
  "no AudioContext": { prepare: without(SOUND) },
  "neither of both": { prepare: without([...SPEECH, ...SOUND]) },
  "no BroadcastChannel": { prepare: without(["window.BroadcastChannel"]) },
  "no PointerEvent": { prepare: noPointers },
  "what Safari got later": { prepare: without(LATER) },
};

/** Sets up a browser that lacks all of these. */
export const BARE = all(without([...SPEECH, ...SOUND, ...SECURE, ...LATER]), noStorage, noPointers);
