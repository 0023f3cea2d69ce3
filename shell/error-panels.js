// @ts-check
// Error panels of index.html: #unstarted (the app cannot start) and #trouble (the app has stopped). Shows them and handles their
// links. Before this script runs, styles/first.css and feature-detect.js show #unstarted.
import { byId } from "./elements.js";

const root = document.documentElement;
const folder = new URL("./", document.baseURI).href;

const isStarted = () => root.hasAttribute("data-motion");

/** Whether the program has stopped for good, so that only a reload helps. */
let isDead = false;

/** Shows one of the panels. */
export const showPanel = (/** @type {string} */ name) => {
  const panel = document.getElementById(name);
  if (panel) panel.hidden = false;
};
/** Hides #unstarted, because the app is started again. */
export const hideUnstarted = () => (byId("unstarted").hidden = true);
/** Reports that the program has crashed. */
export const showStopped = () => {
  isDead = true;
  showPanel(isStarted() ? "trouble" : "unstarted");
};
/** Reports that the program cannot continue because one of its files did not load. */
export const showIncomplete = () => {
  isDead = true;
  showPanel("unstarted");
};

/** Excludes panel-texts.js, which the app can do without. Modules of the single-file build have blob URLs. */
const isOwnFile = (/** @type {string} */ file) =>
  (file.startsWith(folder) && !file.startsWith(`${folder}panel-texts.js`)) || (Boolean(root.dataset.copy) && file.startsWith("blob:"));
/**
 * Returns whether the app's own code threw an error. Scripts injected by extensions, filters and proxies do not count. `file` is the
 * file name that the browser reports.
 * @param {unknown} error
 * @param {string} file
 */
const isOwn = (error, file) => {
  const stack = String((error && /** @type {Error} */ (error).stack) || "");
  const files = [file, ...(stack.match(/(?:blob:)?\b[a-z][\w+.-]*:\/\/[^\s)]+|blob:null\/[^\s)]+/g) || [])];
  // Chromium names Wasm modules compiled from bytes wasm://wasm/…. The next frame of the stack names the script that called them.
  const [thrower] = files.filter((one) => one && !one.startsWith("wasm:"));
  return thrower ? isOwnFile(thrower) : /wasm/.test(stack);
};
const isTrap = (/** @type {unknown} */ error) => error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error, filename }) => {
  // Load errors of elements arrive here too, without a file name. The code that loads the element handles them.
  if (filename !== undefined && (isTrap(error) || !isStarted()) && isOwn(error, filename)) showStopped();
});
addEventListener("unhandledrejection", ({ reason }) => {
  if ((isTrap(reason) || !isStarted()) && isOwn(reason, "")) showStopped();
});

/** Reloads the page, unless the device has neither a network nor a copy: a reload would end at the browser's error page. */
const reload = async (/** @type {boolean} */ isCopied) => {
  const isThere =
    root.dataset.copy || isCopied || (await fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).catch(() => false));
  if (isThere) location.reload();
  else showPanel("unstarted");
};

/** Makes #retry reload the page at its present URL, for pages on which the app does not start. */
export const reloadOnRetry = () =>
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("#retry"))) return;
    event.preventDefault();
    reload(false);
  });

/**
 * Handles the links of the panels. `again` retries the failed loads of the current page, and returns false if only a reload helps.
 * `isCopied` returns whether the device has a copy of the app.
 * @param {{ again: () => boolean, isCopied: () => boolean }} actions
 */
export const followLinks = ({ again, isCopied }) => {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest(".trouble a");
    if (!link) return;
    event.preventDefault();
    const leadsHome = link.id !== "retry" && !/^(#\/?)?$/.test(location.hash);
    if (leadsHome && !isDead) {
      location.hash = "#/";
      return;
    }
    if (leadsHome) history.replaceState(null, "", "#/");
    if (isDead || !again()) reload(isCopied());
  });
};

// The panels follow the language of the app (feature-detect.js loads panel-texts.js).
let language = root.lang;
new MutationObserver(() => {
  if (root.lang === language || !window.tableRondeTranslatePanels) return;
  language = root.lang;
  window.tableRondeTranslatePanels();
}).observe(root, { attributes: true, attributeFilter: ["lang"] });
