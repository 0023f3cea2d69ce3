// @ts-check
// Mass hop around the thing that decided the game, and the calm nod after a draw.
import { appear, distance, fly, hop, vanish } from "./motion.js";
import { RAYS, STAR, trophy } from "./props.js";

/** @typedef {import("./board.js").FinaleBoard} FinaleBoard */
/** @typedef {import("./board.js").Figure} Figure */

/** Time that the hop needs to cross the board, and between two waves, in milliseconds. */
const CROSSING = 700;
const WAVE = 1150;
/** Size of the middle figure, as a part of the smaller side of the board. */
const LARGE = 0.32;

/** Number of stars that fly outwards. */
const STARS = 10;
/** Positions that are tried for a large figure, in each direction. */
const TRIED = 9;

/**
 * Returns the spot for a large figure on the board: the one near the middle that covers the fewest pieces.
 * @param {FinaleBoard} board
 * @param {number} [part] its size, as a part of the smaller side of the board
 */
export const clearing = ({ area: { x, y, width, height }, cell, all }, part = LARGE) => {
  const size = Math.min(width, height) * part;
  const centre = { x: x + width / 2, y: y + height / 2, scale: size / 100 };
  const cost = (/** @type {import("./board.js").Spot} */ spot) => {
    const near = all.filter((figure) => Math.max(Math.abs(figure.x - spot.x), Math.abs(figure.y - spot.y)) < size / 2 + 0.35 * cell);
    return near.length + (0.8 * distance(spot, centre)) / size;
  };
  let best = centre;
  for (let n = 0; n < TRIED * TRIED; n += 1) {
    const along = (/** @type {number} */ at) => at / (TRIED - 1) - 0.5;
    const [dx, dy] = [along(n % TRIED) * (width - size), along(Math.floor(n / TRIED)) * (height - size)];
    const spot = { ...centre, x: centre.x + dx, y: centre.y + dy };
    if (cost(spot) < cost(best)) best = spot;
  }
  return best;
};

/** Lets the figures hop in waves from left to right until the end. */
export const wave = (/** @type {FinaleBoard} */ board, /** @type {Figure[]} */ figures, from = 0, waves = 4) => {
  const { x, width } = board.area;
  for (const figure of figures) {
    const late = Math.max(0, Math.min(1, (figure.x - x) / width)) * CROSSING;
    for (let n = 0; n < waves; n += 1) hop(figure, from + late + n * WAVE, n % 2 ? 0.5 : 0.34);
  }
};

/** Lets rays turn behind a large figure, below the pieces. */
export const shine = (/** @type {FinaleBoard} */ board, /** @type {import("./board.js").Spot} */ spot, at = 0) => {
  const rays = board.add(RAYS, { ...spot, scale: spot.scale * 2 }, 99);
  appear(rays, at, 500);
  const turning = /** @type {SVGElement | null} */ (rays.lift.querySelector(".figure"));
  if (!turning) return;
  // Pieces turn around their feet (styles/faces.css).
  turning.style.transformOrigin = "50% 50%";
  turning.animate([{ transform: "rotate(0)" }, { transform: "rotate(110deg)" }], { duration: 6000 });
};

/**
 * Lets stars or coins fly outwards from a spot.
 * @param {FinaleBoard} board
 * @param {import("./board.js").Spot} from
 * @param {number} at
 * @param {string} [markup]
 */
export const burst = (board, from, at, markup = STAR) => {
  const reach = 110 * from.scale;
  const scale = from.scale * 0.26;
  for (let n = 0; n < STARS; n += 1) {
    const angle = (2 * Math.PI * (n + 0.5)) / STARS;
    const star = board.add(markup, { x: from.x, y: from.y, scale }, 1800);
    const to = { x: from.x + reach * Math.cos(angle), y: from.y + reach * Math.sin(angle), scale };
    appear(star, at, 200);
    fly(star, to, { at, duration: 900, height: 0.6, turn: n % 2 ? 200 : -200, easing: "ease-out" });
    star.element.animate([{ opacity: 1 }, { opacity: 0 }], { delay: at + 650, duration: 350, fill: "forwards" });
  }
};

/** Celebrates a victory: the winners hop in waves around what decided the game. */
export function rejoice(/** @type {FinaleBoard} */ board, /** @type {string} */ game) {
  const spot = clearing(board);
  shine(board, spot, 250);
  const prize = board.add(trophy(game, board.winners[0].owner), { ...spot, y: board.area.y - 100 * spot.scale });
  fly(prize, spot, { duration: 750, height: 0.15, easing: "ease-in" });
  for (let n = 0; n < 5; n += 1) hop(prize, 750 + n * 850, 0.12, 640);
  for (const at of [800, 2500, 4100]) burst(board, spot, at);
  wave(board, board.winners, 150);
  board.play("bells", 2600);
}

/** Ends a draw in peace: all pieces bow to the middle, those of each side in turn. */
export function nod(/** @type {FinaleBoard} */ board) {
  const centre = board.area.x + board.area.width / 2;
  const far = Math.max(1, ...board.all.map(({ x }) => Math.abs(x - centre)));
  for (const { x, lift } of board.all) {
    const side = x < centre ? 1 : -1;
    const bow = [0, 18, 4, 12, 0].map((angle) => ({ transform: `translate(${(side * angle) / 2}%,0) rotate(${side * angle}deg)` }));
    const late = (Math.abs(x - centre) / far) * 500 + (side < 0 ? 700 : 0);
    lift.animate(bow, { delay: 150 + late, duration: 1900, iterations: 2, easing: "ease-in-out" });
  }
}

/** Lets a figure appear and rise, for example a heart. */
export const rise = (
  /** @type {FinaleBoard} */ board,
  /** @type {string} */ markup,
  /** @type {import("./board.js").Spot} */ spot,
  at = 0,
) => {
  const figure = board.add(markup, spot, 2500);
  appear(figure, at, 300);
  const up = { x: spot.x, y: spot.y - 60 * spot.scale, scale: spot.scale * 1.25 };
  fly(figure, up, { at: at + 250, duration: 1100, height: 0, easing: "ease-out" });
  vanish(figure, at + 1150);
  return figure;
};
