// @ts-check
// Finale: animates the board for some seconds when a game has just been won, before the end page appears (docs/decisions/088).
// The end page is in the document at once. The finale is a copy of the last board above it, so an error or a touch only removes the copy.
import styles from "../../styles/finale.css";
import { copyBoard } from "./board.js";
import { ACTS } from "./acts.js";
import { nod, rejoice } from "./wave.js";

/** Duration of a finale, of the fade to the end page, and of the time in which the fade still takes the taps, in milliseconds. */
const LENGTH = 5400;
const FADE = 400;
/** Keys that do not end the finale by themselves. */
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta)$/;

const root = document.documentElement;
/** Returns whether motion is off: by a setting, by the device, or by `anim=0` in the address. */
const isStill = (/** @type {Element[]} */ parts) =>
  root.dataset.motion === "reduced" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  parts.some((part) => part.querySelector(".at-once"));

/** Swallows the events of the touch or key that ends the finale. They would reach the end page. */
const take = (/** @type {Event} */ event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Fades the copy of the board out and shows the end page.
 * @param {HTMLElement} game
 * @param {HTMLElement} copy
 * @param {number} time
 */
const fade = (game, copy, time) => {
  delete game.dataset.finale;
  if (game.querySelector(".victory")) game.closest(".page-play")?.classList.add("is-over");
  copy.classList.add("fading");
  setTimeout(() => copy.remove(), time);
};

/**
 * Plays a finale above the end page of a game.
 * @param {HTMLElement} game
 * @param {Element[]} parts elements of the last board
 * @param {Map<string, string>} goals transforms of the goals before the last step
 * @returns {(time?: number) => void} function that ends it
 */
function play(game, parts, goals) {
  const end = /** @type {HTMLElement} */ (game.querySelector(".victory"));
  const sentence = end.querySelector(".ribbon-text");
  const board = copyBoard(game, parts, (end.dataset.winners || "").split(" ").filter(Boolean), sentence ? sentence.textContent || "" : "");
  const taken = board.figures.find(({ kind, place }) => kind in ACTS && goals.has(kind) && goals.get(kind) !== place);
  const act = taken && board.winners.length > 0 ? ACTS[taken.kind] : undefined;
  game.dataset.finale = taken && act ? taken.kind : board.winners.length > 0 ? "wave" : "nod";
  // The buttons around stay at their places beside the board (kept.css).
  game.closest(".page-play")?.classList.remove("is-over");
  const skip = (/** @type {Event} */ event) => {
    if (event.type === "keydown" && MODIFIERS.test(/** @type {KeyboardEvent} */ (event).key)) return;
    if (event.type === "keydown" || board.copy.contains(/** @type {Node} */ (event.target))) take(event);
    stop();
  };
  let isOver = false;
  const stop = (time = FADE) => {
    if (isOver) return;
    isOver = true;
    removeEventListener("pointerdown", skip, true);
    removeEventListener("keydown", skip, true);
    board.timers.forEach(clearTimeout);
    fade(game, board.copy, time);
  };
  // The copy stays until the fade ends, so the click of the touch that skips it does not reach a button below.
  for (const kind of ["touchstart", "touchend", "mousedown", "click"]) board.copy.addEventListener(kind, take, { passive: false });
  addEventListener("pointerdown", skip, true);
  addEventListener("keydown", skip, true);
  board.later(LENGTH, () => stop());
  try {
    if (taken && act) act(board, taken, goals.get(taken.kind) || "");
    else if (board.winners.length > 0) rejoice(board, game.dataset.game || "");
    else nod(board);
  } catch {
    stop(0);
  }
  return stop;
}

/** Undoes changes of a subtree, the last one first. Yew empties the pictures that it removes. */
const undo = (/** @type {MutationRecord[]} */ records) => {
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
};
/** Returns whether these elements show a board. */
const haveBoard = (/** @type {Element[]} */ parts) => parts.some((part) => part.querySelector(".pieces"));

/**
 * Plays a finale each time that this game ends.
 * @param {HTMLElement} game
 */
function watch(game) {
  const shown = () => [...game.children];
  let parts = shown();
  /** Transforms of the goals when the last step began; undefined unless the game has just ended. */
  /** @type {Map<string, string> | undefined} */
  let goals;
  /** @type {ReturnType<typeof play> | undefined} */
  let stop;
  const note = (/** @type {MutationRecord[]} */ records) => {
    const isOver = game.dataset.turn === "over";
    if (!isOver) goals = undefined;
    const now = shown();
    if (haveBoard(now)) parts = now;
    else if (parts.some((part) => !part.isConnected)) restore(records);
    // A game that was opened after its end has no change of the turn.
    if (isOver && records.some(({ type }) => type === "attributes")) {
      const all = /** @type {HTMLElement[]} */ (parts.flatMap((part) => [...part.querySelectorAll(".piece")]));
      goals = new Map(all.map((piece) => [piece.dataset.piece || "", piece.style.transform]));
    }
    const isEnd = game.querySelector(".victory");
    if (stop && !isEnd) stop(0);
    if (isEnd && goals && haveBoard(parts) && !isStill(parts)) stop = play(game, parts, goals);
    if (isEnd) {
      goals = undefined;
      parts = [];
    }
  };
  /** Completes the board that was removed with these changes. A board that cannot be completed has no finale. */
  const restore = (/** @type {MutationRecord[]} */ records) => {
    try {
      undo(records.filter(({ type, target }) => type === "childList" && target !== game && !target.isConnected));
    } catch {
      parts = [];
    }
  };
  new MutationObserver(note).observe(game, { attributes: true, attributeFilter: ["data-turn"], childList: true, subtree: true });
  game.dataset.watched = "";
}

/** @type {Element | null} */
let watched = null;

/** Watches the game on the page, if there is one. Its element is a new one after each navigation. */
export const watchGame = () => {
  const game = /** @type {HTMLElement | null} */ (document.querySelector("section.game"));
  if (game && game !== watched) watch(game);
  watched = game;
};

/** Adds the styles of the finale. */
export const dressFinale = () => {
  const style = document.createElement("style");
  style.textContent = styles;
  document.head.append(style);
};
