// A program in two halves (.ci/wasm-halves.mjs): the first draws all until a first board stands, the rest comes after it.
// Where something of the rest is wanted before it is there, it is fetched at once; where the browser compiles nothing so large
// at once, the page begins anew with the program in one piece.

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

/** The rest of a program: `file` is its address. */
export class Rest {
  constructor(file) {
    this.file = file;
    // Called in the place of what is not there yet.
    this.imports = new Proxy({}, { get: (_, place) => (...values) => this.now().get(Number(place))(...values) });
  }

  /** What the first half hands to the rest, once it is there. */
  follow(exports) {
    this.exports = exports;
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

  /** Joins the rest to the first half, which has begun or is about to. */
  join() {
    this.joined = this.joined || this.fetched().then((bytes) => WebAssembly.instantiate(bytes, { first: this.exports }));
    this.joined.catch(() => (this.joined = undefined));
    return this.joined;
  }

  now() {
    // The page is about to begin anew.
    if (this.isLost) throw new Error(`${this.file} is not there`);
    try {
      const request = new XMLHttpRequest();
      request.open("GET", this.file, false);
      // The only way to whole bytes while everything waits.
      request.overrideMimeType("text/plain; charset=x-user-defined");
      request.send();
      if (request.status !== 200) throw new Error(`${request.status} ${this.file}`);
      const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 0xff);
      new WebAssembly.Instance(new WebAssembly.Module(bytes), { first: this.exports });
    } catch (error) {
      this.isLost = true;
      sessionStorage.setItem(WHOLE, "");
      location.reload();
      throw error;
    }
    return this.table;
  }
}
