// Gestures of the browser that would trap a class: its menu on a long press, and pages that stay zoomed.

/** Pages and texts of adults keep the browser's menu: copy, paste, open in a new tab. */
const KEEPS_MENU = "input,textarea,select,.message-kept,.trouble,.adult-page";

addEventListener("contextmenu", (event) => {
  const { target } = event;
  if (!(target instanceof Element && target.closest(KEEPS_MENU))) event.preventDefault();
}, true);

const { visualViewport } = window;
const isZoomed = () => visualViewport.scale > 1.01;

/** Brings a page that two fingers enlarged back to its own size: no script may set the scale, but the limits of the page may change. */
function resetZoom() {
  const meta = document.querySelector("meta[name=viewport]");
  const { content } = meta;
  meta.content = `${content}, maximum-scale=1`;
  requestAnimationFrame(() => requestAnimationFrame(() => (meta.content = content)));
}

if (visualViewport) {
  addEventListener("hashchange", () => isZoomed() && resetZoom());
  // Where the limits are not obeyed, pupils' pages allow two fingers as long as they are enlarged (styles/base.css).
  visualViewport.addEventListener("resize", () => document.documentElement.toggleAttribute("data-zoomed", isZoomed()));
}
