// A copy below a folder shared its stores with every other copy of its host until decision 082. What a device saved then is copied
// once into the stores of this copy, so that the games of devices in use are not lost.
import { entries, setMany } from "idb-keyval";
import { NAMESPACE, UNBOUND } from "./namespace.js";

/** How many texts the shared stores had seen when they were copied: saved once, it marks that they were. */
const TAKEN = `${NAMESPACE}/taken`;
const COUNT = `${UNBOUND}/count`;
const OWN_COUNT = `${NAMESPACE}/count`;
/** Keys that hold no content of a store. */
const OWN_OF_WINDOW = /\/(hold|trial|count)$/;

/** The keys of the content below a namespace. */
const keysOf = (namespace) => Object.keys(localStorage).filter((key) => key.startsWith(`${namespace}/`) && !OWN_OF_WINDOW.test(key));
const ownKey = (key) => NAMESPACE + key.slice(UNBOUND.length);

/** Copies the shared texts of localStorage if this copy never saved any. Returns whether there were any. */
export const copyTexts = () => {
  try {
    // Erasing everything leaves the count: what was erased does not come back.
    if (NAMESPACE === UNBOUND || localStorage.getItem(OWN_COUNT) !== null) return false;
    const keys = keysOf(UNBOUND);
    if (keys.length === 0) return false;
    for (const key of keys) localStorage.setItem(ownKey(key), localStorage.getItem(key));
    const count = localStorage.getItem(COUNT) || "";
    localStorage.setItem(OWN_COUNT, count);
    localStorage.setItem(TAKEN, count);
    return true;
  } catch {
    return false;
  }
};

/** The shared database, which is not created where there is none. */
const unbound = () =>
  new Promise((done, fail) => {
    const asked = indexedDB.open(UNBOUND);
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onsuccess = () => done(asked.result);
    asked.onerror = fail;
  });

/** Copies the shared database into that of this copy, which `texts` opens. Resolves to its entries. */
export const copyDatabase = async (texts) => {
  let own = [];
  try {
    const database = await unbound();
    const shared = await entries((mode, use) => use(database.transaction("texts", mode).objectStore("texts")));
    database.close();
    own = shared.map(([key, entry]) => [ownKey(key), entry]);
  } catch {
    // There is none, or it does not open: localStorage has the texts.
  }
  await setMany(own, texts);
  return own;
};

// « Tout effacer » erases the shared texts too, unless another copy, at the root of the host, has saved something since.
document.addEventListener("eraseunbound", () => {
  try {
    const taken = localStorage.getItem(TAKEN);
    if (taken === null || taken !== (localStorage.getItem(COUNT) || "")) return;
    keysOf(UNBOUND).forEach((key) => localStorage.removeItem(key));
    indexedDB.deleteDatabase(UNBOUND);
  } catch {
    // A browser that refuses the stores holds nothing in them.
  }
});
