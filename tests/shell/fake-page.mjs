// A fake page for tests of the shell without a browser: a window whose listeners run before those of elements, elements, frames.

/** Globals that a test replaced, with their descriptors. */
const replaced = new Map();

/** Sets globals until `restore`. Some of Node's own, such as `navigator`, are getters. */
export function define(globals) {
  for (const [name, value] of Object.entries(globals)) {
    if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Restores the globals that `define` has set. */
export function restore() {
  for (const [name, before] of replaced) {
    if (before) Object.defineProperty(globalThis, name, before);
    else delete globalThis[name];
  }
  replaced.clear();
}

/** Runs all pending promises and events that no timer delays. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

let visits = 0;
/** Runs a script of `shell/` anew, as a new page does. Resolves to its exports. */
export const run = (script) => import(`../../shell/${script}?visit=${(visits += 1)}`);

/** An event that scripts can construct and copy. */
export class FakeEvent {
  constructor(type, about = {}) {
    Object.assign(this, about, { type, isTrusted: false, defaultPrevented: false, isStopped: false });
  }

  preventDefault() {
    this.defaultPrevented = true;
  }

  stopImmediatePropagation() {
    this.isStopped = true;
  }
}

/** Returns an event that the browser dispatches. */
export const trusted = (type, about) => Object.assign(new FakeEvent(type, about), { isTrusted: true });

/** An element with a tag name, classes and data attributes. It records the events that reach it. */
export class FakeElement {
  constructor(tag, about = {}, parent = undefined) {
    const { classes = [], ...dataset } = about;
    Object.assign(this, { tag, classes, dataset, parent, style: {}, received: [] });
  }

  /** Supports a list of simple selectors: a tag name, a class and an attribute, each optional. */
  matches(selectors) {
    return selectors.split(",").some((selector) => {
      const [, tag, name, attribute] = selector.match(/^(\w+)?(?:\.([\w-]+))?(?:\[data-([\w-]+)\])?$/);
      return (!tag || tag === this.tag) && (!name || this.classes.includes(name)) && (!attribute || attribute in this.dataset);
    });
  }

  closest(selectors) {
    return this.matches(selectors) ? this : (this.parent?.closest(selectors) ?? null);
  }

  setAttribute() {}

  dispatchEvent(event) {
    event.target = this;
    const { listeners } = this.page;
    for (const listen of listeners.get(event.type) ?? []) {
      listen(event);
      if (event.isStopped) return;
    }
    this.received.push(event);
  }
}

/** A page with a window, a document and animation frames that the test draws. */
export class FakePage {
  constructor() {
    this.listeners = new Map();
    this.frames = [];
    this.root = new FakeElement("html");
    this.body = { children: [], append: (element) => this.body.children.push(element) };
    const page = this;
    const channel = { port1: {}, port2: { postMessage: () => channel.port1.onmessage() } };
    const addEventListener = (type, listen) => this.listeners.set(type, [...(this.listeners.get(type) ?? []), listen]);
    define({
      Element: FakeElement,
      MouseEvent: FakeEvent,
      window: globalThis,
      addEventListener,
      requestAnimationFrame: (draw) => this.frames.push(draw),
      MessageChannel: class {
        constructor() {
          return channel;
        }
      },
      document: {
        documentElement: this.root,
        body: this.body,
        createElement: (tag) => new FakeElement(tag),
        elementFromPoint: (x, y) => this.under(x, y),
        querySelector: () => page.game ?? null,
      },
    });
  }

  /** Adds an element. A test that moves a finger over another element replaces `under`. */
  add(tag, about, parent) {
    const element = new FakeElement(tag, about, parent);
    element.page = this;
    return element;
  }

  under() {
    return null;
  }

  /** Draws a frame, and runs the task after it. */
  frame() {
    for (const draw of this.frames.splice(0)) draw();
  }

  /** Dispatches an event to the window only, such as `pagehide`. */
  toWindow(type) {
    for (const listen of this.listeners.get(type) ?? []) listen(trusted(type));
  }
}
