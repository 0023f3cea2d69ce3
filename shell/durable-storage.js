// @ts-check
// durable-storage.js: mirrors localStorage to IndexedDB with strict durability. Browsers flush localStorage seconds or minutes
// later, so switching a whiteboard off at the wall would lose data. Entries that localStorage lost are restored at the next start,
// before the app runs (docs/decisions/039).
import { entries, promisifyRequest, setMany } from "idb-keyval";
import { bridge } from "./bridge.js";
import { listeners } from "./listeners.js";
import { NAMESPACE } from "./namespace.js";
import { copyDatabase, copyTexts, eraseUnbound } from "./namespace-migration.js";

const TEXTS = "texts";
/** Key of the number of texts saved so far, in localStorage. IndexedDB entries with a higher number are newer than localStorage. */
const COUNT = `${NAMESPACE}/count`;
/** Key of the game in progress. */
const GAME = `${NAMESPACE}/game`;
/** Key of the last game that another one replaced; the teacher finds it among the saved games. */
const REPLACED = `${NAMESPACE}/replaced`;
/** Texts that localStorage refused, by key. They last for this visit (src/shell/storage.rs). */
const visit = /** @type {Record<string, string>} */ ({});
const durability = listeners();
const losses = listeners();
/** Maximum wait for the database at the start, in milliseconds: some browsers never answer. A late answer is still used. */
const LONG = 4000;
/** Timeouts of the database, in milliseconds. After the device slept, some browsers never answer on an old connection. */
const WRITE_TIMEOUT = 4000;
const READ_TIMEOUT = 15000;
/** Delay before a failed read or write is retried, in milliseconds: initial and maximum. */
const RETRY = 4000;
const LONGEST_RETRY = 16000;

/**
 * Runs `work` with localStorage and returns its result, or undefined if it throws: some browsers refuse localStorage.
 * @template Result
 * @param {(local: Storage) => Result} work
 */
const locally = (work) => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};
const localCount = () => Number(locally((local) => local.getItem(COUNT))) || 0;

/** @type {Promise<IDBDatabase> | undefined} */
let opened;
const open = () => {
  if (!opened) {
    const asked = indexedDB.open(NAMESPACE);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TEXTS);
    const own = promisifyRequest(asked);
    opened = own;
    const forget = () => {
      if (opened === own) opened = undefined;
    };
    own.then((database) => {
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
  }
  return opened;
};
/** @type {IDBTransaction | undefined} */
let writing;
/** @type {import("idb-keyval").UseStore} */
const texts = async (mode, use) => {
  const own = open();
  const database = await own;
  // This connection timed out. Its answer is too late: newer texts may be on the disk.
  if (own !== opened) throw new Error("the connection was given up");
  const transaction = database.transaction(TEXTS, mode, { durability: "strict" });
  if (mode === "readwrite") writing = transaction;
  return use(transaction.objectStore(TEXTS));
};
/** Closes the connection and aborts a write in progress. The next access opens another connection. */
const disconnect = () => {
  if (opened)
    opened.then(
      (database) => database.close(),
      () => {},
    );
  opened = undefined;
  try {
    if (writing) writing.abort();
  } catch {
    // The write has ended.
  }
  writing = undefined;
};
/**
 * Rejects if the work takes longer than this time, in milliseconds.
 * @template Result
 * @param {Promise<Result>} work
 * @param {number} time
 */
const inTime = (work, time) => {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(fail, time, new Error("the database does not answer"))));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

let count = 0;
/** Whether the last text reached the disk; undefined before the first. */
let works = /** @type {boolean | undefined} */ (undefined);
/** Whether texts reach the disk at once, as far as is known. */
let isDurable = true;
const setWorks = (/** @type {boolean} */ value) => {
  works = value;
  if (isDurable === value) return;
  isDurable = value;
  durability.call();
};
let pause = RETRY;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retrying;
const retryLater = () => {
  if (retrying) return;
  retrying = setTimeout(() => {
    retrying = undefined;
    if (!isRestored) recover();
    write();
  }, pause);
  pause = Math.min(2 * pause, LONGEST_RETRY);
};

/** Keys saved during this visit. Older entries of the database do not replace them. */
const own = new Set();
/**
 * Restores the entries that localStorage lost. Returns whether there were any.
 * @param {[string, Entry][]} kept
 */
const restore = (kept) => {
  let isLacking = false;
  for (const [key, { text, number }] of kept) {
    count = Math.max(count, number);
    const found = locally((local) => local.getItem(key));
    // Entries not newer than the counter do not replace a text, which another version of the app may have written.
    const isNewer = number > known || typeof found !== "string";
    if (!isNewer || found === text) continue;
    if (own.has(key)) {
      // The app has started without this game, and another one goes on.
      if (key === GAME && text !== null) setAside(text);
      continue;
    }
    isLacking = true;
    if (text === null) locally((local) => local.removeItem(key));
    else if (locally((local) => (local.setItem(key, text), true))) delete visit[key];
    else visit[key] = text;
  }
  locally((local) => count > localCount() && local.setItem(COUNT, String(count)));
  return isLacking;
};
let isBegun = false;
let isRestored = false;
/** Whether this is the first visit of a copy in a folder, which copies the shared stores of earlier versions. */
const isTakenOver = copyTexts();
/** Counter of localStorage at the start. Texts that are saved before a late restoration increase the counter. */
const known = localCount();
const recover = async () => {
  try {
    const isLacking = restore(await inTime(isTakenOver ? copyDatabase(texts) : entries(texts), READ_TIMEOUT));
    isRestored = true;
    if (!isWriting && waiting.size === 0) setWorks(true);
    // The app has started without these entries: reload it, unless a game goes on already.
    if (isLacking && isBegun && !own.has(GAME)) location.reload();
  } catch {
    disconnect();
    setWorks(false);
    retryLater();
  }
};
/** Resolves when the saved data can be read, or after the timeout. */
export const ready = Promise.race([recover(), new Promise((done) => setTimeout(done, LONG))]).then(() => (isBegun = true));

/** @type {Map<string, Entry>} */
const waiting = new Map();
let isWriting = false;
const write = async () => {
  if (isWriting || waiting.size === 0) return;
  isWriting = true;
  // Batches all texts saved in the same task into one transaction.
  await undefined;
  const batch = [...waiting];
  waiting.clear();
  try {
    await inTime(setMany(batch, texts), WRITE_TIMEOUT);
    setWorks(true);
    pause = RETRY;
  } catch {
    disconnect();
    setWorks(false);
    retryLater();
    // Entries without a newer text are retried later, or together with the next text.
    for (const [key, entry] of batch) if (!waiting.has(key)) waiting.set(key, entry);
    const isLost = (/** @type {[string, Entry]} */ [key, { text }]) => text !== null && locally((local) => local.getItem(key)) !== text;
    if (batch.some(isLost)) losses.call();
  }
  isWriting = false;
  if (works) write();
};

/**
 * Writes a text to the disk, or deletes the entry without one. Returns whether it will reach the disk.
 * @param {string} key
 * @param {string} [text]
 */
const save = (key, text) => {
  own.add(key);
  count = Math.max(count, localCount()) + 1;
  locally((local) => local.setItem(COUNT, String(count)));
  waiting.set(key, { text: text ?? null, number: count });
  write();
  return Boolean(works);
};

/** Saves a game that was restored too late, unless this visit has replaced a game already. */
const setAside = (/** @type {string} */ text) => {
  if (own.has(REPLACED)) return;
  locally((local) => local.setItem(REPLACED, text));
  save(REPLACED, text);
};

bridge.storage = {
  save,
  visit,
  /** Returns whether texts reach the disk at once. If not, only localStorage holds them, which is written much later. */
  isDurable: () => isDurable,
  /** Calls back when immediate writes begin or cease. Returns a function that ends it. */
  onDurabilityChange: durability.add,
  /** Calls back after an accepted text could not be stored anywhere. Returns a function that ends it. */
  onLoss: losses.add,
  eraseUnbound,
};
