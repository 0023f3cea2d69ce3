// @ts-check
// Single-switch scanning: a key, a switch that types one, or a click anywhere operates the whole app. It scans groups, then elements.
// Each round ends with a way back or a rest (docs/decisions/048). Loaded if `data-switch` on the root element names a switch, for
// example `space 1500`.
import { hide, show } from "./frame.js";
import { reach } from "./reach.js";
import { isSpeaking, quiet, tell } from "./telling.js";

/**
 * Keys of each kind of switch.
 * @type {Record<string, RegExp>}
 */
const KEYS = {
  any: /^( |Spacebar|Enter|F[1-8])$/,
  space: /^( |Spacebar)$/,
  enter: /^Enter$/,
  function: /^F[1-8]$/,
};
/** Events before a click. With a click switch they must not reach the page. */
const POINTS = ["pointerdown", "pointermove", "pointerup", "mousedown", "mouseup", "touchstart", "touchmove", "touchend"];
/** Interval between two scans of the page, in milliseconds. */
const LOOK = 100;
/** Minimum time between two presses (trembling hand), and between a page change and a press (reaction time), in milliseconds. */
const TREMBLE = 300;
const SURPRISE = 400;
/** Pause after a choice, in milliseconds, so that its effect is seen. */
const SETTLE = 250;
/** Rounds in a group before scanning returns to the groups. Names are spoken during as many rounds. */
const ROUNDS = 3;

const root = document.documentElement;
const asked = () => {
  const [by, step] = (root.dataset.switch || "").split(" ");
  return by ? { by, step: Number(step) } : undefined;
};

/**
 * Element that the switch can choose, or a group of them. The ends of a round have only a name.
 * @typedef {{ name: string, label?: string, element?: HTMLElement, items?: Entry[] }} Entry
 */

/**
 * Targets of the last scan.
 * @type {ReturnType<typeof reach> | undefined}
 */
let found;
/**
 * Number of the scanned group, or undefined while the groups are scanned.
 * @type {number | undefined}
 */
let inside;
let at = 0;
let rounds = 0;
let isResting = false;
let isOwn = false;
/** Times of the last step, choice, page change and press, in milliseconds. */
let since = 0;
let chosen = -Infinity;
let changed = -Infinity;
let pressed = -Infinity;
/** Whether the name of the present item was spoken. */
let isTold = false;
let steps = 0;

const END = { back: { name: "back" }, rest: { name: "rest" } };
/** @returns {Entry[]} */
const round = () => {
  const groups = found ? found.groups : [];
  return inside === undefined ? [...groups, END.rest] : [...groups[inside].items, END.back];
};

function go(/** @type {number} */ to) {
  at = to;
  since = performance.now();
  isTold = false;
  steps += 1;
}

function begin(/** @type {number | undefined} */ group) {
  inside = group;
  rounds = 0;
  go(0);
}

function next() {
  if (at + 1 < round().length) return go(at + 1);
  rounds += 1;
  if (inside !== undefined && rounds === ROUNDS) return begin(undefined);
  return go(0);
}

/** Scans the page. Returns whether there are targets. */
function look() {
  const before = found && found.sign;
  found = asked() ? reach() : undefined;
  if (!found || found.groups.length === 0) {
    found = undefined;
    hide();
    return false;
  }
  if (found.sign !== before) {
    changed = performance.now();
    begin(undefined);
  }
  return true;
}

function pass() {
  const on = asked();
  if (!on || !look() || performance.now() - chosen < Math.min(SETTLE, on.step / 2)) return;
  const now = performance.now();
  const entry = round()[at];
  if (isResting) return show({ name: "resting" }, { isGroup: true, number: 0, steps });
  show(entry, { isGroup: inside === undefined, number: at + 1, steps });
  if (isSpeaking()) {
    // The next step waits until the app has finished speaking.
    if (!isTold) since = now;
    return;
  }
  if (!isTold) {
    isTold = true;
    if (rounds < ROUNDS) tell(entry);
  } else if (now - since >= on.step) {
    next();
    pass();
  }
}

function press(/** @type {Event} */ { timeStamp }) {
  const now = performance.now();
  const on = asked();
  if (!on) return;
  const { step } = on;
  // Time of the press: slow devices deliver it late. Some engines use another clock or none.
  const made = timeStamp || now;
  if (made >= pressed && made - pressed < Math.min(TREMBLE, step / 2)) return;
  pressed = made;
  if (!look() || now - changed < Math.min(SURPRISE, step / 2)) return;
  quiet();
  if (isResting) {
    isResting = false;
    return begin(undefined);
  }
  const entry = round()[at];
  if (entry === END.rest) isResting = true;
  else if (entry === END.back) begin(undefined);
  else if (entry.items && entry.items.length > 1) begin(at);
  else choose(entry.items ? entry.items[0] : entry);
  return pass();
}

function choose(/** @type {Entry} */ { element }) {
  if (!element) return;
  isOwn = true;
  if (element.click) element.click();
  else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  isOwn = false;
  chosen = performance.now();
  hide();
  begin(undefined);
}

/**
 * Returns whether an event is a press of the switch. Pages for adults, and clicks on adults' buttons, are excluded.
 * @param {string} way
 * @param {EventTarget | null} [target]
 */
const hears = (way, target) => {
  const on = asked();
  if (isOwn || !on || !reach().isPupils) return false;
  if (way === "click")
    return ["click", "any"].includes(on.by) && !(target instanceof Element && target.closest("[data-adult]:not([data-adult=hint])"));
  const keys = KEYS[on.by];
  return Boolean(keys) && keys.test(way);
};
const take = (/** @type {Event} */ event) => {
  event.preventDefault();
  event.stopPropagation();
};
addEventListener(
  "keydown",
  (event) => {
    if (!hears(event.key)) return;
    take(event);
    if (!event.repeat) press(event);
  },
  true,
);
// Some browsers activate a button on keyup.
addEventListener("keyup", (event) => hears(event.key) && take(event), true);
for (const type of POINTS) {
  addEventListener(type, (event) => hears("click", event.target) && event.stopPropagation(), { capture: true, passive: true });
}
addEventListener(
  "click",
  (event) => {
    if (!hears("click", event.target)) return;
    take(event);
    press(event);
  },
  true,
);

(function follow() {
  const on = asked();
  if (on) pass();
  else hide();
  setTimeout(follow, Math.min(LOOK, on ? on.step : LOOK));
})();
