// A program in two halves (.ci/wasm-halves.mjs): the first draws all until a first board stands, the rest comes after it.
// Touches wait for it, but on the first page. Where the program itself wants something of the rest, it is fetched at once; where
// the browser compiles nothing so large at once, both halves are there before it begins.

// A module that imports a number which changes: halves share where the stack ends.
const SHARING = [0, 97, 115, 109, 1, 0, 0, 0, 2, 6, 1, 0, 0, 3, 127, 1];
// An empty module of a little more than the 4 kB that Chromium compiled at once before 115: a section without a name fills it.
const LARGE = [0, 97, 115, 109, 1, 0, 0, 0, 0, 129, 32, ...Array(4097).fill(0)];

import { fetchOnce, retried } from "./loading.js";

/** Whether the halves of a program can be joined here. */
export const canJoin = () => WebAssembly.validate(new Uint8Array(SHARING));

/** Whether one of them can begin alone. */
export const canBegin = () => {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array(LARGE)));
  } catch {
    return false;
  }
};

const TOUCHES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "mouseup", "click", "keydown", "keyup"];
/** After this a touch that waits is seen to wait, in milliseconds. */
const PATIENCE = 400;
/** How often the rest is asked for while the program stands still. */
const ATTEMPTS = 3;

/**
 * The rest of a program: `file` is its address, `isHeld` tells whether touches wait for it, `waits` is told that one does, `fails`
 * that it did not come.
 */
export class Rest {
  constructor(file, { isHeld, waits, fails }) {
    this.file = file;
    /** What the first half lends the rest; known before anything is joined. */
    this.exports = undefined;
    this.isHeld = isHeld;
    this.waits = waits;
    this.fails = fails;
    this.held = [];
    this.hold = this.hold.bind(this);
    // Called in the place of what is not there yet.
    this.imports = new Proxy({}, { get: (_, place) => (...values) => this.now().get(Number(place))(...values) });
  }

  /** The first half is about to begin, and draws alone until the rest is joined: touches wait for it. */
  follow() {
    for (const kind of TOUCHES) addEventListener(kind, this.hold, true);
  }

  /** Where both halves find each other's functions. */
  get table() {
    return Object.values(this.exports).find((one) => one instanceof WebAssembly.Table);
  }

  /** Fetches the rest in a single attempt; `number` counts the attempts before it. */
  fetched(number = 0) {
    if (number > 0 || !this.bytes) {
      const bytes = fetchOnce(this.file, number).then((answer) => answer.arrayBuffer());
      this.bytes = bytes;
      bytes.catch(() => this.bytes === bytes && (this.bytes = undefined));
    }
    return this.bytes;
  }

  /** Joins the rest to the first half, and lets the touches go on that waited for it. */
  join() {
    const instantiate = (bytes) => WebAssembly.instantiate(bytes, { first: this.exports });
    this.joined = this.joined || retried((number) => this.fetched(number).then(instantiate)).then(() => this.release());
    this.joined.catch(() => (this.joined = undefined));
    return this.joined;
  }

  hold(event) {
    const isOfApp = this.isHeld() && event.target instanceof Element && !event.target.closest(".trouble");
    if (!isOfApp) return;
    event.stopImmediatePropagation();
    // What it does beside the program is done when it is let go.
    if (event.type === "click") event.preventDefault();
    this.held.push([event.target, new event.constructor(event.type, event)]);
    if (this.held.length > 1) return;
    const late = setTimeout(this.waits, PATIENCE, true);
    this.join().catch(() => {
      this.held = [];
      this.fails();
    }).then(() => {
      clearTimeout(late);
      this.waits(false);
    });
  }

  release() {
    for (const kind of TOUCHES) removeEventListener(kind, this.hold, true);
    for (const [target, event] of this.held) target.dispatchEvent(event);
    this.held = [];
  }

  /** Joins the rest while the program stands still, since it needs it now; returns the table of functions. */
  now() {
    for (let number = 0; ; number += 1) {
      try {
        this.joinAtOnce(number > 0 ? `${this.file}?${number}` : this.file);
        return this.table;
      } catch (error) {
        if (number < ATTEMPTS - 1) continue;
        this.fails();
        throw error;
      }
    }
  }

  joinAtOnce(file) {
    const request = new XMLHttpRequest();
    request.open("GET", file, false);
    // The only way to whole bytes while everything waits.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${file}`);
    const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 0xff);
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { first: this.exports });
  }
}
