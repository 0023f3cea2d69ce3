// @ts-check
// Finales of Chevaliers et Dragons: one for the goal whose capture won the game.
import { placed } from "./board.js";
import { HOP, appear, distance, feel, fly, hop, shake, vanish, walk } from "./motion.js";
import { pathTo } from "./path.js";
import { APPLE, COIN, FLAG, HEART, POLE, symbol } from "./props.js";
import { burst, clearing, rise, shine, wave } from "./wave.js";

/** @typedef {import("./board.js").FinaleBoard} FinaleBoard */
/** @typedef {import("./board.js").Figure} Figure */

/** Time at which the Princess sets off and in which she walks, and limits of one step, in milliseconds. */
const START = 1700;
const WALK = 2000;
const STEP = { shortest: 150, longest: 340 };
/** Size of a goal in the middle, as a part of the smaller side of the board. */
const GREAT = 0.4;

/** Takes the drawing of a goal off its card. Returns it as a figure above the card. */
const leave = (/** @type {FinaleBoard} */ board, /** @type {Figure} */ goal, /** @type {string} */ mood) => {
  goal.element.querySelectorAll(`use[href="#${goal.kind}"]`).forEach((drawing) => drawing.remove());
  const figure = board.add(symbol(goal.kind, 13, 16, 74), goal);
  if (mood) figure.element.dataset.mood = mood;
  return figure;
};

/**
 * The Princess jumps off her card to the piece that freed her, and walks square by square to the Prince, who greets her.
 * @param {FinaleBoard} board
 * @param {Figure} goal
 * @param {string} place transform of her card before the last step
 */
function princess(board, goal, place) {
  const [x, y] = (place.match(/-?[\d.]+/g) || []).map(Number);
  const prison = x === undefined || y === undefined ? goal : { x, y, scale: goal.scale };
  const saviour = board.winners.reduce((best, figure) => (distance(figure, prison) < distance(best, prison) ? figure : best));
  const host = board.winners.find(({ kind }) => kind === "prince") || saviour;
  const her = leave(board, goal, "glad");
  shake(goal, 0, 180, 2);
  const spots = pathTo(board, prison, host).map((spot) => ({ ...spot, scale: host.scale * 1.12 }));
  const [landing, ...others] = spots;
  // Near the upper edge the arc stays on the screen.
  fly(her, landing, { at: 350, duration: 850, height: Math.max(0.5, Math.min(2.2, her.y / (100 * her.scale) - 0.5)) });
  hop(saviour, 1150);
  hop(her, 1250, 0.3);
  const step = Math.max(STEP.shortest, Math.min(STEP.longest, WALK / Math.max(1, others.length)));
  const there = walk(her, others, START, step);
  // Knights and soldiers bow with a hop when she passes.
  for (const figure of board.winners) {
    const near = others.findIndex((spot) => distance(spot, figure) < 1.6 * board.cell);
    if (near >= 0 && figure !== host) hop(figure, START + near * step);
  }
  for (let n = 0; n < 3; n += 1) {
    hop(host, there + n * (HOP + 60), 0.4);
    hop(her, there + 230 + n * (HOP + 60), 0.4);
  }
  const between = { x: (her.x + host.x) / 2, y: Math.min(her.y, host.y) - 0.75 * board.cell, scale: (0.62 * board.cell) / 100 };
  rise(board, HEART, between, there + 100);
  rise(board, HEART, { ...between, x: between.x - 0.5 * board.cell, scale: between.scale * 0.6 }, there + 500);
  rise(board, HEART, { ...between, x: between.x + 0.5 * board.cell, scale: between.scale * 0.7 }, there + 800);
  wave(
    board,
    board.winners.filter((figure) => figure !== host),
    there,
    2,
  );
  board.play("bells", there);
}

/** Brings the drawing of a goal to a clearing on the board, large and before rays. */
const enlarge = (/** @type {FinaleBoard} */ board, /** @type {Figure} */ goal) => {
  const spot = clearing(board, GREAT);
  shake(goal, 0, 160, 2);
  shine(board, spot, 700);
  const figure = leave(board, goal, "");
  fly(figure, spot, { at: 250, duration: 750, height: 0.5 });
  return figure;
};

/**
 * Throws a thing from the middle to each figure in turn. A figure that gets one hops towards it.
 * @param {FinaleBoard} board
 * @param {Figure} from
 * @param {{ markup: string, at: number, every: number, isKept: boolean }} how
 */
const deal = (board, from, { markup, at, every, isKept }) => {
  const order = [...board.winners].sort((one, other) => distance(one, from) - distance(other, from));
  const turns = Math.max(8, order.length);
  for (let n = 0; n < turns; n += 1) {
    const figure = order[n % order.length];
    const start = at + n * every;
    const scale = figure.scale * 0.5;
    const thing = board.add(markup, { x: from.x, y: from.y - 22 * from.scale, scale }, 2200);
    const round = Math.floor(n / order.length);
    const side = round % 2 ? -0.3 : 0.3;
    appear(thing, start, 160);
    const to = { x: figure.x + side * 100 * figure.scale, y: figure.y - 30 * figure.scale, scale };
    fly(thing, to, { at: start, duration: 700, height: 2.2, turn: 360 });
    hop(figure, start + 700 - HOP * 0.52, 0.3);
    hop(from, start - 60, 0.05, 300);
    if (!isKept || round > 0) vanish(thing, start + 720);
  }
  return at + turns * every;
};

/** The chest flies to the middle, trembles and opens; coins leap to the winners. */
function treasure(/** @type {FinaleBoard} */ board, /** @type {Figure} */ goal) {
  const chest = enlarge(board, goal);
  feel(board, chest, "chosen", 1050);
  shake(chest, 1050, 200, 3);
  feel(board, chest, "glad", 1650);
  hop(chest, 1620, 0.1);
  burst(board, chest, 1650, COIN);
  deal(board, chest, { markup: COIN, at: 2000, every: 240, isKept: false });
  burst(board, chest, 3300, COIN);
  wave(board, board.winners, 4000, 1);
  board.play("coins", 1650);
  board.play("coins", 3300);
}

/** The village throws golden apples, and each winner leaps to catch one. */
function village(/** @type {FinaleBoard} */ board, /** @type {Figure} */ goal) {
  const houses = enlarge(board, goal);
  feel(board, houses, "chosen", 900);
  shake(houses, 1050, 220, 2);
  feel(board, houses, "glad", 1450);
  const end = deal(board, houses, { markup: APPLE, at: 1450, every: 300, isKept: true });
  wave(board, board.winners, Math.max(3200, end - 600), 2);
  board.play("apples", 1500);
  board.play("apples", 3200);
}

/** The castle raises the flag of the dragons. */
function castle(/** @type {FinaleBoard} */ board, /** @type {Figure} */ goal) {
  const walls = enlarge(board, goal);
  const { x, y, scale } = walls;
  const size = scale * 0.5;
  const pole = board.add(POLE, { x, y: y - 46 * scale, scale: size }, 1900);
  appear(pole, 1000, 400);
  const flag = board.add(FLAG, { x: x + 26 * scale, y: y - 28 * scale, scale: size }, 2100);
  const up = { x: x + 26 * scale, y: y - 50 * scale, scale: size };
  appear(flag, 1350, 300);
  flag.element.animate([{ transform: placed(flag) }, { transform: placed(up) }], {
    delay: 1500,
    duration: 1100,
    easing: "ease-in-out",
    fill: "forwards",
  });
  const cloth = flag.lift.querySelector(".figure");
  cloth?.animate([{ transform: "skewY(-7deg)" }, { transform: "skewY(7deg) scaleX(.94)" }], {
    duration: 420,
    iterations: 12,
    direction: "alternate",
    easing: "ease-in-out",
  });
  feel(board, walls, "chosen", 1000);
  feel(board, walls, "glad", 2500);
  hop(walls, 2500, 0.06);
  hop(walls, 3300, 0.06);
  burst(board, walls, 2600);
  burst(board, walls, 4000);
  wave(board, board.winners, 700, 4);
  board.play("horn", 1500);
}

/** Finales by the kind of the goal. */
export const ACTS = /** @type {Record<string, (board: FinaleBoard, goal: Figure, place: string) => void>} */ ({
  princess,
  treasure,
  castle,
  village,
});
