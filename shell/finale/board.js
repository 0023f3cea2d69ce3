// @ts-check
// Copy of the last board for the finale: its pieces as figures, and props that are drawn among them.

const SVG = "http://www.w3.org/2000/svg";
/** Parts of the board that the copy shows. Buttons, notes and the touch layer are left out. */
const PARTS = ".turn-banner, .board, .beside, .sight, .pieces, .for-all";
/** Lowest z-index of a standing piece (src/board/pieces.rs). Pieces on the ground do not hop. */
const STANDING = 100;
/** Width of a piece in its own coordinates. */
export const UNIT = 100;

/**
 * Piece or prop: its centre in the board's pixels, and its scale, by which 100 units become its width.
 * @typedef {{ x: number, y: number, scale: number }} Spot
 * @typedef {Spot & { element: HTMLElement, lift: HTMLElement, kind: string, owner: string, place: string, stands: boolean }} Figure
 */

/** @returns {Figure} */
const figureOf = (/** @type {HTMLElement} */ element) => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  const lift = /** @type {HTMLElement} */ (element.querySelector(".lift"));
  const { piece: kind = "", owner = "" } = element.dataset;
  const stands = Number(element.style.zIndex) >= STANDING;
  return { element, lift, kind, owner, place: element.style.transform, stands, x: e, y: f, scale: a };
};

/** Returns the CSS transform of a spot. */
export const placed = (/** @type {Spot} */ { x, y, scale }) => `translate(${x}px,${y}px) scale(${scale})`;

/** Returns the classes of the font size for a sentence on the banner (src/widgets/banner.rs). */
const fit = (/** @type {string} */ { length }) =>
  length > 32 ? ["longer", "longest"] : length > 23 ? ["longer"] : length > 17 ? ["long"] : [];

/**
 * Copies the last board into a layer above the end page.
 * @param {HTMLElement} game
 * @param {Element[]} parts
 * @param {string[]} winners notations of their seats
 * @param {string} sentence which the banner shows
 */
export function copyBoard(game, parts, winners, sentence) {
  const copy = document.createElement("div");
  copy.className = "finale";
  copy.setAttribute("aria-hidden", "true");
  copy.append(...parts.filter((part) => part.matches(PARTS)).map((part) => part.cloneNode(true)));
  for (const piece of copy.querySelectorAll(".piece")) piece.className = "piece";
  const banner = copy.querySelector(".turn-banner .said");
  if (banner) {
    banner.textContent = sentence;
    banner.parentElement?.classList.add(...fit(sentence));
  }
  copy.querySelectorAll(".turn-banner .steps").forEach((steps) => steps.remove());
  game.append(copy);
  const size = (/** @type {string} */ name) => parseFloat(game.style.getPropertyValue(`--${name}`));
  const figures = [.../** @type {NodeListOf<HTMLElement>} */ (copy.querySelectorAll(".piece"))].map(figureOf);
  const layer = /** @type {HTMLElement} */ (copy.querySelector(".pieces"));
  const all = figures.filter(({ stands }) => stands);
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  const later = (/** @type {number} */ time, /** @type {() => void} */ what) => void timers.push(setTimeout(what, time));
  return {
    copy,
    timers,
    figures,
    /** Standing pieces of the winners; after a draw nobody's. */
    winners: all.filter(({ owner }) => winners.includes(owner)),
    all,
    cell: size("cell"),
    area: { x: size("board-x"), y: size("board-y"), width: size("board-w"), height: size("board-h") },
    /** Calls a function after this time, unless the finale has ended. */
    later,
    /** Plays a sound effect after this time. */
    play: (/** @type {string} */ effect, /** @type {number} */ time) => later(time, () => window.tableRonde.speech.play(effect)),
    /**
     * Adds a prop at a spot, drawn by SVG markup in a box of 100 units.
     * @param {string} markup
     * @param {Spot} spot
     * @param {number} height z-index
     * @returns {Figure}
     */
    add: (markup, spot, height = 2000) => {
      const element = document.createElement("div");
      element.className = "piece";
      element.style.transform = placed(spot);
      element.style.zIndex = String(height);
      const lift = document.createElement("div");
      lift.className = "lift";
      const picture = document.createElementNS(SVG, "svg");
      picture.setAttribute("class", "figure");
      picture.setAttribute("viewBox", `0 0 ${UNIT} ${UNIT}`);
      picture.innerHTML = markup;
      lift.append(picture);
      element.append(lift);
      layer.append(element);
      return { element, lift, kind: "", owner: "", place: "", stands: true, x: spot.x, y: spot.y, scale: spot.scale };
    },
  };
}

/** @typedef {ReturnType<typeof copyBoard>} FinaleBoard */
