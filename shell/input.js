// @ts-check
// Input pipeline: the listeners below run in the capture phase of the window, before Yew's handlers, in this order.
//
//   1. Flush: every later input first dispatches the pending tap of step 4, so that the app receives events in their order.
//   2. Tap recogniser: dispatches the clicks that the browser omits, above all while another finger is down.
//   3. Double-tap guard: drops the second of two taps by a trembling hand (docs/decisions/073).
//   4. Tap feedback: shows the tap at once, and dispatches it to the game after the next frame (docs/decisions/067).
//
// Clicks by keys, by the single switch and by assistive technology have no position (`detail` is 0) or come from scripts
// (`isTrusted` is false). Steps 2 and 3 ignore them.
//
// The recogniser uses touch events, not pointer events: browsers omit clicks only for touch contacts, and `preventDefault` of
// `touchend` suppresses the browser's own click. Mice, and pens that act as mice, always get a click. Browsers without touch events
// keep their own clicks.
//
// A game is busy while it moves or thinks, which the app reports (src/shell/busy.rs), and while a tap is pending. Only this script
// writes `data-busy`. Yew does not render it, so neither overwrites the other's value.
import { bridge } from "./bridge.js";

/**
 * Element that responds to a tap.
 * @typedef {Element & { disabled?: boolean }} Control
 */
/**
 * Touch that is down: where and when it began, and whether no other touch was down meanwhile.
 * @typedef {{ target: EventTarget, control: Control | null, x: number, y: number, at: number, isAlone: boolean }} Contact
 */
/** @typedef {{ x: number, y: number, at: number, control: Control | null, device: string | undefined }} Tap */

/** Elements of a game. */
const PLAYED = "[data-tap],[data-cell]";
/** Elements that respond to a tap. */
const CONTROL = `button,a,label,summary,${PLAYED}`;

const controlAt = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element ? /** @type {Control | null} */ (target.closest(CONTROL)) : null;

/**
 * Returns the game that a tap on this element is meant for.
 * @param {Element} target
 * @returns {HTMLElement | null}
 */
const gameOf = (target) => {
  if (target.closest(PLAYED)) return target.closest(".game[data-busy]");
  return target.closest(".home") && document.querySelector(".game[data-busy]");
};

// 2. Tap recogniser

/** Maximum distance of a tap, in CSS pixels: pupils' fingers slide. The tap must end on the control on which it began. */
const SLOP = 40;
/** Maximum duration of a tap, in milliseconds: a longer contact is a resting hand. */
const RESTING = 3000;

/**
 * Touches that are down, by identifier.
 * @type {Map<number, Contact>}
 */
const contacts = new Map();
/** Clicks dispatched here, with the time at which the finger lifted. */
const recognised = new WeakMap();

function touchStart(/** @type {TouchEvent} */ { touches, changedTouches, timeStamp: at }) {
  const down = Array.from(touches);
  for (const identifier of Array.from(contacts.keys())) {
    // Browsers dispatch no touchend to the window if the touched element was removed meanwhile.
    if (!down.some((touch) => touch.identifier === identifier)) contacts.delete(identifier);
  }
  for (const { identifier, target, clientX: x, clientY: y } of Array.from(changedTouches)) {
    contacts.set(identifier, { target, control: controlAt(target), x, y, at, isAlone: true });
  }
  if (down.length > 1) for (const contact of contacts.values()) contact.isAlone = false;
}

function touchEnd(/** @type {TouchEvent} */ event) {
  for (const touch of Array.from(event.changedTouches)) {
    const contact = contacts.get(touch.identifier);
    contacts.delete(touch.identifier);
    if (contact && isOurs(contact)) {
      if (event.cancelable) event.preventDefault();
      if (isTap(contact, touch, event)) click(contact.target, touch, event.timeStamp);
    }
  }
}

/**
 * Returns whether this script, rather than the browser, makes the click of a touch. In a game always: browsers omit the click of a
 * finger that slides a little or stays for half a second. Elsewhere only if another finger was down, because a browser's own click also
 * moves the focus, opens keyboards and plays sound.
 */
function isOurs(/** @type {Contact} */ { control, isAlone }) {
  // A click switch may click anywhere, also beside the controls (shell/switch).
  if (!control || document.documentElement.dataset.switch) return false;
  return !isAlone || Boolean(control.matches(PLAYED) && gameOf(control));
}

/**
 * @param {Contact} contact
 * @param {Touch} touch
 * @param {TouchEvent} event
 */
function isTap({ control, x, y, at, isAlone }, { clientX, clientY }, { cancelable, timeStamp }) {
  // A single touch whose end is not cancelable scrolls. With several touches, Chromium makes only the end of the last one cancelable.
  const isScroll = isAlone && !cancelable;
  if (isScroll || !control || control.disabled || timeStamp - at > RESTING) return false;
  return Math.hypot(clientX - x, clientY - y) <= SLOP && controlAt(document.elementFromPoint(clientX, clientY)) === control;
}

/**
 * @param {EventTarget} target
 * @param {Touch} touch
 * @param {number} at
 */
function click(target, { clientX, clientY, screenX, screenY }, at) {
  const point = { clientX, clientY, screenX, screenY };
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, ...point });
  recognised.set(event, at);
  target.dispatchEvent(event);
}

// 3. Double-tap guard

/** Maximum time (milliseconds) and distance (CSS pixels) between a tap and its repetition. Controls lie farther apart. */
const SOON = 350;
const NEAR = 40;

/**
 * Recent taps, newest first: several pupils may tap in turn.
 * @type {Tap[]}
 */
let recent = [];
/**
 * Device of the last contact: mouse, pen or touch.
 * @type {string | undefined}
 */
let device;

/**
 * Returns whether a tap repeats another one. In a chain, each tap counts as one on the control of the first.
 * @param {Tap} tap
 */
function isRepeated({ x, y, at, control, device }) {
  // A tap that seems to precede the last one was made while the clock was set back.
  recent = recent.filter((tap) => at > tap.at && at < tap.at + SOON);
  const isNear = (/** @type {Tap} */ tap) => Math.hypot(x - tap.x, y - tap.y) < NEAR;
  // A mouse and a pen are one hand: only its last tap counts. Fingers may belong to several pupils.
  const isSame = (/** @type {Tap} */ tap, /** @type {number} */ age) =>
    age === 0 ? tap.control === control || isNear(tap) : device === "touch" && isNear(tap);
  const first = recent.find((tap, age) => tap.control && isSame(tap, age));
  recent.unshift({ x, y, at, device, control: first ? first.control : control });
  if (!first || !control) return false;
  // Quick taps on the same button outside a game are intended: counting up, typing. But some whiteboards send each contact as a touch
  // and again as a mouse.
  return control !== first.control || control.matches(PLAYED) || device !== first.device;
}

// 4. Tap feedback

/** Timeout after which the tap is dispatched if no frame comes, in milliseconds. */
const PATIENCE = 100;
/** A touch shown at pointerdown is not shown again if it lifts within this time, in milliseconds. */
const SHORT = 50;
const channel = new MessageChannel();
/**
 * Pending tap: its target and game, a copy of its event, and the timer of PATIENCE.
 * @type {{ target: EventTarget, game: HTMLElement, event: Event, timer: ReturnType<typeof setTimeout> } | undefined}
 */
let waiting;
/** @type {HTMLElement | undefined} */
let mark;
/** Time of the last touch shown at pointerdown. */
let shown = -SHORT;
/** Games that move or think. */
const working = new WeakSet();

function writeBusy(/** @type {HTMLElement} */ game) {
  const isPending = waiting !== undefined && waiting.game === game;
  const value = String(isPending || working.has(game));
  if (game.dataset.busy !== value) game.dataset.busy = value;
}

function setBusy(/** @type {HTMLElement} */ game, /** @type {boolean} */ isBusy) {
  if (isBusy) working.add(game);
  else working.delete(game);
  writeBusy(game);
}

/** Shows the position of the tap, with one element in its own layer, so that nothing else is repainted. */
function show(/** @type {MouseEvent} */ { clientX, clientY }) {
  if (!mark) {
    mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    document.body.append(mark);
  }
  mark.style.transform = `translate(${clientX}px,${clientY}px)`;
  // Two names of one animation restart it without a layout.
  mark.className = mark.className === "touched" ? "touched touched-again" : "touched";
}

/** Dispatches the pending tap. */
function flush() {
  if (!waiting) return;
  const { target, game, event, timer } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  writeBusy(game);
  target.dispatchEvent(event);
}

/**
 * Delays a tap on a game. Not for the ear: some devices allow sound only in the browser's own event.
 * @param {MouseEvent} event
 * @param {Element} target
 * @param {HTMLElement} game
 */
function delay(event, target, game) {
  event.stopImmediatePropagation();
  const Copy = /** @type {typeof MouseEvent} */ (event.constructor);
  waiting = { target, game, event: new Copy(event.type, event), timer: setTimeout(flush, PATIENCE) };
  writeBusy(game);
  requestAnimationFrame(() => channel.port2.postMessage(0));
}

// Listeners, in the order of the steps

function pointerDown(/** @type {PointerEvent} */ event) {
  flush();
  const { target, isTrusted, pointerType, timeStamp } = event;
  if (!isTrusted) return;
  device = pointerType;
  if (pointerType === "mouse" || !(target instanceof Element) || !gameOf(target)) return;
  shown = timeStamp;
  show(event);
}

function clicked(/** @type {PointerEvent} */ event) {
  const isRecognised = recognised.has(event);
  if (!isRecognised && !event.isTrusted) return flush();
  const { target, x, y, detail } = event;
  // Time at which the finger lifted. A slow device delivers the click long after it.
  const at = isRecognised ? recognised.get(event) : event.timeStamp;
  const by = isRecognised ? "touch" : event.pointerType || device;
  if (detail && isRepeated({ x, y, at, control: controlAt(target), device: by })) {
    event.stopImmediatePropagation();
    event.preventDefault();
    return undefined;
  }
  flush();
  if (!(target instanceof Element)) return undefined;
  const game = gameOf(target);
  if (!game) return undefined;
  delay(event, target, game);
  // Comes last: a tap that cannot be shown is dispatched all the same.
  if (detail && at - shown > SHORT) show(event);
  return undefined;
}

channel.port1.onmessage = flush;
addEventListener("pointerdown", pointerDown, true);
for (const kind of ["mousedown", "touchstart", "keydown"]) addEventListener(kind, flush, { capture: true, passive: true });
addEventListener("touchstart", touchStart, { capture: true, passive: true });
addEventListener("touchend", touchEnd, { capture: true, passive: false });
addEventListener(
  "touchcancel",
  ({ changedTouches }) => Array.from(changedTouches).forEach(({ identifier }) => contacts.delete(identifier)),
  true,
);
addEventListener("click", clicked, true);
for (const kind of ["pagehide", "hashchange"]) addEventListener(kind, flush);

bridge.input = {
  /** Reports whether a game moves or thinks. The element shows it as `data-busy`. */
  setBusy,
};
