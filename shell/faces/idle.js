// @ts-check
// Life of the calm pieces: now and then one blinks; Tyran yawns and falls asleep when nothing is touched.

/** Interval between two looks at the board, in milliseconds. At each look one piece may blink. */
const LOOK = 1000;
/** Duration of a blink, in milliseconds. */
const BLINK = 160;
/** Part of the looks at which a piece blinks. */
const OFTEN = 0.6;
/** Time without a touch until Tyran yawns, until the yawn ends, and until he sleeps, in milliseconds. */
const YAWN = 10_000;
const YAWNED = 12_500;
const SLEEP = 20_000;
/** The piece that yawns and sleeps (styles/faces.css). */
const DOZER = '.piece[data-piece="tyrant"]:not([data-mood])';

const root = document.documentElement;
let touched = performance.now();

const dozes = (/** @type {number} */ idle) => {
  if (idle >= SLEEP) return "asleep";
  return idle >= YAWN && idle < YAWNED ? "yawn" : "";
};
const setDoze = (/** @type {string} */ doze) => {
  if ((root.dataset.doze || "") === doze) return;
  if (doze) root.dataset.doze = doze;
  else delete root.dataset.doze;
  // Each sound is heard once, on a board where he stands.
  if (doze && document.querySelector(DOZER)) window.tableRonde.speech.play(doze === "yawn" ? "yawn" : "snore");
};

const isStill = () => root.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets one calm piece blink. An endless CSS animation on each piece would restyle every frame. */
const blink = () => {
  const calm = document.querySelectorAll(".pieces > .piece:not([data-mood])");
  const piece = calm[Math.floor((Math.random() * calm.length) / OFTEN)];
  if (!piece) return;
  piece.setAttribute("data-blink", "");
  setTimeout(() => piece.removeAttribute("data-blink"), BLINK);
};

const look = () => {
  if (document.hidden) return;
  if (document.querySelector("[data-busy=true]")) {
    touched = performance.now();
    setDoze("");
    return;
  }
  setDoze(dozes(performance.now() - touched));
  if (!isStill()) blink();
};

/** Starts the life of the pieces. `also` is called at each look. */
export const live = (/** @type {() => void} */ also) => {
  const wake = () => {
    touched = performance.now();
    setDoze("");
  };
  for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, wake, true);
  setInterval(() => {
    look();
    also();
  }, LOOK);
};
