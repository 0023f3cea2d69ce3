// One window at a time holds the game in progress: two of them would overwrite each other's steps. How it stands is said on the
// root element: `data-hold` is `here` or `elsewhere`, or missing where nobody asked (docs/decisions/041).
import { browserInterface } from "./browser-interface.js";
import { NAMESPACE } from "./namespace.js";

const NAME = `${NAMESPACE}/hold`;
/** Where the browser knows no locks, the window that holds the game says so again and again; after so long it is gone. */
const BEAT = 1000;
const GONE = 3500;
const OWN = Math.random().toString(36).slice(2);

const root = document.documentElement;
const locks = browserInterface("locks");
const tell = (state) => {
  if (root.dataset.hold === state) return;
  if (state) root.dataset.hold = state;
  else delete root.dataset.hold;
  document.dispatchEvent(new Event("holdchange"));
};

let isWanted = false;

/** By the browser's own locks, which a window loses when it ends, however it ends. */
const byLocks = (otherwise) => {
  let release;
  /** Each try has its number: what an earlier one learns late is of no matter. */
  let tries = 0;
  const request = (options) => {
    const own = ++tries;
    const isLate = () => own !== tries || !isWanted;
    const kept = new Promise((done) => {
      release = done;
    });
    const granted = (lock) => {
      if (isLate()) return undefined;
      if (lock) {
        tell("here");
        return kept;
      }
      wait();
      return undefined;
    };
    locks.request(NAME, options, granted).catch(({ name }) => {
      if (isLate()) return;
      // Another window has taken it. Some pages may not ask for locks at all: one in a file, say.
      if (name === "AbortError") wait();
      else otherwise();
    });
  };
  /** Held here as soon as the other window lets it go. */
  const wait = () => {
    tell("elsewhere");
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

/** By a sign of life in localStorage. */
const byBeats = () => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(NAME)) || {};
    } catch {
      return {};
    }
  };
  /** Number of this window's claim. A later claim beats an earlier one, also where a beat written meanwhile hides it. */
  let claim = 0;
  const write = (at) => {
    try {
      localStorage.setItem(NAME, JSON.stringify({ own: OWN, at, claim }));
    } catch {
      // A window that keeps nothing overwrites nothing.
    }
  };
  const beat = () => {
    write(Date.now());
    tell("here");
  };
  let timer;
  const look = () => {
    const { own, at, claim: other = 0 } = read();
    const isOther = own && own !== OWN;
    // Another process may read a text of localStorage late, and write its own beat over the claim of the window that took the game.
    const isOverwritten = root.dataset.hold === "here" && other < claim;
    if (isOther && !isOverwritten && Math.abs(Date.now() - at) < GONE) return tell("elsewhere");
    if (isOverwritten) return beat();
    if (isOther || claim === 0) claim = other + 1;
    // The browser may have held back this window's timer while another one played on and was closed: the saved game is laid again.
    if (isOther) tell(undefined);
    return beat();
  };
  const follow = () => {
    clearInterval(timer);
    timer = setInterval(look, BEAT);
  };
  addEventListener("storage", ({ key }) => key === NAME && isWanted && look());
  document.addEventListener("visibilitychange", () => isWanted && !document.hidden && look());
  // The name stays: a window whose timer was held back finds by it that another one held the game.
  const leave = () => {
    clearInterval(timer);
    if (read().own === OWN) write(0);
  };
  addEventListener("pagehide", leave);
  return { hold: () => (look(), follow()), take: () => ((claim = (read().claim || 0) + 1), beat(), follow()), leave };
};

let way = locks && locks.request
  ? byLocks(() => {
      way = byBeats();
      way.hold();
    })
  : byBeats();

/** Holds the game in progress, if no other window does. */
export const hold = () => {
  if (isWanted) return;
  isWanted = true;
  way.hold();
};
/** Lets it go. */
export const leave = () => {
  if (!isWanted) return;
  isWanted = false;
  way.leave();
  tell(undefined);
};
// A page that comes out of the back/forward cache lost the game when it went in: another window may have played on.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !isWanted) return;
  leave();
  hold();
});
document.addEventListener("askhold", hold);
// Takes it from the other window.
document.addEventListener("takehold", () => {
  isWanted = true;
  if (root.dataset.hold !== "here") way.take();
});
