// A touch on a game is seen at once, a finger's already as it comes down, and answered after the next picture: what answers it may take
// long on a slow device, and nobody who touches is to wonder whether it was felt. What comes meanwhile waits for nothing: the answer is
// given before it.

/** Where the next picture does not come, the answer waits no longer, in milliseconds. */
const PATIENCE = 100;
/** What was shown so short a time before is not shown again, in milliseconds. */
const SHORT = 50;
const channel = new MessageChannel();
/** The touch that waits for its answer: its target, a copy of it, and the end of patience. */
let waiting;
let mark;
/** When a finger was last shown as it came down. */
let shown = -SHORT;
/** The game says that it is busy while a touch waits; what it says itself meanwhile holds. */
let busy;
const said = new MutationObserver(() => {});

/** Where a finger was: one element of a layer of its own, so that nothing else is drawn anew. */
function show({ clientX, clientY }) {
  if (!mark) {
    mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    document.body.append(mark);
  }
  mark.style.transform = `translate(${clientX}px,${clientY}px)`;
  // Two names of one animation: it begins anew without anything being measured.
  mark.className = mark.className === "touched" ? "touched touched-again" : "touched";
}

function claim(game) {
  busy = { game, before: game.dataset.busy };
  game.dataset.busy = "true";
  said.observe(game, { attributes: true, attributeFilter: ["data-busy"] });
}

function answer() {
  if (!waiting) return;
  const { target, event, late } = waiting;
  waiting = undefined;
  clearTimeout(late);
  const isSaid = said.takeRecords().length > 0;
  said.disconnect();
  if (!isSaid) busy.game.dataset.busy = busy.before;
  target.dispatchEvent(event);
}

/** The game that a touch means: one of its own places, or the way out of it. The ear answers at once: some devices let a voice out only
 * in what the touch itself calls. */
function gameOf(target) {
  if (target.closest("[data-tap],[data-cell]")) return target.closest(".game[data-busy]");
  return target.closest(".home") && document.querySelector(".game[data-busy]");
}

function press(event) {
  answer();
  const { target, isTrusted, pointerType, timeStamp } = event;
  if (!isTrusted || pointerType === "mouse" || !(target instanceof Element) || !gameOf(target)) return;
  shown = timeStamp;
  show(event);
}

function touch(event) {
  const { target, isTrusted } = event;
  const game = isTrusted && target instanceof Element && gameOf(target);
  if (!game) return;
  event.stopImmediatePropagation();
  claim(game);
  waiting = { target, event: new event.constructor(event.type, event), late: setTimeout(answer, PATIENCE) };
  requestAnimationFrame(() => channel.port2.postMessage(0));
  // Last: what cannot be shown is answered all the same. Keys touch no point.
  if (event.detail !== 0 && event.timeStamp - shown > SHORT) show(event);
}

channel.port1.onmessage = answer;
addEventListener("pointerdown", press, true);
for (const kind of ["mousedown", "touchstart", "keydown", "click"]) addEventListener(kind, answer, true);
for (const kind of ["pagehide", "hashchange"]) addEventListener(kind, answer);
addEventListener("click", touch, true);
