// The spoken clips: which ones say a text, where they lie, and how they stay on the device.
import { wordsOf } from "./words.js";

const [, address] = document.querySelector("meta[name=voice]").content.split(" ");
/** The cache of the clips: one for each folder that serves the app. */
const SHELF = `table-ronde-voice ${new URL(".", document.baseURI).pathname}`;
/** So long after the start the packs are fetched, in milliseconds: the board comes first. */
const LATER = 3000;
const root = document.documentElement;

const addressOf = (file) => new URL(file, document.baseURI).href;

/** Whether an answer is the file of that name, which ends with its sum: a portal or a filter may answer with a page of its own. */
async function isWhole(answer, url) {
  const [, told] = url.match(/-([0-9a-f]{16})\.\w+$/) ?? [];
  // Without https there is neither a sum nor a copy.
  if (!told || !window.crypto.subtle) return true;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(told);
}

/** Fetches a file by way of the device's own copy, which it makes where it can. */
async function fetched(file) {
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

let index;
/** All clips by their words, and the files of the packs. What could not be fetched is tried again. */
function theIndex() {
  index ??= fetched(address)
    .then((answer) => answer.json())
    .then(({ packs }) => {
      const clips = new Map();
      for (const { file, clips: list } of packs) {
        for (const [key, at, length, words] of list) clips.set(key, { key, file, at, length, words });
      }
      return { clips, files: packs.map(({ file }) => file) };
    })
    .catch(() => {
      index = undefined;
    });
  return index;
}

const packs = new Map();
function pack(file) {
  if (!packs.has(file)) {
    const bytes = fetched(file).then((answer) => answer.arrayBuffer());
    bytes.catch(() => packs.delete(file));
    packs.set(file, bytes);
  }
  return packs.get(file);
}

/** The MP3 of a clip. */
export async function clipBytes({ file, at, length }) {
  return (await pack(file)).slice(at, at + length);
}

/** The clips that say a text: one for all of it, or the fewest parts; nothing if some of it has no clip. */
export async function clipsOf(text) {
  const known = (await theIndex())?.clips;
  if (!known) return undefined;
  const words = wordsOf(text);
  const clips = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    const key = () => words.slice(from, to).map(({ word }) => word).join(" ");
    while (to > from && !known.has(key())) to -= 1;
    if (to === from) return undefined;
    clips.push({ ...known.get(key()), mark: words[to - 1].mark });
    from = to;
  }
  return clips.length ? clips : undefined;
}

/** The addresses of all files, and those of them that are not kept yet. */
async function missing(shelf) {
  const { files } = await theIndex();
  const wanted = [address, ...files].map(addressOf);
  const kept = (await shelf.keys()).map(({ url }) => url);
  return { wanted, kept, left: wanted.filter((url) => !kept.includes(url)) };
}

const tell = (state) => {
  root.dataset.voice = state;
  document.dispatchEvent(new Event("offlinechange"));
};

/** Keeps all clips on the device, once the page is at rest; the root element says when they are all there. */
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
    tell("ready");
  } catch {
    tell("unfetched");
    addEventListener("online", keepAll, { once: true });
  }
}
