// @ts-check
// Switch scanning, targets: collects the elements that can be activated, in groups (rows of the board, trays, answers, seats), and last
// the buttons of every page. Pages and buttons for adults are excluded.
import { labelled, named } from "./names.js";

const ADULTS = /^#?\/*(maitre|imprimer|credits|installer|tableau)/;
const CAN = "button, a[href], [data-tap]";
/** Elements that are targets only while they have a `data-tap`. */
const GAME = ".touch-cell, .waiting, .die-button, .answer, .face-choice";
const ADULT = "[data-adult]:not([data-adult=hint]):not([data-adult=halt]):not([data-adult^=council-]):not([data-adult^=class-])";
const NOT = `:disabled, [aria-disabled=true], .home-foot *, ${ADULT}`;
/** Buttons of every page. */
const AROUND = ".home, .ear, .bulb";
const PARTS = "[role=row], .seat-card, fieldset";
/** Maximum number of board cells scanned without their rows. */
const FEW = 5;
/** Maximum number of elements scanned without a group if there is only one group. */
const ALONE = 8;
const NOTHING = { groups: [], sign: "", isPupils: false };

/** @type {(selector: string, within: ParentNode) => HTMLElement[]} */
const all = (selector, within) => [.../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selector))];
const last = (/** @type {string} */ selector) => all(selector, document).pop();
const isSeen = (/** @type {Element} */ element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
};

/** Returns the container of the targets: the topmost overlay, otherwise the page. */
function scope() {
  const waiting = document.getElementById("waiting");
  if (waiting && !waiting.hidden) return undefined;
  // The end page is there but not visible yet (shell/finale). A press ends the finale.
  if (document.querySelector("[data-finale]")) return undefined;
  return last(".trouble:not([hidden])") || last(".dialog") || last("main.page:not([inert])");
}

function canTouch(/** @type {Element} */ element, /** @type {HTMLElement | null} */ game) {
  if (element.matches(NOT) || (element.matches(GAME) && !element.hasAttribute("data-tap"))) return false;
  // The fight covers the board. While a game is animated, only a button that stops it works.
  const fight = last(".fight-veil");
  if (fight && !fight.contains(element) && !element.matches(AROUND)) return false;
  if (game && game.dataset.busy === "true" && !last("[data-adult=halt]")) return false;
  return isSeen(element);
}

/** Returns the group of an element. */
function groupOf(/** @type {Element} */ element) {
  if (element.matches(AROUND)) return "around";
  if (element.matches(".waiting")) return "tray";
  const parent = /** @type {Element} */ (element.closest(PARTS) || element.parentElement);
  return parent.matches("main, .game") ? element : parent;
}

function grouped(/** @type {HTMLElement[]} */ elements) {
  /** @type {Map<Element | string, { name: string, element: HTMLElement }[]>} */
  const groups = new Map();
  const few = elements.filter((element) => element.matches("[role=row] *")).length <= FEW;
  for (const element of elements) {
    const of = few && element.matches("[role=row] *") ? "board" : groupOf(element);
    const items = groups.get(of) || [];
    items.push({ name: named(element), element });
    groups.set(of, items);
  }
  const around = groups.get("around");
  groups.delete("around");
  const own = [...groups];
  const isAlone = own.length === 1 && own[0][1].length <= ALONE;
  /** @type {typeof own} */
  const list = isAlone ? own[0][1].map((item) => [item.element, [item]]) : own;
  if (around) list.push(["around", around]);
  return list.map(([of, items]) => ({ name: items.map(({ name }) => name).join(" "), label: labelled(of, items), items }));
}

/** Returns the present targets in groups. Equal signs mean equal targets. */
export function reach() {
  if (ADULTS.test(location.hash)) return NOTHING;
  const page = scope();
  // During a pause only the council of the class has targets.
  const council = last(".pause-bar.council");
  if (!page || (page.matches(".is-looking") && !council)) return NOTHING;
  /** @type {HTMLElement | null} */
  const game = page.querySelector(".game[data-busy]");
  const within = (council && council.closest(".pause")) || page;
  const groups = grouped(all(CAN, within).filter((element) => canTouch(element, game)));
  return { groups, sign: groups.map(({ name }) => name).join(" / "), isPupils: true };
}
