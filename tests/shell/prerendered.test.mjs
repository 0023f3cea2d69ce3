// Prerendered page: a tap made before the program has drawn is replayed once, on the button at the same place.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { define, restore, run, settle } from "./fake-page.mjs";

let prerendered;
let page;
let waiting;
let observers;
let texts;

/** Returns a button 100 pixels wide at a position from the left. */
const button = (left, dataset = {}) => ({
  dataset,
  click: mock.fn(),
  getBoundingClientRect: () => ({ left, right: left + 100, top: 0, bottom: 50 }),
});
const withButtons = (...buttons) => ({ querySelectorAll: () => buttons });

beforeEach(async () => {
  const buttons = [button(0), button(200), button(400, { route: "/etagere" })];
  page = { ...withButtons(...buttons), dataset: { prerendered: "" }, style: {}, parentElement: { remove: mock.fn() } };
  waiting = { hidden: true };
  [observers, texts] = [[], {}];
  const root = { dataset: {}, toggleAttribute: (name, is) => (root[name] = is) };
  define({
    window: globalThis,
    location: { hash: "" },
    localStorage: texts,
    document: Object.assign(new EventTarget(), {
      baseURI: "http://127.0.0.1/",
      documentElement: root,
      readyState: "complete",
      querySelectorAll: () => [page],
      getElementById: () => waiting,
    }),
    Element: class {
      closest() {
        return null;
      }
    },
    MutationObserver: class {
      constructor(callback) {
        this.observe = () => observers.push(callback);
        this.disconnect = () => (observers = observers.filter((other) => other !== callback));
      }
    },
  });
  prerendered = await run("prerendered.js");
});
afterEach(restore);

/** Taps the page at a position. */
function tap(x, target = new Element()) {
  const event = new Event("click");
  Object.defineProperties(event, { target: { value: target }, clientX: { value: x }, clientY: { value: 20 } });
  document.dispatchEvent(event);
}

/** Draws the program's first page. Returns its buttons. */
function draw() {
  const buttons = [button(0), button(200), button(400)];
  const place = { firstElementChild: withButtons(...buttons) };
  prerendered.awaitDrawn(place);
  for (const callback of observers) callback();
  return buttons;
}

const clicks = (buttons) => buttons.map(({ click }) => click.mock.callCount());

test("replays the last of several taps once", () => {
  tap(250);
  tap(20);
  tap(250);
  assert.equal(waiting.hidden, false);
  assert.deepEqual(clicks(draw()), [0, 1, 0]);
  assert.equal(observers.length, 0, "later changes replay nothing");
});

test("replays nothing without a tap, and removes the prerendered page", async () => {
  assert.deepEqual(clicks(draw()), [0, 0, 0]);
  assert.equal(page.parentElement.remove.mock.callCount(), 1);
  await prerendered.drawn;
});

test("waits until the program has drawn an element", () => {
  tap(250);
  prerendered.awaitDrawn({ firstElementChild: null });
  for (const callback of observers) callback();
  assert.equal(page.parentElement.remove.mock.callCount(), 0);
  assert.equal(observers.length, 1);
});

test("replays nothing on another page", () => {
  tap(250);
  location.hash = "#/etagere";
  assert.deepEqual(clicks(draw()), [0, 0, 0]);
});

test("follows a button with an address at once", async () => {
  tap(450);
  await settle();
  // A browser adds the `#`.
  assert.equal(location.hash, "/etagere");
  assert.equal(waiting.hidden, true);
});

test("ignores taps beside the buttons and on an error panel", () => {
  tap(150);
  tap(250, Object.assign(new Element(), { closest: () => ({}) }));
  assert.equal(waiting.hidden, true);
  assert.deepEqual(clicks(draw()), [0, 0, 0]);
});

test("a device with saved data shows no prerendered page", () => {
  assert.equal(prerendered.isPrerendered(), true);
  texts["table-ronde/game"] = "{}";
  assert.equal(prerendered.isPrerendered(), false);
  tap(250);
  assert.deepEqual(clicks(draw()), [0, 0, 0]);
});
