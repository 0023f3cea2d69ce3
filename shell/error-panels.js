// The panels of index.html for an app that cannot start (#unstarted) or has stopped (#trouble): when they are shown, and where
// their links lead. Before this script runs, styles/first.css and feature-detect.js show the first one.
const root = document.documentElement;
const folder = new URL("./", document.baseURI).href;

const isStarted = () => root.hasAttribute("data-motion");

/** Whether the program on the screen can no longer be used; only a reload helps then. */
let isDead = false;

/** Shows one of the panels. */
export const showPanel = (name) => {
  const panel = document.getElementById(name);
  if (panel) panel.hidden = false;
};
/** Hides the panel of an app that could not start: another attempt begins. */
export const hideUnstarted = () => (document.getElementById("unstarted").hidden = true);
/** The program cannot go on: says so. */
export const showStopped = () => {
  isDead = true;
  showPanel(isStarted() ? "trouble" : "unstarted");
};
/** The program cannot go on, since a file of it did not come. */
export const showIncomplete = () => {
  isDead = true;
  showPanel("unstarted");
};

/** Modules of the one-file copy are blobs; the app does without the texts of other languages. */
const isOwnFile = (file) => (file.startsWith(folder) && !file.startsWith(`${folder}panel-texts.js`)) || (Boolean(root.dataset.copy) && file.startsWith("blob:"));
/**
 * Whether an error was thrown by the app's own code: extensions, filters and proxies bring scripts whose errors do not count. `file`
 * is where the browser says it was thrown.
 */
const isOwn = (error, file) => {
  const stack = String((error && error.stack) || "");
  const files = [file, ...(stack.match(/(?:blob:)?\b[a-z][\w+.-]*:\/\/[^\s)]+|blob:null\/[^\s)]+/g) || [])];
  // Chromium names modules that were compiled from bytes wasm://wasm/…; the script that called them is named behind.
  const [thrower] = files.filter((one) => one && !one.startsWith("wasm:"));
  return thrower ? isOwnFile(thrower) : /wasm/.test(stack);
};
const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error, filename }) => {
  // Events of elements that did not load come here too, without an error: whoever asked for the element deals with it.
  if (filename !== undefined && (isTrap(error) || !isStarted()) && isOwn(error, filename)) showStopped();
});
addEventListener("unhandledrejection", ({ reason }) => {
  if ((isTrap(reason) || !isStarted()) && isOwn(reason, "")) showStopped();
});

/** Reloads the page, unless that would end at the browser's own error page: without a network and a copy of the app. */
const reload = async (isCopied) => {
  const isThere = root.dataset.copy || isCopied || (await fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).catch(() => false));
  if (isThere) location.reload();
  else showPanel("unstarted");
};

/** Has the retry reload the page with its address, where the app does not start. */
export const reloadOnRetry = () =>
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("#retry"))) return;
    event.preventDefault();
    reload(false);
  });

/**
 * Follows the links of the panels. `again` loads what is missing of the page that the address names, and returns false where only a
 * reload can do that; `isCopied` tells whether the device has a copy of the app.
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

// The panels follow the language of the app (feature-detect.js loads their texts).
let language = root.lang;
new MutationObserver(() => {
  if (root.lang === language || !window.tableRondeTranslatePanels) return;
  language = root.lang;
  window.tableRondeTranslatePanels();
}).observe(root, { attributes: true, attributeFilter: ["lang"] });
