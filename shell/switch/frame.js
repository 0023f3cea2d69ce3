// @ts-check
// Switch scanning, display: a frame and a hand at the offered item, and the ends of the round at the bottom.
import style from "../../styles/switch.css";
import { words } from "./names.js";

const hand = '<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#hand" width="100" height="100"/></svg>';
const end = (/** @type {string} */ name, /** @type {string} */ icon) =>
  `<b class="switch-end word" data-end="${name}"><svg viewBox="0 0 100 100"><use href="#${icon}" width="100" height="100"/></svg><span></span></b>`;
/** Distance between a frame and its content, in CSS pixels. */
const AIR = 6;
const EDGE = 4;

/** @type {HTMLElement | undefined} */
let veil;
/** Returns the layer of the frame, which the first call adds to the page. */
function open() {
  if (veil) return veil;
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  veil = document.createElement("div");
  veil.id = "switch";
  veil.setAttribute("aria-hidden", "true");
  veil.innerHTML = `<i class="switch-frame">${hand}</i>${end("back", "icon-back")}${end("rest", "icon-pause")}${end("resting", "icon-arrow")}`;
  document.body.append(veil);
  return veil;
}

/** Returns the bounding box of these elements, clamped to the window. */
function around(/** @type {Element[]} */ elements) {
  const areas = elements.map((element) => element.getBoundingClientRect());
  const least = (/** @type {"left" | "top"} */ side) => Math.min(...areas.map((area) => area[side]));
  const most = (/** @type {"right" | "bottom"} */ side) => Math.max(...areas.map((area) => area[side]));
  const left = Math.max(EDGE, least("left") - AIR);
  const top = Math.max(EDGE, least("top") - AIR);
  return {
    left,
    top,
    width: Math.min(innerWidth - EDGE, most("right") + AIR) - left,
    height: Math.min(innerHeight - EDGE, most("bottom") + AIR) - top,
  };
}

/** Returns whether an element is vertically inside the window. */
const isInside = (/** @type {Element} */ element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * Shows the offered item: a group, an element or an end of the round.
 * @param {{ name: string, items?: { element?: Element }[], element?: Element }} item
 * @param {{ isGroup: boolean, number: number, steps: number }} place
 */
export function show({ name, items, element }, { isGroup, number, steps }) {
  const layer = open();
  const elements = (items || [{ element }]).flatMap((item) => item.element || []);
  const first = elements[0];
  if (layer.dataset.steps !== String(steps) && first && !isInside(first) && first.scrollIntoView)
    first.scrollIntoView({ block: "nearest" });
  Object.assign(layer.dataset, { at: name, number, steps, level: isGroup ? "groups" : "one" });
  const frame = /** @type {HTMLElement} */ (layer.firstElementChild);
  frame.hidden = elements.length === 0;
  if (!frame.hidden) {
    frame.className = elements.length > 1 ? "switch-frame of-many" : "switch-frame";
    for (const [side, length] of Object.entries(around(elements))) frame.style.setProperty(side, `${Math.round(length)}px`);
  }
  const all = /** @type {Record<string, unknown>} */ (words());
  for (const way of /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".switch-end"))) {
    const own = String(way.dataset.end);
    // During a rest the only item is the way on.
    way.hidden = own !== (name === "resting" ? name : isGroup ? "rest" : "back");
    way.classList.toggle("now", own === name);
    /** @type {Element} */ (way.lastElementChild).textContent = String(all[own] ?? "");
  }
  layer.hidden = false;
}

/** Hides the frame. */
export function hide() {
  if (!veil) return;
  veil.hidden = true;
  delete veil.dataset.at;
}
