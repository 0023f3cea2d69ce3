// @ts-check
// Way of the Princess over the squares of the board.

/** @typedef {import("./board.js").FinaleBoard} FinaleBoard */
/** @typedef {import("./board.js").Spot} Spot */

/** Neighbours of a square; straight ones first, so that straight ways are preferred. */
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/**
 * Returns the shortest way over free squares, from the square nearest to `from` until beside `to`. Without such a way it leads over
 * the pieces.
 * @param {FinaleBoard} board
 * @param {Spot} from
 * @param {Spot} to
 * @returns {Spot[]}
 */
export const pathTo = ({ area, cell, all }, from, to) => {
  const columns = Math.round(area.width / cell);
  const rows = Math.round(area.height / cell);
  const within = (/** @type {number} */ value, /** @type {number} */ count) => Math.max(0, Math.min(count - 1, value));
  const square = (/** @type {Spot} */ { x, y }) => {
    const column = within(Math.floor((x - area.x) / cell), columns);
    return within(Math.floor((y - area.y) / cell), rows) * columns + column;
  };
  const spot = (/** @type {number} */ at) => ({
    x: area.x + ((at % columns) + 0.5) * cell,
    y: area.y + (Math.floor(at / columns) + 0.5) * cell,
    scale: to.scale,
  });
  const isOnBoard = (/** @type {Spot} */ { x, y }) => x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;
  const taken = new Set(all.filter(isOnBoard).map(square));
  const free = Array.from({ length: columns * rows }, (_, at) => at).filter((at) => !taken.has(at));
  const near = (/** @type {number} */ one, /** @type {Spot} */ other) => Math.hypot(spot(one).x - other.x, spot(one).y - other.y);
  const start = free.reduce((best, at) => (near(at, from) < near(best, from) ? at : best), free[0] ?? square(from));
  const end = square(to);
  const ways = (/** @type {Set<number>} */ blocked) => {
    /** @type {Map<number, number | undefined>} */
    const before = new Map([[start, undefined]]);
    for (const at of before.keys()) {
      for (const [dx, dy] of AROUND) {
        const [column, row] = [(at % columns) + dx, Math.floor(at / columns) + dy];
        const next = row * columns + column;
        const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
        if (isInside && next === end) return { before, last: at };
        if (isInside && !blocked.has(next) && !before.has(next)) before.set(next, at);
      }
    }
    return undefined;
  };
  const found = ways(taken) || ways(new Set());
  /** @type {Spot[]} */
  const path = [];
  for (let at = found && found.last; found && at !== undefined; at = found.before.get(at)) path.unshift(spot(at));
  return path.length > 0 ? path : [spot(start)];
};
