// @ts-check
// Expressions of the characters: adds the layers of assets/games/chevaliers/faces.svg to the symbols of the page, so that every drawing
// of a character can show them. Custom properties cross the border of `use`, and select a layer (styles/faces.css).
import sheet from "../../assets/games/chevaliers/faces.svg";

const SVG = "http://www.w3.org/2000/svg";
/** Prefix of the symbols in the sheet: `mood-knight` has the layers of `knight`. */
const PREFIX = "mood-";

const layer = (/** @type {string} */ display, /** @type {Iterable<Node>} */ nodes) => {
  const group = document.createElementNS(SVG, "g");
  group.style.display = display;
  group.append(...nodes);
  return group;
};

/**
 * Adds the layers of a character to its symbol. The characters of the first game are drawn anew in each mood; those of the other games
 * are drawn over the calm one, when chosen and when glad.
 */
const addLayers = (/** @type {Element} */ moods) => {
  const calm = document.getElementById(moods.id.slice(PREFIX.length));
  if (!calm) return;
  const isWhole = moods.querySelector('[data-mood~="sorry"]') !== null;
  for (const part of moods.querySelectorAll("[data-mood]")) {
    const names = String(part.getAttribute("data-mood")).split(" ");
    /** @type {SVGElement} */ (part).style.display = names.reduce((others, name) => `var(--${name}, ${others})`, "none");
    // Only elements of the page that show a character bear the attribute.
    part.removeAttribute("data-mood");
  }
  const above = layer("var(--mood, none)", [...moods.childNodes]);
  // PDF export leaves the layer out.
  above.setAttribute("class", "moods");
  // A new symbol instead of a changed one: every browser then updates the `use` elements that show it.
  const whole = /** @type {Element} */ (calm.cloneNode(true));
  const below = layer(isWhole ? "var(--calm, inline)" : "inline", [...whole.childNodes]);
  whole.append(below, above);
  calm.replaceWith(whole);
};

/** Adds the layers to the symbols of the page. */
export const addExpressions = () => {
  const place = document.createElement("div");
  place.innerHTML = sheet;
  place.style.display = "none";
  for (const moods of [...place.querySelectorAll("symbol")]) {
    addLayers(moods);
    moods.remove();
  }
  // The parts that remain are drawn by `use` alone.
  document.body.append(place);
};
