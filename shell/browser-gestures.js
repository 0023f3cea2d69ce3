// @ts-check
// Suppresses browser gestures that would trap a class: the long-press context menu and pinch zoom that persists.

import { meta } from "./elements.js";

/** Elements that keep the context menu (copy, paste, open in a new tab): text fields and pages for adults. */
const KEEPS_MENU = "input,textarea,select,.message-kept,.trouble,.adult-page";

addEventListener(
  "contextmenu",
  (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest(KEEPS_MENU))) event.preventDefault();
  },
  true,
);

const viewport = window.visualViewport;
const isZoomed = () => viewport !== null && viewport.scale > 1.01;

/** Resets pinch zoom. No script may set the scale, but a temporary `maximum-scale` in the viewport meta element resets it. */
function resetZoom() {
  const element = meta("viewport");
  const { content } = element;
  element.content = `${content}, maximum-scale=1`;
  requestAnimationFrame(() => requestAnimationFrame(() => (element.content = content)));
}

if (viewport) {
  addEventListener("hashchange", () => isZoomed() && resetZoom());
  // Some browsers ignore `maximum-scale`: there, pupils' pages allow two-finger gestures while the page is zoomed (styles/base.css).
  viewport.addEventListener("resize", () => document.documentElement.toggleAttribute("data-zoomed", isZoomed()));
}
