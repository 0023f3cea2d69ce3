// @ts-check
// Namespace migration: until decision 075 a copy below a folder shared its stores with all copies on its host. On its first start,
// such a copy takes over their content once, so that devices in use lose no games.
import { entries, setMany } from "idb-keyval";
import { NAMESPACE, UNBOUND } from "./namespace.js";

/** Key of the number of texts in the shared stores at the time of the copy. Its presence marks that they were copied. */
const TAKEN = `${NAMESPACE}/taken`;
const COUNT = `${UNBOUND}/count`;
const OWN_COUNT = `${NAMESPACE}/count`;
/** Keys that are not content: tab lock, storage test and counter. */
const OWN_OF_WINDOW = /\/(hold|trial|count)$/;

/** Returns the keys of the content in a namespace. */
const keysOf = (/** @type {string} */ namespace) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${namespace}/`) && !OWN_OF_WINDOW.test(key));
const ownKey = (/** @type {string} */ key) => NAMESPACE + key.slice(UNBOUND.length);

/** Copies the shared texts of localStorage if this copy never saved any. Returns whether there were any. */
export const copyTexts = () => {
  try {
    // « Tout effacer » leaves the counter, so erased texts do not come back.
    if (NAMESPACE === UNBOUND || localStorage.getItem(OWN_COUNT) !== null) return false;
    const keys = keysOf(UNBOUND);
    if (keys.length === 0) return false;
    for (const key of keys) localStorage.setItem(ownKey(key), localStorage.getItem(key) || "");
    const count = localStorage.getItem(COUNT) || "";
    localStorage.setItem(OWN_COUNT, count);
    localStorage.setItem(TAKEN, count);
    return true;
  } catch {
    return false;
  }
};

/** Opens the shared database, without creating it. */
const unbound = () =>
  new Promise((done, fail) => {
    const asked = indexedDB.open(UNBOUND);
    asked.onupgradeneeded = () => /** @type {IDBTransaction} */ (asked.transaction).abort();
    asked.onsuccess = () => done(asked.result);
    asked.onerror = fail;
  });

/**
 * Copies the shared database into that of this copy, which `texts` opens. Resolves to its entries.
 * @param {import("idb-keyval").UseStore} texts
 */
export const copyDatabase = async (texts) => {
  /** @type {[string, Entry][]} */
  let own = [];
  try {
    const database = await unbound();
    const shared = await entries(async (mode, use) => use(database.transaction("texts", mode).objectStore("texts")));
    database.close();
    own = shared.map(([key, entry]) => [ownKey(String(key)), entry]);
  } catch {
    // The database does not exist or does not open: localStorage has the texts.
  }
  await setMany(own, texts);
  return own;
};

/** Erases the shared texts with those of this copy, unless a copy at the root of the host has saved something since. */
export const eraseUnbound = () => {
  try {
    const taken = localStorage.getItem(TAKEN);
    if (taken === null || taken !== (localStorage.getItem(COUNT) || "")) return;
    keysOf(UNBOUND).forEach((key) => localStorage.removeItem(key));
    indexedDB.deleteDatabase(UNBOUND);
  } catch {
    // A browser that refuses the stores holds nothing in them.
  }
};
