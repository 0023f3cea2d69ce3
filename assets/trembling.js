// A hand that trembles touches twice what it means once: the second touch is not for what the first has brought under the finger,
// nor does it take back what the first has done in a game (docs/decisions/080).

/** So soon, in milliseconds, and so near, in pixels, nobody means another touch: what can be touched lies farther apart. */
const SOON = 350;
const NEAR = 40;
/** What is played with. */
const PLAYED = "[data-tap],[data-cell]";
/** The touch before: where, when, and what a trembling hand had touched first. */
let last = {};

function hear(event) {
  // When the hand was there: a slow device comes to the second touch long after it.
  const { x, y, timeStamp: at, target } = event;
  // Keys and programs touch no point.
  if (!event.isTrusted || !event.detail) return;
  const button = target.closest(`button,a,${PLAYED}`);
  const { button: first } = last;
  const isNear = button === first || Math.hypot(x - last.x, y - last.y) < NEAR;
  // Where no time is told, or a clock was set back, the touch is meant.
  const isAgain = first && isNear && at > last.at && at < last.at + SOON;
  last = { x, y, at, button: isAgain ? first : button };
  // Where one counts up or types, each touch of the same button is meant.
  if (isAgain && button && (button !== first || button.matches(PLAYED))) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

addEventListener("click", hear, true);
