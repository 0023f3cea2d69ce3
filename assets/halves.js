// A program in two halves (.ci/wasm-halves.mjs): the first draws all until a first board stands, the rest comes after it.
// Touches wait for it, but on the first page. Where the program itself wants something of the rest, it is fetched at once; where
// the browser compiles nothing so large at once, the page begins anew with the program in one piece.

const WHOLE = "table-ronde/whole";

const isWanted = () => {
  try {
    return sessionStorage.getItem(WHOLE) !== null;
  } catch {
    return false;
  }
};
// A module that imports a number which changes: halves share where the stack ends.
const SHARING = [0, 97, 115, 109, 1, 0, 0, 0, 2, 6, 1, 0, 0, 3, 127, 1];

/** Whether the program has to be in one piece here. */
export const isInOnePiece = () => isWanted() || !WebAssembly.validate(new Uint8Array(SHARING));

const TOUCHES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "mouseup", "click", "keydown", "keyup"];
/** After this a touch that waits is seen to wait, in milliseconds. */
const PATIENCE = 400;

/**
 * The rest of a program: `file` is its address, `isHeld` tells whether touches wait for it, `waits` is told that one does, `fails`
 * that it did not come.
 */
export class Rest {
  constructor(file, { isHeld, waits, fails }) {
    this.file = file;
    this.isHeld = isHeld;
    this.waits = waits;
    this.fails = fails;
    this.held = [];
    this.hold = this.hold.bind(this);
    // Called in the place of what is not there yet.
    this.imports = new Proxy({}, { get: (_, place) => (...values) => this.now().get(Number(place))(...values) });
  }

  /** The first half is about to begin, and draws alone until the rest is joined. */
  follow(exports) {
    this.exports = exports;
    for (const kind of TOUCHES) addEventListener(kind, this.hold, true);
  }

  /** Where both halves find each other's functions. */
  get table() {
    return Object.values(this.exports).find((one) => one instanceof WebAssembly.Table);
  }

  /** Fetches the rest; it is asked for again where it did not come. */
  fetched() {
    this.bytes = this.bytes || fetch(this.file).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${this.file}`);
      return answer.arrayBuffer();
    });
    this.bytes.catch(() => (this.bytes = undefined));
    return this.bytes;
  }

  /** Joins the rest to the first half, and lets the touches go on that waited for it. */
  join() {
    this.joined = this.joined || this.fetched()
      .then((bytes) => WebAssembly.instantiate(bytes, { first: this.exports }))
      .then(() => this.release());
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

  now() {
    // The page is about to begin anew.
    if (this.isLost) throw new Error(`${this.file} is not there`);
    const bytes = this.bytesNow();
    try {
      new WebAssembly.Instance(new WebAssembly.Module(bytes), { first: this.exports });
    } catch (error) {
      this.isLost = true;
      sessionStorage.setItem(WHOLE, "");
      location.reload();
      throw error;
    }
    return this.table;
  }

  bytesNow() {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", this.file, false);
      // The only way to whole bytes while everything waits.
      request.overrideMimeType("text/plain; charset=x-user-defined");
      request.send();
      if (request.status !== 200) throw new Error(`${request.status} ${this.file}`);
      return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 0xff);
    } catch (error) {
      this.isLost = true;
      this.fails();
      throw error;
    }
  }
}
