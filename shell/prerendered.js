// @ts-check
// Prerendered pages, which the build renders with the app's own components (examples/prerender.rs): index.html contains the first page,
// and a fetched file the shelf. They appear before the program has loaded, and only if nothing is saved, when the program would render
// exactly the same. Early taps are replayed.
import { byId } from "./elements.js";
import { NAMESPACE } from "./namespace.js";

const root = document.documentElement;

/** Returns the page that the URL names. */
export const path = () => location.hash.replace(/^#?\/*/, "").split("?")[0];
const pages = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-prerendered]"))];
/** Returns the prerendered page of the URL, or the first one, whose background stays behind the waiting sign. */
export const prerendered = () => pages().find(({ dataset }) => dataset.prerendered === path()) || pages()[0];
/** Returns the element that holds the prerendered pages. */
const holder = () => /** @type {HTMLElement} */ (prerendered().parentElement);
/** Returns whether nothing is saved. */
export const isNew = () => {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(`${NAMESPACE}/`));
  } catch {
    return true;
  }
};

/** Returns whether the page of the URL is prerendered. The first page counts before its elements are parsed. */
export const isPrerendered = () => {
  const page = prerendered();
  return path() === (page ? page.dataset.prerendered : "") && isNew();
};
/** Shows the prerendered page of the URL. For any other URL only the background is visible. */
export const showPrerendered = () => {
  root.toggleAttribute("data-new", isPrerendered());
  const shown = prerendered();
  for (const page of pages()) page.style.display = page === shown ? "" : "none";
};

/**
 * The tapped button and its page, if only the program knows the action.
 * @type {{ page: string, place: number } | undefined}
 */
let touched;
const buttons = (/** @type {Element} */ page) => [
  .../** @type {NodeListOf<HTMLButtonElement>} */ (page.querySelectorAll("button:not(.lock)")),
];
document.addEventListener("click", ({ target, clientX: x, clientY: y }) => {
  const page = prerendered();
  // A panel may cover the page.
  if (!page || !isPrerendered() || (target instanceof Element && target.closest(".trouble"))) return;
  buttons(page).forEach((button, place) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (!(x > left && x < right && y > top && y < bottom)) return;
    if (button.dataset.route) location.hash = button.dataset.route;
    else {
      touched = { page: path(), place };
      byId("waiting").hidden = false;
    }
  });
});

/** @type {(value?: unknown) => void} */
let draw;
/** Resolves when the program has drawn its first page. */
export const drawn = new Promise((done) => (draw = done));
/** Removes the prerendered page when the app has drawn into this element, and replays the tap. */
export const awaitDrawn = (/** @type {Element} */ place) => {
  const watch = new MutationObserver(() => {
    const page = place.firstElementChild;
    if (!page) return;
    watch.disconnect();
    draw();
    holder().remove();
    if (touched && touched.page === path()) buttons(page)[touched.place]?.click();
  });
  watch.observe(place, { childList: true });
};

/** Timeout for the file of a prerendered page, for its paint, and for the program's first page, in milliseconds. */
const LONG = 1000;
const later = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));
/** Resolves when index.html is parsed. A retried start.js may run after that (feature-detect.js). */
export const parsed = new Promise((done) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", done);
  else done(undefined);
});

/** Inserts the prerendered page of this file, unless the program has already drawn. */
const insert = async (/** @type {string} */ file) => {
  // Loads its fonts in parallel.
  if (document.fonts) for (const name of ["Ardoise", "Grenze"]) document.fonts.load(`700 1em ${name}`);
  const answer = await fetch(file);
  const text = await answer.text();
  await parsed;
  // A captive portal answers every URL.
  const page = answer.ok && text.startsWith("<style>") && text.trim().endsWith("</main>") && prerendered();
  if (!page) return;
  holder().insertAdjacentHTML("beforeend", text);
  showPrerendered();
};

const LARGEST = "largest-contentful-paint";
/** Resolves when the prerendered page is on the screen. `file` contains the page if index.html does not. */
export const seen = async (/** @type {string | undefined} */ file) => {
  if (file) await Promise.race([insert(file).catch(() => {}), parsed.then(() => later(LONG))]);
  await parsed;
  const { supportedEntryTypes: known = [] } = window.PerformanceObserver || {};
  await new Promise((done) => {
    if (isPrerendered() && known.includes(LARGEST)) new PerformanceObserver(done).observe({ type: LARGEST, buffered: true });
    else requestAnimationFrame(() => setTimeout(done));
    // A tap proves that the page is visible.
    for (const kind of ["click", "keydown", "hashchange"]) addEventListener(kind, done, true);
    setTimeout(done, LONG);
  });
};
