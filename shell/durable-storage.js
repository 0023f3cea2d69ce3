// What the programs keep reaches the disk at once. `localStorage`, where they read it, is handed to the disk seconds or minutes
// later: who switches a whiteboard off at the wall loses what is not there yet. So every text goes into IndexedDB as well, and
// what `localStorage` lacks at the next start is put back before a program begins (docs/decisions/040).
import { entries, promisifyRequest, setMany } from "idb-keyval";
import { NAMESPACE } from "./namespace.js";
import { copyDatabase, copyTexts } from "./namespace-migration.js";

const TEXTS = "texts";
/** How many texts were kept so far, as localStorage knows it: entries with a higher number are newer than what it holds. */
const COUNT = `${NAMESPACE}/count`;
/** Where the page remembers what localStorage does not hold (src/browser/storage.rs). */
const VISIT = "tableRondeVisit";
/** Some browsers never answer: after so many milliseconds the app begins with what it has. A machine under load may answer later. */
const LONG = 4000;
/** Timeouts of the database, in milliseconds: after a device slept, some browsers never answer on an old connection. */
const WRITE_TIMEOUT = 4000;
const READ_TIMEOUT = 15000;
/** Pauses before a failed read or write is tried again, in milliseconds: the first, and the longest. */
const RETRY = 4000;
const LONGEST_RETRY = 16000;
/** Says on the root element that texts do not reach the disk at once (src/browser/device.rs). */
const UNDURABLE = "data-undurable";

/** Does something with localStorage, which some browsers refuse; tells what came of it. */
const locally = (work) => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};
const localCount = () => Number(locally((local) => local.getItem(COUNT))) || 0;

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
      database.onversionchange = () => database.close() || forget();
    }, forget);
  }
  return opened;
};
let writing;
const texts = async (mode, use) => {
  const own = open();
  const database = await own;
  // An answer that comes after the timeout is too late: newer texts may be on the disk.
  if (own !== opened) throw new Error("the connection was given up");
  const transaction = database.transaction(TEXTS, mode, { durability: "strict" });
  if (mode === "readwrite") writing = transaction;
  return use(transaction.objectStore(TEXTS));
};
/** Gives the connection up, and a write in progress with it; the next use opens another. */
const disconnect = () => {
  if (opened) opened.then((database) => database.close(), () => {});
  opened = undefined;
  try {
    writing.abort();
  } catch {
    // There is none, or it has ended.
  }
  writing = undefined;
};
const inTime = (work, time) => {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(fail, time, new Error("the database does not answer"))));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

let count = 0;
/** Whether the last text reached the disk; unknown before the first. */
let works;
const setWorks = (value) => {
  works = value;
  const root = document.documentElement;
  if (root.hasAttribute(UNDURABLE) === !value) return;
  root.toggleAttribute(UNDURABLE, !value);
  document.dispatchEvent(new Event("durabilitychange"));
};
let pause = RETRY;
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

/** What this visit has kept: nothing older comes in its place. */
const own = new Set();
/** Puts back what localStorage lost; whether there was anything. */
const restore = (kept) => {
  const known = localCount();
  let isLacking = false;
  const memory = (window[VISIT] = window[VISIT] || {});
  for (const [key, { text, number }] of kept) {
    count = Math.max(count, number);
    const found = locally((local) => local.getItem(key));
    // What is there was written later, if not by this version of the app.
    const isNewer = number > known || typeof found !== "string";
    if (!isNewer || found === text || own.has(key)) continue;
    isLacking = true;
    if (text === null) locally((local) => local.removeItem(key));
    else if (locally((local) => local.setItem(key, text) || true)) delete memory[key];
    else memory[key] = text;
  }
  locally((local) => count > known && local.setItem(COUNT, count));
  return isLacking;
};
let isBegun = false;
let isRestored = false;
/** Whether this visit is the first of a copy in a folder: the shared stores of earlier versions are copied into its own. */
const isTakenOver = copyTexts();
const recover = async () => {
  try {
    const isLacking = restore(await inTime(isTakenOver ? copyDatabase(texts) : entries(texts), READ_TIMEOUT));
    isRestored = true;
    if (!isWriting && waiting.size === 0) setWorks(true);
    // The app has begun without it: it begins again, unless somebody is at work already.
    if (isLacking && isBegun && own.size === 0) location.reload();
  } catch {
    disconnect();
    setWorks(false);
    retryLater();
  }
};
/** Fulfilled when what was kept can be read. */
export const ready = Promise.race([recover(), new Promise((done) => setTimeout(done, LONG))]).then(() => (isBegun = true));

const waiting = new Map();
let isWriting = false;
const write = async () => {
  if (isWriting || waiting.size === 0) return;
  isWriting = true;
  // What is kept at one moment reaches the disk in one go.
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
    // Texts that nothing newer replaces are tried again later, or with the next text.
    for (const [key, entry] of batch) if (!waiting.has(key)) waiting.set(key, entry);
    const isLost = ([key, { text }]) => text !== null && locally((local) => local.getItem(key)) !== text;
    if (batch.some(isLost)) document.dispatchEvent(new Event("unkept"));
  }
  isWriting = false;
  if (works) write();
};

// The key, and after a line end its text; a key alone is forgotten. The event is taken where the text will be on the disk.
document.addEventListener("keep", (event) => {
  const end = event.detail.indexOf("\n");
  const [key, text] = end < 0 ? [event.detail, null] : [event.detail.slice(0, end), event.detail.slice(end + 1)];
  own.add(key);
  count = Math.max(count, localCount()) + 1;
  locally((local) => local.setItem(COUNT, count));
  waiting.set(key, { text, number: count });
  write();
  if (works) event.preventDefault();
});
