// The whole app by one switch: a key, a button that types one, or a click anywhere. What can be touched now is gone through
// group by group, then one by one; each round ends with a way back, or a rest (docs/decisions/050). Fetched where the desk has
// set a switch, which the programs say on the root element: `data-switch` is « space 1500 », say.
import { hide, show } from "./frame.js";
import { reach } from "./reach.js";
import { isSpeaking, quiet, tell } from "./telling.js";

/** By which keys each kind of switch is heard. */
const KEYS = {
  any: /^( |Spacebar|Enter|F[1-8])$/,
  space: /^( |Spacebar)$/,
  enter: /^Enter$/,
  function: /^F[1-8]$/,
};
/** What a finger or a mouse does before its click: with a switch that clicks, none of it is for the page. */
const POINTS = ["pointerdown", "pointermove", "pointerup", "mousedown", "mouseup", "touchstart", "touchmove", "touchend"];
/** How often it is looked what can be touched, in milliseconds. */
const LOOK = 100;
/** A hand that trembles presses twice within this time; and nobody answers sooner to what has just appeared. */
const TREMBLE = 300;
const SURPRISE = 400;
/** What was chosen is seen first. */
const SETTLE = 250;
/** After so many rounds in a group the groups come again; names are said in so many rounds. */
const ROUNDS = 3;

const root = document.documentElement;
const asked = () => {
  const [by, step] = (root.dataset.switch || "").split(" ");
  return by ? { by, step: Number(step) } : undefined;
};

/** What can be touched, as it was seen last. */
let found;
/** The group that is gone through, by its number; the groups themselves where there is none. */
let inside;
let at = 0;
let rounds = 0;
let isResting = false;
let isOwn = false;
/** When what is shown now was first shown; when something was chosen; when the page changed; when the switch was pressed. */
let since = 0;
let chosen = -Infinity;
let changed = -Infinity;
let pressed = -Infinity;
/** Whether the name of what is shown was said. */
let isTold = false;
let steps = 0;

const END = { back: { name: "back" }, rest: { name: "rest" } };
const round = () => (inside === undefined ? [...found.groups, END.rest] : [...found.groups[inside].items, END.back]);

function go(to) {
  at = to;
  since = performance.now();
  isTold = false;
  steps += 1;
}

function begin(group) {
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

/** Sees what can be touched now; tells whether there is anything. */
function look() {
  const before = found && found.sign;
  found = asked() && reach();
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
  if (!look() || performance.now() - chosen < Math.min(SETTLE, asked().step / 2)) return;
  const now = performance.now();
  const entry = round()[at];
  if (isResting) return show({ name: "resting" }, { isGroup: true, number: 0, steps });
  show(entry, { isGroup: inside === undefined, number: at + 1, steps });
  if (isSpeaking()) {
    // Who listens to the app does not look at what is offered.
    if (!isTold) since = now;
    return;
  }
  if (!isTold) {
    isTold = true;
    if (rounds < ROUNDS) tell(entry);
  } else if (now - since >= asked().step) {
    next();
    pass();
  }
}

function press({ timeStamp }) {
  const now = performance.now();
  const { step } = asked();
  // When the hand was there, which a slow device hears later: told by a clock of its own, and by some engines not at all.
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

function choose({ element }) {
  isOwn = true;
  if (element.click) element.click();
  else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  isOwn = false;
  chosen = performance.now();
  hide();
  begin(undefined);
}

/** Whether the switch is heard at all: not on the adults' pages, and the adults' buttons stay what they are. */
const hears = (way, target) => {
  const on = asked();
  if (isOwn || !on || !reach().isPupils) return false;
  if (way === "click") return ["click", "any"].includes(on.by) && !(target.closest && target.closest("[data-adult]:not([data-adult=hint])"));
  return Boolean(KEYS[on.by]) && KEYS[on.by].test(way);
};
const take = (event) => {
  event.preventDefault();
  event.stopPropagation();
};
addEventListener("keydown", (event) => {
  if (!hears(event.key)) return;
  take(event);
  if (!event.repeat) press(event);
}, true);
// Some browsers press a button when the key comes up.
addEventListener("keyup", (event) => hears(event.key) && take(event), true);
for (const type of POINTS) {
  addEventListener(type, (event) => hears("click", event.target) && event.stopPropagation(), { capture: true, passive: true });
}
addEventListener("click", (event) => {
  if (!hears("click", event.target)) return;
  take(event);
  press(event);
}, true);

(function follow() {
  const on = asked();
  if (on) pass();
  else hide();
  setTimeout(follow, Math.min(LOOK, on ? on.step : LOOK));
})();
