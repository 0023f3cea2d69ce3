// The input pipeline: what a tap goes through before the app hears it, in the capture phase of the window.
//
//   1. Tap recogniser: makes the click of a finger that the browser makes none for, above all while another finger is down.
//   2. Double-tap guard: drops the second of two taps that a trembling hand makes (docs/decisions/080).
//   3. Tap feedback: shows the tap at once, and hands it to the game after the next frame (docs/decisions/074).
//
// Clicks of keys, of the single switch and of assistive technology bear no point (`detail` is 0) or are made by scripts
// (`isTrusted` is false): they pass 1 and 2 unseen.
//
// The recogniser listens to touch events, not pointer events: they come from exactly those contacts for which browsers hold back
// the click, and `preventDefault` of `touchend` takes the browser's own click away. Mice, and pens that act as mice, get their own
// click whatever else is down. Browsers without touch events keep their own clicks too.

/** Elements of a game. */
const PLAYED = "[data-tap],[data-cell]";
/** Elements that a tap acts on. */
const CONTROL = `button,a,label,summary,${PLAYED}`;

const controlAt = (target) => (target instanceof Element ? target.closest(CONTROL) : null);

/** The game that a tap on this element is meant for. */
const gameOf = (target) => {
  if (target.closest(PLAYED)) return target.closest(".game[data-busy]");
  return target.closest(".home") && document.querySelector(".game[data-busy]");
};

// 1. Tap recogniser

/** Maximum way of a tap, in CSS pixels: pupils' fingers slide, and the tap must end on the control on which it began. */
const SLOP = 40;
/** Maximum duration of a tap, in milliseconds: what lies longer on the glass is a resting hand. */
const RESTING = 3000;

/** The touches that are down, by identifier. */
const contacts = new Map();
/** The clicks made here, and when the finger lifted. */
const recognised = new WeakMap();

function touchStart({ touches, changedTouches, timeStamp: at }) {
  const down = Array.from(touches);
  for (const identifier of Array.from(contacts.keys())) {
    // The end of a touch is not heard where its element was removed meanwhile.
    if (!down.some((touch) => touch.identifier === identifier)) contacts.delete(identifier);
  }
  for (const { identifier, target, clientX: x, clientY: y } of Array.from(changedTouches)) {
    contacts.set(identifier, { target, control: controlAt(target), x, y, at, isAlone: true });
  }
  if (down.length > 1) for (const contact of contacts.values()) contact.isAlone = false;
}

function touchEnd(event) {
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
 * Whether the click of a touch is made here rather than by the browser. In a game always: browsers make none for a finger that slides a
 * little or stays for half a second. Elsewhere only where another finger was down: a browser's own click also moves the focus, opens
 * keyboards and plays sound.
 */
function isOurs({ control, isAlone }) {
  // A switch that clicks is heard anywhere, also beside all controls (shell/switch).
  if (!control || document.documentElement.dataset.switch) return false;
  return !isAlone || Boolean(control.matches(PLAYED) && gameOf(control));
}

function isTap({ control, x, y, at, isAlone }, { clientX, clientY }, { cancelable, timeStamp }) {
  // A lone touch whose end cannot be cancelled scrolls. Of several touches Chromium lets the end of the last one be cancelled only.
  const isScroll = isAlone && !cancelable;
  if (isScroll || control.disabled || timeStamp - at > RESTING) return false;
  return Math.hypot(clientX - x, clientY - y) <= SLOP && controlAt(document.elementFromPoint(clientX, clientY)) === control;
}

function click(target, { clientX, clientY, screenX, screenY }, at) {
  const point = { clientX, clientY, screenX, screenY };
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, ...point });
  recognised.set(event, at);
  target.dispatchEvent(event);
}

// 2. Double-tap guard

/** Within this time and distance two taps are one that trembles, in milliseconds and CSS pixels. Controls lie farther apart. */
const SOON = 350;
const NEAR = 40;

/** The taps of the last moments, newest first: several pupils may tap in turn. */
let recent = [];
/** The device of the last contact: mouse, pen or touch. */
let device;

/** Whether a tap repeats another one. A later tap in a chain counts as one on the control that the first one met. */
function isRepeated({ x, y, at, control, device }) {
  // A tap that seems to come before the last one was made while the clock was set back.
  recent = recent.filter((tap) => at > tap.at && at < tap.at + SOON);
  const isNear = (tap) => Math.hypot(x - tap.x, y - tap.y) < NEAR;
  // A mouse and a pen are one hand: its last tap alone counts. Fingers may be of several pupils.
  const isSame = (tap, age) => (age === 0 ? tap.control === control || isNear(tap) : device === "touch" && isNear(tap));
  const first = recent.find((tap, age) => tap.control && isSame(tap, age));
  recent.unshift({ x, y, at, device, control: first ? first.control : control });
  if (!first || !control) return false;
  // Quick taps on the same button outside a game are meant: counting up, typing. But some whiteboards send each contact as a touch
  // and again as a mouse.
  return control !== first.control || control.matches(PLAYED) || device !== first.device;
}

// 3. Tap feedback

/** Where no frame comes, the tap is handed on after this time, in milliseconds. */
const PATIENCE = 100;
/** A touch is shown as it comes down, and not again as it lifts within this time, in milliseconds. */
const SHORT = 50;
const channel = new MessageChannel();
/** The tap to be handed on: its target, a copy of its event, and the timer of PATIENCE. */
let waiting;
let mark;
/** When a touch was last shown as it came down. */
let shown = -SHORT;
/** The game that bears data-busy because a tap waits. What the game itself writes there meanwhile holds. */
let busy;
const written = new MutationObserver(() => {});

/** Shows where the tap is: one element in a layer of its own, so that nothing else is painted. */
function show({ clientX, clientY }) {
  if (!mark) {
    mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    document.body.append(mark);
  }
  mark.style.transform = `translate(${clientX}px,${clientY}px)`;
  // Two names of one animation restart it without a layout.
  mark.className = mark.className === "touched" ? "touched touched-again" : "touched";
}

function claim(game) {
  busy = { game, before: game.dataset.busy };
  game.dataset.busy = "true";
  written.observe(game, { attributes: true, attributeFilter: ["data-busy"] });
}

/** Hands on the tap that waits. Whatever else happens calls this first, so that the order of events stays. */
function handOn() {
  if (!waiting) return;
  const { target, event, timer } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  const isWritten = written.takeRecords().length > 0;
  written.disconnect();
  if (!isWritten) busy.game.dataset.busy = busy.before;
  target.dispatchEvent(event);
}

/** The ear is no part of the game here: some devices let sound out only in the browser's own event. */
function delay(event, game) {
  event.stopImmediatePropagation();
  claim(game);
  waiting = { target: event.target, event: new event.constructor(event.type, event), timer: setTimeout(handOn, PATIENCE) };
  requestAnimationFrame(() => channel.port2.postMessage(0));
}

// The listeners, in the order of the steps

function pointerDown(event) {
  handOn();
  const { target, isTrusted, pointerType, timeStamp } = event;
  if (!isTrusted) return;
  device = pointerType;
  if (pointerType === "mouse" || !(target instanceof Element) || !gameOf(target)) return;
  shown = timeStamp;
  show(event);
}

function clicked(event) {
  const isRecognised = recognised.has(event);
  if (!isRecognised && !event.isTrusted) return handOn();
  const { target, x, y, detail } = event;
  // When the finger lifted: a slow device makes or hears the click long after it.
  const at = isRecognised ? recognised.get(event) : event.timeStamp;
  const by = isRecognised ? "touch" : event.pointerType || device;
  if (detail && isRepeated({ x, y, at, control: controlAt(target), device: by })) {
    event.stopImmediatePropagation();
    event.preventDefault();
    return undefined;
  }
  handOn();
  const game = target instanceof Element && gameOf(target);
  if (!game) return undefined;
  delay(event, game);
  // Last: a tap that cannot be shown is handed on all the same.
  if (detail && at - shown > SHORT) show(event);
  return undefined;
}

channel.port1.onmessage = handOn;
addEventListener("pointerdown", pointerDown, true);
for (const kind of ["mousedown", "touchstart", "keydown"]) addEventListener(kind, handOn, { capture: true, passive: true });
addEventListener("touchstart", touchStart, { capture: true, passive: true });
addEventListener("touchend", touchEnd, { capture: true, passive: false });
addEventListener("touchcancel", ({ changedTouches }) => Array.from(changedTouches).forEach(({ identifier }) => contacts.delete(identifier)), true);
addEventListener("click", clicked, true);
for (const kind of ["pagehide", "hashchange"]) addEventListener(kind, handOn);
