// Input pipeline: tap recogniser, double-tap guard, tap feedback, and the order of events.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { FakePage, restore, run, trusted } from "./fake-page.mjs";

let page;
let input;
let game;
let cell;
let other;
let button;
/** Time of the events, in milliseconds. */
let now;

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  page = new FakePage();
  await run("input.js");
  ({ input } = window.tableRonde);
  game = page.add("section", { classes: ["game"] });
  cell = page.add("g", { cell: "a2", tap: "a2" }, game);
  other = page.add("g", { cell: "a3", tap: "a3" }, game);
  button = page.add("button");
  page.game = game;
  now = 10_000;
  input.setBusy(game, false);
});
afterEach(() => {
  mock.timers.reset();
  restore();
});

/** Clicks as a mouse does: pointerdown, mousedown, click. */
function mouse(element, { x = 100, y = 100, pointerType = "mouse" } = {}) {
  const about = { clientX: x, clientY: y, x, y, pointerType, timeStamp: now };
  element.dispatchEvent(trusted("pointerdown", about));
  element.dispatchEvent(trusted("mousedown", about));
  const click = trusted("click", { ...about, detail: 1 });
  element.dispatchEvent(click);
  return click;
}

const touch = (identifier, target, x, y) => ({ identifier, target, clientX: x, clientY: y, screenX: x, screenY: y });

/** Puts a finger down on an element. `others` are the fingers that are already down. */
function down(finger, others = []) {
  const event = trusted("touchstart", { touches: [...others, finger], changedTouches: [finger], timeStamp: now });
  finger.target.dispatchEvent(event);
}

/** Lifts a finger over an element. Returns the event. */
function up(finger, { over = finger.target, cancelable = true, ...moved } = {}) {
  page.under = () => over;
  const event = trusted("touchend", { changedTouches: [{ ...finger, ...moved }], cancelable, timeStamp: now });
  finger.target.dispatchEvent(event);
  return event;
}

const clicks = (element) => element.received.filter(({ type }) => type === "click");

test("shows a tap on a game at once and dispatches it after the next frame", () => {
  mouse(cell, { x: 30, y: 40 });
  assert.equal(clicks(cell).length, 0);
  assert.equal(page.body.children[0].style.transform, "translate(30px,40px)");
  assert.equal(game.dataset.busy, "true");
  page.frame();
  assert.equal(clicks(cell).length, 1);
  assert.equal(clicks(cell)[0].isTrusted, false);
  assert.equal(game.dataset.busy, "false");
  page.frame();
  mock.timers.tick(1000);
  assert.equal(clicks(cell).length, 1, "once");
});

test("dispatches a tap after the timeout if no frame comes", () => {
  mouse(cell);
  mock.timers.tick(99);
  assert.equal(clicks(cell).length, 0);
  mock.timers.tick(1);
  assert.equal(clicks(cell).length, 1);
});

test("a later key, tap or page change dispatches the pending tap first", () => {
  const order = [];
  const note = (element, name) => (element.received = { push: ({ type }) => order.push(`${type} ${name}`), filter: () => [] });
  note(cell, "cell");
  note(button, "button");
  mouse(cell);
  order.length = 0;
  button.dispatchEvent(trusted("keydown"));
  assert.deepEqual(order, ["click cell", "keydown button"]);

  now += 1000;
  mouse(cell);
  order.length = 0;
  mouse(button, { x: 300 });
  assert.deepEqual(order, ["click cell", "pointerdown button", "mousedown button", "click button"]);

  for (const kind of ["pagehide", "hashchange"]) {
    now += 1000;
    mouse(cell);
    order.length = 0;
    page.toWindow(kind);
    assert.deepEqual(order, ["click cell"], kind);
  }
});

test("clicks of scripts are dispatched at once, after a pending tap", () => {
  mouse(cell);
  other.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  assert.equal(clicks(cell).length, 1);
  assert.equal(clicks(other).length, 1);
});

test("taps outside a game are not delayed", () => {
  mouse(button);
  assert.equal(clicks(button).length, 1);
  assert.equal(page.body.children.length, 0);
});

test("a game stays busy while it works, and while a tap is pending", () => {
  input.setBusy(game, true);
  assert.equal(game.dataset.busy, "true");
  mouse(cell);
  page.frame();
  assert.equal(game.dataset.busy, "true", "the game still works");
  input.setBusy(game, false);
  assert.equal(game.dataset.busy, "false");

  now += 1000;
  mouse(cell);
  input.setBusy(game, false);
  assert.equal(game.dataset.busy, "true", "a render does not hide the pending tap");
  page.frame();
  assert.equal(game.dataset.busy, "false");
});

test("the guard drops a second tap on the same cell within 350 ms", () => {
  mouse(cell);
  page.frame();
  now += 349;
  const second = mouse(cell);
  page.frame();
  assert.equal(clicks(cell).length, 1);
  assert.equal(second.defaultPrevented, true);
  // A chain counts from its last tap.
  now += 349;
  mouse(cell);
  page.frame();
  assert.equal(clicks(cell).length, 1);
  now += 350;
  mouse(cell);
  page.frame();
  assert.equal(clicks(cell).length, 2);
});

test("the guard drops a quick tap beside the first one, and lets one on another cell pass", () => {
  mouse(cell, { x: 100 });
  page.frame();
  now += 200;
  mouse(other, { x: 139 });
  page.frame();
  assert.equal(clicks(other).length, 0);
  now += 200;
  mouse(other, { x: 300 });
  page.frame();
  assert.equal(clicks(other).length, 1);
});

test("the guard lets quick taps on a button outside a game pass, but no doubles of another device", () => {
  mouse(button, { pointerType: "touch" });
  now += 100;
  mouse(button, { pointerType: "touch" });
  assert.equal(clicks(button).length, 2);
  now += 10;
  mouse(button, { pointerType: "mouse" });
  assert.equal(clicks(button).length, 2);
});

test("the guard ignores clicks without a position, as of keys and switches", () => {
  for (let time = 0; time < 2; time += 1) {
    cell.dispatchEvent(trusted("click", { detail: 0, x: 0, y: 0, timeStamp: (now += 100) }));
    page.frame();
  }
  assert.equal(clicks(cell).length, 2);
});

test("the guard survives a clock that is set back", () => {
  mouse(cell);
  page.frame();
  now -= 5000;
  mouse(cell);
  page.frame();
  assert.equal(clicks(cell).length, 2);
});

test("recognises the tap of a sliding finger on a cell, and suppresses the browser's click", () => {
  const finger = touch(1, cell, 100, 100);
  down(finger);
  now += 600;
  const end = up(finger, { clientX: 130, clientY: 120 });
  assert.equal(end.defaultPrevented, true);
  page.frame();
  assert.equal(clicks(cell).length, 1);
  assert.deepEqual([clicks(cell)[0].clientX, clicks(cell)[0].detail], [130, 1]);
});

for (const [why, change] of [
  ["ends more than 40 pixels away", () => ({ clientX: 141 })],
  ["ends over another control", () => ({ over: other })],
  ["rests for more than 3 s", () => void (now += 3001)],
]) {
  test(`a contact that ${why} is no tap`, () => {
    const finger = touch(1, cell, 100, 100);
    down(finger);
    up(finger, change());
    page.frame();
    assert.equal(clicks(cell).length, 0);
  });
}

test("a contact whose end cannot be cancelled scrolls", () => {
  const finger = touch(1, cell, 100, 100);
  down(finger);
  up(finger, { cancelable: false });
  page.frame();
  assert.equal(clicks(cell).length, 0);
});

test("a cancelled contact is no tap", () => {
  const finger = touch(1, cell, 100, 100);
  down(finger);
  cell.dispatchEvent(trusted("touchcancel", { changedTouches: [finger] }));
  up(finger);
  page.frame();
  assert.equal(clicks(cell).length, 0);
});

test("one finger on a button outside a game keeps the browser's own click", () => {
  const finger = touch(1, button, 100, 100);
  down(finger);
  assert.equal(up(finger).defaultPrevented, false);
  assert.equal(clicks(button).length, 0);
});

test("recognises the taps of two fingers, also on buttons outside a game", () => {
  const [first, second] = [touch(1, button, 100, 100), touch(2, cell, 400, 100)];
  down(first);
  down(second, [first]);
  up(second);
  up(first, { cancelable: false });
  page.frame();
  assert.equal(clicks(button).length, 1);
  assert.equal(clicks(cell).length, 1);
});

test("forgets a finger whose end was not reported when it was lifted", () => {
  const lost = touch(1, cell, 100, 100);
  down(lost);
  down(touch(2, button, 300, 100));
  up(lost);
  page.frame();
  assert.equal(clicks(cell).length, 0);
});

test("leaves all contacts to the browser while a click switch is in use", () => {
  page.root.dataset.switch = "click";
  const finger = touch(1, cell, 100, 100);
  down(finger);
  assert.equal(up(finger).defaultPrevented, false);
  assert.equal(clicks(cell).length, 0);
});

test("the guard uses the time at which the finger lifted, however late the click comes", () => {
  const finger = touch(1, cell, 100, 100);
  for (const pause of [200, 400]) {
    down(finger);
    up(finger);
    page.frame();
    now += pause;
  }
  assert.equal(clicks(cell).length, 1);
  down(finger);
  up(finger);
  page.frame();
  assert.equal(clicks(cell).length, 2);
});
