// @ts-check
// tab-lock.js: one tab owns the running game (Web Locks, heartbeat fallback). Two tabs would overwrite each other's moves
// (docs/decisions/040).
import { bridge } from "./bridge.js";
import { browserInterface } from "./browser-interface.js";
import { listeners } from "./listeners.js";
import { NAMESPACE } from "./namespace.js";

const NAME = `${NAMESPACE}/hold`;
/** Interval between two heartbeats, and time after which a silent owner is gone, in milliseconds. */
const BEAT = 1000;
const GONE = 3500;
const OWN = Math.random().toString(36).slice(2);

const locks = browserInterface("locks");
/** Owner of the game: `here`, `elsewhere`, or undefined before a request. */
let owner = /** @type {"here" | "elsewhere" | undefined} */ (undefined);
const changes = listeners();
const setOwner = (/** @type {"here" | "elsewhere" | undefined} */ state) => {
  if (owner === state) return;
  owner = state;
  changes.call();
};

let isWanted = false;

/** Uses Web Locks, which the browser releases however a tab ends. */
const byLocks = (/** @type {LockManager} */ locks, /** @type {() => void} */ otherwise) => {
  /** @type {((value?: unknown) => void) | undefined} */
  let release;
  /** Number of the request: late results of earlier requests are ignored. */
  let tries = 0;
  const request = (/** @type {LockOptions} */ options) => {
    const own = ++tries;
    const isLate = () => own !== tries || !isWanted;
    const kept = new Promise((done) => {
      release = done;
    });
    const granted = (/** @type {Lock | null} */ lock) => {
      if (isLate()) return undefined;
      if (lock) {
        setOwner("here");
        return kept;
      }
      wait();
      return undefined;
    };
    locks.request(NAME, options, granted).catch(({ name }) => {
      if (isLate()) return;
      // AbortError: another tab has stolen the lock. Other errors: the page may not use locks, for example in a file.
      if (name === "AbortError") wait();
      else otherwise();
    });
  };
  /** Waits for the lock. This tab owns the game as soon as the other one releases it. */
  const wait = () => {
    setOwner("elsewhere");
    request({});
  };
  return {
    hold: () => request({ ifAvailable: true }),
    take: () => request({ steal: true }),
    leave: () => {
      tries += 1;
      if (release) release();
    },
  };
};

/** Uses heartbeats in localStorage. */
const byBeats = () => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(NAME) || "null") || {};
    } catch {
      return {};
    }
  };
  /** Number of this tab's claim. A later claim beats an earlier one, even if a late heartbeat overwrote it. */
  let claim = 0;
  const write = (/** @type {number} */ at) => {
    try {
      localStorage.setItem(NAME, JSON.stringify({ own: OWN, at, claim }));
    } catch {
      // A tab that cannot save overwrites nothing.
    }
  };
  const beat = () => {
    write(Date.now());
    setOwner("here");
  };
  /** @type {ReturnType<typeof setInterval>} */
  let timer;
  const look = () => {
    const { own, at, claim: other = 0 } = read();
    const isOther = own && own !== OWN;
    // Another process may read localStorage late and write its heartbeat over the claim of the tab that took the game.
    const isOverwritten = owner === "here" && other < claim;
    if (isOther && !isOverwritten && Math.abs(Date.now() - at) < GONE) return setOwner("elsewhere");
    if (isOverwritten) return beat();
    if (isOther || claim === 0) claim = other + 1;
    // The browser may have throttled this tab's timer while another tab played on and closed: the saved game is loaded again.
    if (isOther) setOwner(undefined);
    return beat();
  };
  const follow = () => {
    clearInterval(timer);
    timer = setInterval(look, BEAT);
  };
  addEventListener("storage", ({ key }) => key === NAME && isWanted && look());
  document.addEventListener("visibilitychange", () => isWanted && !document.hidden && look());
  // The name stays: it tells a tab whose timer was throttled that another one owned the game.
  const leave = () => {
    clearInterval(timer);
    if (read().own === OWN) write(0);
  };
  addEventListener("pagehide", leave);
  return { hold: () => (look(), follow()), take: () => ((claim = (read().claim || 0) + 1), beat(), follow()), leave };
};

/** @type {{ hold: () => void, take: () => void, leave: () => void }} */
let way =
  locks && typeof locks.request === "function"
    ? byLocks(locks, () => {
        way = byBeats();
        way.hold();
      })
    : byBeats();

/** Requests the game in progress for this tab. */
export const request = () => {
  if (isWanted) return;
  isWanted = true;
  way.hold();
};
/** Releases the game. */
export const release = () => {
  if (!isWanted) return;
  isWanted = false;
  way.leave();
  setOwner(undefined);
};
// A page restored from the back/forward cache lost the lock when it was stored: another tab may have played on.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !isWanted) return;
  release();
  request();
});

bridge.tabLock = {
  /** Returns the owner of the game: `here`, `elsewhere`, or undefined before the browser has answered. */
  owner: () => owner,
  request,
  release,
  /** Takes the game from the other tab. */
  take: () => {
    isWanted = true;
    if (owner !== "here") way.take();
  },
  /** Calls back after each change of the owner. Returns a function that ends it. */
  onChange: changes.add,
  /** Calls back once, at the next change of the owner. */
  onNextChange: (callback) => {
    const end = changes.add(() => {
      end();
      callback();
    });
  },
};
