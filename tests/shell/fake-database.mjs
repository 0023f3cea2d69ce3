// A fake IndexedDB with one store and configurable failures; committed data is in `disk`.

/** Runs asynchronously, like a browser event, without a timer. */
const soon = (work) => Promise.resolve().then(work);

class Transaction {
  constructor(database, mode) {
    [this.database, this.staged] = [database, new Map()];
    if (mode === "readwrite")
      soon(() =>
        soon(() =>
          soon(() =>
            database.engine.do(
              "write",
              () => this.commit(),
              () => this.abort(),
            ),
          ),
        ),
      );
  }

  objectStore() {
    const { engine } = this.database;
    const all = (list) => {
      const request = {};
      soon(() =>
        engine.do(
          "read",
          () => request.onsuccess?.(),
          () => request.onerror?.(),
        ),
      );
      return Object.defineProperty(request, "result", { get: () => [...list()] });
    };
    return {
      transaction: this,
      put: (value, key) => this.staged.set(key, value),
      getAllKeys: () => all(() => engine.disk.keys()),
      getAll: () => all(() => engine.disk.values()),
    };
  }

  commit() {
    if (this.isOver) return;
    this.isOver = true;
    for (const [key, value] of this.staged) this.database.engine.disk.set(key, value);
    this.oncomplete?.();
  }

  abort() {
    if (this.isOver) throw new Error("InvalidStateError");
    this.isOver = true;
    soon(() => this.onabort?.());
  }
}

/** A database whose calls (`open`, `transaction`, `read`, `write`) succeed or fail as FAILURES lists. */
export class Engine {
  constructor() {
    [this.disk, this.bad, this.databases] = [new Map(), {}, []];
  }

  /** Makes this call fail in this way from now on, or answer after this time in milliseconds. */
  fail(call, way) {
    this.bad = { [call]: way };
  }

  heal() {
    this.bad = {};
  }

  do(call, succeed, fail) {
    const way = this.bad[call];
    if (way === undefined) return succeed();
    if (way === "aborted") return fail();
    if (way === "late") return setTimeout(succeed, LATE);
    if (typeof way === "number") return setTimeout(succeed, way);
    return undefined;
  }

  open() {
    if (this.bad.open === "throws") throw new Error("SecurityError");
    const request = {};
    const opened = () => {
      const engine = this;
      request.result = {
        engine,
        close() {
          this.isClosed = true;
        },
        transaction(_, mode) {
          if (this.isClosed || engine.bad.transaction === "throws") throw new Error("InvalidStateError");
          return new Transaction(this, mode);
        },
      };
      this.databases.push(request.result);
      request.onsuccess?.();
    };
    soon(() => this.do("open", opened, () => request.onerror?.()));
    return request;
  }
}

/** Delay of a late answer, in milliseconds: longer than every timeout. */
export const LATE = 20_000;
/** Calls that may fail, and ways to fail. */
export const FAILURES = [
  ["open", "hangs"],
  ["open", "throws"],
  ["open", "aborted"],
  ["open", "late"],
  ["transaction", "throws"],
  ["write", "hangs"],
  ["write", "aborted"],
  ["write", "late"],
];
