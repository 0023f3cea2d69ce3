// @ts-check
// Guests of the round table on the home page: each piece answers a tap or a pointer with a glad face and a hop, a tap
// with a sound too.

/** Duration of the answer to a tap, in milliseconds. */
const GLAD = 1500;
const SVG = "http://www.w3.org/2000/svg";

/** Draws the table in the page instead of by `use`, because the pieces in a `use` element cannot be touched one by one. */
const unfold = (/** @type {Element} */ picture) => {
  const symbol = document.getElementById("round-table");
  const use = picture.querySelector("use");
  if (!symbol || !use) return;
  picture.setAttribute("data-guests", "");
  const inner = document.createElementNS(SVG, "svg");
  for (const name of ["width", "height"]) inner.setAttribute(name, use.getAttribute(name) || "");
  for (const name of ["viewBox", "overflow"]) inner.setAttribute(name, symbol.getAttribute(name) || "");
  inner.append(...symbol.cloneNode(true).childNodes);
  for (const piece of inner.querySelectorAll('use[href^="#token-"]')) {
    const guest = /** @type {Element} */ (piece.parentNode);
    // The inner group hops: an animated transform would replace the one that places the guest.
    const figure = document.createElementNS(SVG, "g");
    figure.setAttribute("class", "guest-figure");
    figure.append(...[...guest.childNodes].filter((node) => node.nodeName === "use"));
    guest.setAttribute("class", "guest");
    guest.append(figure);
  }
  picture.append(inner);
};

/** Unfolds the table of the home page, if it is shown. */
export const seatGuests = () => {
  for (const picture of document.querySelectorAll(".page-home .round-table:not([data-guests])")) unfold(picture);
};

/** Answers taps on the guests. */
export const answerTaps = () =>
  addEventListener("click", ({ target }) => {
    const guest = target instanceof Element && target.closest(".guest");
    if (!guest || guest.hasAttribute("data-mood")) return;
    guest.setAttribute("data-mood", "glad");
    window.tableRonde.speech.play("bells");
    setTimeout(() => guest.removeAttribute("data-mood"), GLAD);
  });
