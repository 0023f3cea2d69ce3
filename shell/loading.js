// @ts-check
// File loading with retries: every load of the app goes through `retried`, which hides single failures of a weak network.

/** Delays before the second, third and fourth attempt, in milliseconds. */
const PAUSES = [300, 1000, 3000];
/** Selector of the last rule of each style sheet, added by the build. A sheet without it is truncated. */
export const SHEET_END = ".sheet-end";

/** Number of failed attempts. Browsers cache the failure of a module or style sheet, so the next attempt needs another URL. */
let failures = 0;
const fresh = (/** @type {string} */ address) => (failures > 0 ? `${address}?${failures}` : address);

/**
 * Calls `attempt` with the number of previous attempts until it succeeds. Rejects with the last error, or at once after a Wasm trap.
 * An enclosing `retried` does not retry such an error.
 * @template Result
 * @param {(number: number) => Promise<Result>} attempt
 * @returns {Promise<Result>}
 */
export const retried = async (attempt) => {
  for (let number = 0; ; number += 1) {
    try {
      return await attempt(number);
    } catch (reason) {
      const error = /** @type {Error & { isGivenUp?: boolean }} */ (reason);
      failures += 1;
      error.isGivenUp = error.isGivenUp || error instanceof WebAssembly.RuntimeError || number === PAUSES.length;
      if (error.isGivenUp) throw error;
      await new Promise((done) => setTimeout(done, PAUSES[number]));
    }
  }
};

/**
 * Fetches a file once. Retries bypass the HTTP cache, which may hold a proxy's wrong answer.
 * @param {string} address
 * @param {number} number
 */
export const fetchOnce = async (address, number) => {
  const answer = await fetch(address, number > 0 ? { cache: "reload" } : {});
  // Captive portals answer every URL with a page of their own.
  const isPortal = /text\/html/.test(answer.headers.get("content-type") || "");
  if (!answer.ok || isPortal) throw new Error(`${answer.status} ${address}`);
  return answer;
};

// A module that imports a mutable global.
const SHARING = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 2, 6, 1, 0, 0, 3, 127, 1]);
/** Returns whether Wasm modules can share the stack pointer, a mutable global. */
export const sharesGlobals = () => WebAssembly.validate(SHARING);

const compile = async (/** @type {Response} */ answer) => {
  const isNamed = /application\/wasm/.test(answer.headers.get("content-type") || "");
  if (isNamed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
};
/** Loads and compiles a Wasm file. A truncated file does not compile and is loaded again. */
export const loadWasm = (/** @type {string} */ address) => retried((number) => fetchOnce(address, number).then(compile));

/** Loads a text file. A truncated JSON file does not parse and is loaded again. */
export const loadText = (/** @type {string} */ address) =>
  retried(async (number) => {
    const answer = await fetchOnce(address, number);
    const text = await answer.text();
    if (/\.json$/.test(address)) JSON.parse(text);
    return text;
  });

/**
 * Modules by address. A failed attempt changes the URL of later imports, so the browser's own map of modules is not enough.
 * @type {Map<string, Promise<any>>}
 */
const modules = new Map();
/** Imports a module. A module that is loaded or loading is not requested again. */
export const loadModule = (/** @type {string} */ address) => {
  const loading = modules.get(address) ?? retried(() => import(fresh(address)));
  modules.set(address, loading);
  loading.catch(() => modules.delete(address));
  return loading;
};

const isWhole = (/** @type {HTMLLinkElement} */ { sheet }) => {
  try {
    const { cssRules: rules } = /** @type {CSSStyleSheet} */ (sheet);
    return /** @type {CSSStyleRule} */ (rules[rules.length - 1]).selectorText === SHEET_END;
  } catch (error) {
    // In the single-file build some browsers deny access to the rules of a sheet.
    return /** @type {Error} */ (error).name === "SecurityError";
  }
};

/**
 * @param {string} address
 * @param {string} media
 * @returns {Promise<HTMLLinkElement>}
 */
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

/**
 * Adds a style sheet to the page for these media. Resolves to its element.
 * @param {string} address
 * @param {string} media
 */
export const loadSheet = (address, media) => retried(() => addSheet(fresh(address), media));
