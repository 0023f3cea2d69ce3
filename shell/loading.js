// Loads the files of the app. Every load goes through `retried`: one bad answer of a weak network is not seen.

/** Pauses before the second, third and fourth attempt, in milliseconds. */
const PAUSES = [300, 1000, 3000];
/** Selector of the last rule of each style sheet: the build adds it, and a sheet without it came incomplete. */
export const SHEET_END = ".sheet-end";

/** Counts failed attempts: browsers remember that a module or style sheet did not load, so the next attempt needs another URL. */
let failures = 0;
const fresh = (address) => (failures > 0 ? `${address}?${failures}` : address);

/**
 * Calls `attempt` with the number of attempts before it until it fulfils. Rejects with the last error, which another `retried`
 * around this one does not try again, and neither does it after a trap of Wasm.
 */
export const retried = async (attempt) => {
  for (let number = 0; ; number += 1) {
    try {
      return await attempt(number);
    } catch (error) {
      failures += 1;
      error.isGivenUp = error.isGivenUp || error instanceof WebAssembly.RuntimeError || number === PAUSES.length;
      if (error.isGivenUp) throw error;
      await new Promise((done) => setTimeout(done, PAUSES[number]));
    }
  }
};

/** Fetches a file in a single attempt; after the first, not from the cache, where a proxy's wrong answer may lie. */
export const fetchOnce = async (address, number) => {
  const answer = await fetch(address, number > 0 ? { cache: "reload" } : {});
  // Portals answer for every address with a page of their own.
  const isPortal = /text\/html/.test(answer.headers.get("content-type"));
  if (!answer.ok || isPortal) throw new Error(`${answer.status} ${address}`);
  return answer;
};

// A module that imports a mutable global.
const SHARING = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 2, 6, 1, 0, 0, 3, 127, 1]);
/** Returns whether Wasm files can share the stack pointer. */
export const sharesGlobals = () => WebAssembly.validate(SHARING);

const compile = async (answer) => {
  const isNamed = /application\/wasm/.test(answer.headers.get("content-type"));
  if (isNamed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
};
/** Loads and compiles a Wasm file; half a file does not compile, and is loaded again. */
export const loadWasm = (address) => retried((number) => fetchOnce(address, number).then(compile));

/** The text of a file; half a file of JSON does not parse, and is loaded again. */
export const loadText = (address) =>
  retried(async (number) => {
    const answer = await fetchOnce(address, number);
    const text = await answer.text();
    if (/\.json$/.test(address)) JSON.parse(text);
    return text;
  });

/** Imports a module. */
export const loadModule = (address) => retried(() => import(fresh(address)));

const isWhole = ({ sheet }) => {
  try {
    return sheet.cssRules[sheet.cssRules.length - 1].selectorText === SHEET_END;
  } catch (error) {
    // In the one-file copy some browsers let nobody read a sheet.
    return error.name === "SecurityError";
  }
};

const addSheet = (address, media) =>
  new Promise((done, fail) => {
    const link = document.createElement("link");
    const failed = () => {
      link.remove();
      fail(new Error(`no style sheet at ${address}`));
    };
    link.onload = () => (isWhole(link) ? done(link) : failed());
    link.onerror = failed;
    link.rel = "stylesheet";
    link.media = media;
    document.head.append(link);
    link.href = address;
  });

/** Adds a style sheet to the page for these media, and resolves to its element. */
export const loadSheet = (address, media) => retried(() => addSheet(fresh(address), media));
