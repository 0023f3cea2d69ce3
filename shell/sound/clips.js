// @ts-check
// Voice clips: finds the clips of a text, loads their packs and caches them on the device.
import { meta } from "../elements.js";
import { wordsOf } from "./words.js";

const [, address] = meta("voice").content.split(" ");
/** Name of the clip cache, one per folder that serves the app. */
const SHELF = `table-ronde-voice ${new URL(".", document.baseURI).pathname}`;
/** Delay before the packs are loaded, in milliseconds: the board comes first. */
const LATER = 3000;

const addressOf = (/** @type {string} */ file) => new URL(file, document.baseURI).href;

/**
 * Returns whether a response matches the hash in its file name: a portal or a filter may answer with a page of its own.
 * @param {Response} answer
 * @param {string} url
 */
async function isWhole(answer, url) {
  const [, told] = url.match(/-([0-9a-f]{16})\.\w+$/) ?? [];
  // Without HTTPS there is neither SubtleCrypto nor a cache.
  if (!told || !window.crypto.subtle) return true;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return [...sum]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(told);
}

/** Loads a file from the cache, or from the network, and then caches it if possible. */
async function fetched(/** @type {string} */ file) {
  const url = addressOf(file);
  const shelf = await window.caches?.open(SHELF).catch(() => undefined);
  const kept = await shelf?.match(url);
  if (kept && (await isWhole(kept, url))) return kept;
  const answer = await fetch(url, { priority: "low" });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  if (!(await isWhole(answer, url))) throw new Error(`${url} is not what its name tells`);
  await shelf?.put(url, answer.clone()).catch(() => {});
  return answer;
}

/**
 * Clip in a pack: its words as a key, its file, its place in the file, and the starts of its words in milliseconds.
 * @typedef {{ key: string, file: string, at: number, length: number, words: number[] }} Clip
 */
/** @typedef {{ file: string, clips: [key: string, at: number, length: number, words: number[]][] }} Pack */

/** @type {Promise<{ clips: Map<string, Clip>, files: string[] } | undefined> | undefined} */
let index;
/** Returns all clips by their words, and the files of the packs. After a failure the next call tries again. */
function theIndex() {
  index ??= fetched(address)
    .then((answer) => answer.json())
    .then((/** @type {{ packs: Pack[] }} */ { packs }) => {
      /** @type {Map<string, Clip>} */
      const clips = new Map();
      for (const { file, clips: list } of packs) {
        for (const [key, at, length, words] of list) clips.set(key, { key, file, at, length, words });
      }
      return { clips, files: packs.map(({ file }) => file) };
    })
    .catch(() => {
      index = undefined;
      return undefined;
    });
  return index;
}

/** @type {Map<string, Promise<ArrayBuffer>>} */
const packs = new Map();
function pack(/** @type {string} */ file) {
  if (!packs.has(file)) {
    const bytes = fetched(file).then((answer) => answer.arrayBuffer());
    bytes.catch(() => packs.delete(file));
    packs.set(file, bytes);
  }
  return /** @type {Promise<ArrayBuffer>} */ (packs.get(file));
}

/** Returns the MP3 data of a clip. */
export async function clipBytes(/** @type {Clip} */ { file, at, length }) {
  return (await pack(file)).slice(at, at + length);
}

/** Returns the clips of a text, each the longest that fits, or undefined if a word has no clip. */
export async function clipsOf(/** @type {string} */ text) {
  const known = (await theIndex())?.clips;
  if (!known) return undefined;
  const words = wordsOf(text);
  const clips = [];
  for (let from = 0; from < words.length;) {
    let to = words.length;
    const key = () =>
      words
        .slice(from, to)
        .map(({ word }) => word)
        .join(" ");
    while (to > from && !known.has(key())) to -= 1;
    if (to === from) return undefined;
    clips.push({ .../** @type {Clip} */ (known.get(key())), mark: words[to - 1].mark });
    from = to;
  }
  return clips.length ? clips : undefined;
}

/** Returns the URLs of all files, the cached ones and those not cached yet. */
async function missing(/** @type {Cache} */ shelf) {
  const known = await theIndex();
  if (!known) throw new Error("the list of the clips did not load");
  const { files } = known;
  const wanted = [address, ...files].map(addressOf);
  const kept = (await shelf.keys()).map(({ url }) => url);
  return { wanted, kept, left: wanted.filter((url) => !kept.includes(url)) };
}

/** Caches all clips after a delay, and reports the result. */
export async function keepAll() {
  try {
    if (!window.caches) return;
    const shelf = await caches.open(SHELF);
    const isKnown = await shelf.match(addressOf(address));
    if (!isKnown || (await missing(shelf)).left.length) {
      await new Promise((done) => setTimeout(done, LATER));
      for (const url of (await missing(shelf)).left) await fetched(url);
    }
    const { wanted, kept, left } = await missing(shelf);
    for (const url of kept) if (!wanted.includes(url)) await shelf.delete(url);
    if (left.length) return;
    window.tableRonde.offline.setVoice("ready");
  } catch {
    window.tableRonde.offline.setVoice("unfetched");
    addEventListener("online", keepAll, { once: true });
  }
}
