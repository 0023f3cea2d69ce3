// What is seen before a program is there: the first page stands in index.html, the shelf in a file that is fetched where the
// address names it. Only where the program will draw the very same, which is where nothing is kept; a touch that comes early is
// not lost.
import { NAMESPACE } from "./namespace.js";

const root = document.documentElement;

/** The page that the address names. */
export const path = () => location.hash.replace(/^#?\/*/, "").split("?")[0];
const pages = () => [...document.querySelectorAll("[data-painted]")];
/** The painted page of the address, or the first one, of which the country is seen behind all that waits. */
export const painted = () => pages().find(({ dataset }) => dataset.painted === path()) || pages()[0];
/** Whether nothing is kept. */
export const isNew = () => {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(`${NAMESPACE}/`));
  } catch {
    return true;
  }
};

/** Whether the page of the address is painted; the first one is, before its elements are there. */
export const isPainted = () => {
  const page = painted();
  return path() === (page ? page.dataset.painted : "") && isNew();
};
/** Shows what is painted, or not: nothing but the country is seen of a page that the address does not name. */
export const showPainted = () => {
  root.toggleAttribute("data-new", isPainted());
  const shown = painted();
  for (const page of pages()) page.style.display = page === shown ? "" : "none";
};

/** Which button of which page was touched, where the program alone knows what it does. */
let touched = {};
const buttons = (page) => [...page.querySelectorAll("button:not(.lock)")];
document.addEventListener("click", ({ target, clientX: x, clientY: y }) => {
  const page = painted();
  // A panel may lie over it.
  if (!page || !isPainted() || target.closest(".trouble")) return;
  buttons(page).forEach((button, place) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (!(x > left && x < right && y > top && y < bottom)) return;
    if (button.dataset.goes) location.hash = button.dataset.goes;
    else {
      touched = { page: path(), place };
      document.getElementById("waiting").hidden = false;
    }
  });
});

let draw;
const drawn = new Promise((done) => (draw = done));
/** Fulfilled once a program has drawn its first page, or after a while. */
export const drawnSoon = () => Promise.race([drawn, later(LONG)]);
/** Takes the painted page away once the app has drawn its own into this element, and hands it what was touched. */
export const awaitDrawn = (place) => {
  const watch = new MutationObserver(() => {
    const page = place.firstElementChild;
    if (!page) return;
    watch.disconnect();
    draw();
    painted().parentNode.remove();
    if (touched.page === path()) buttons(page)[touched.place]?.click();
  });
  watch.observe(place, { childList: true });
};

/** How long the file of a painted page is waited for, then its picture, and what a program draws first, in milliseconds. */
const LONG = 1000;
const later = (time) => new Promise((done) => setTimeout(done, time));
/** Fulfilled once the elements of index.html are there. This script runs later than that where it was asked for again (feature-detect.js). */
export const parsed = new Promise((done) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", done);
  else done();
});

/** Paints the page of this file, where nothing was drawn yet. */
const paint = async (file) => {
  // Its letters are asked for beside it.
  if (document.fonts) for (const name of ["Ardoise", "Grenze"]) document.fonts.load(`700 1em ${name}`);
  const answer = await fetch(file);
  const text = await answer.text();
  await parsed;
  // A portal answers for every address.
  const page = answer.ok && text.startsWith("<style>") && text.trim().endsWith("</main>") && painted();
  if (!page) return;
  page.parentNode.insertAdjacentHTML("beforeend", text);
  showPainted();
};

const LARGEST = "largest-contentful-paint";
/** Fulfilled once the page as it is painted is on the screen; `file` holds it, where index.html does not. */
export const seen = async (file) => {
  if (file) await Promise.race([paint(file).catch(() => {}), parsed.then(() => later(LONG))]);
  await parsed;
  const { supportedEntryTypes: known = [] } = window.PerformanceObserver || {};
  await new Promise((done) => {
    if (isPainted() && known.includes(LARGEST)) new PerformanceObserver(done).observe({ type: LARGEST, buffered: true });
    else requestAnimationFrame(() => setTimeout(done));
    // Whoever touches it has seen it.
    for (const kind of ["click", "keydown", "hashchange"]) addEventListener(kind, done, true);
    setTimeout(done, LONG);
  });
};
