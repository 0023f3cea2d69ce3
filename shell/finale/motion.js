// @ts-check
// Motions of the figures in a finale. `at` is a time since its start, in milliseconds.
import { placed } from "./board.js";

/** @typedef {import("./board.js").Figure} Figure */
/** @typedef {import("./board.js").Spot} Spot */

/** Duration of a hop, in milliseconds. */
export const HOP = 460;
const OUT = "cubic-bezier(.2,.7,.4,1)";
const IN = "cubic-bezier(.6,0,.8,.3)";

/** Lets a figure hop in its place: it ducks, jumps and lands softly. The height is a part of its own. */
export const hop = (/** @type {Figure} */ { lift }, /** @type {number} */ at, height = 0.34, duration = HOP) =>
  lift.animate(
    [
      { transform: "none", easing: "ease-out" },
      { transform: "scale(1.08,.9)", offset: 0.16, easing: OUT },
      { transform: `translateY(${-100 * height}%) scale(.96,1.05)`, offset: 0.52, easing: IN },
      { transform: "scale(1.06,.93)", offset: 0.86, easing: "ease-out" },
      { transform: "none" },
    ],
    { delay: at, duration },
  );

/** Moves a figure to a spot in an arc that rises by `height` of its own size, turning by `turn` degrees. */
export const fly = (
  /** @type {Figure} */ figure,
  /** @type {Spot} */ to,
  { at = 0, duration = 600, height = 0.8, turn = 0, easing = "ease-in-out" } = {},
) => {
  figure.element.animate([{ transform: placed(figure) }, { transform: placed(to) }], { delay: at, duration, easing, fill: "both" });
  figure.lift.animate(
    [
      { transform: "none", easing: OUT },
      { transform: `translateY(${-100 * height}%) rotate(${turn / 2}deg)`, offset: 0.5, easing: IN },
      { transform: `rotate(${turn}deg)` },
    ],
    { delay: at, duration, fill: "forwards" },
  );
  Object.assign(figure, { x: to.x, y: to.y, scale: to.scale });
};

/** Walks a figure from spot to spot with a small hop at each. Returns the time of its arrival. */
export const walk = (/** @type {Figure} */ figure, /** @type {Spot[]} */ spots, /** @type {number} */ at, /** @type {number} */ step) => {
  if (spots.length === 0) return at;
  const frames = [figure, ...spots].map((spot) => ({ transform: placed(spot), easing: "ease-in-out" }));
  figure.element.animate(frames, { delay: at, duration: step * spots.length, fill: "forwards" });
  figure.lift.animate(
    [
      { transform: "rotate(0)", easing: OUT },
      { transform: "translateY(-16%) rotate(-6deg)", offset: 0.3, easing: IN },
      { transform: "rotate(0)", offset: 0.5, easing: OUT },
      { transform: "translateY(-16%) rotate(6deg)", offset: 0.8, easing: IN },
      { transform: "rotate(0)" },
    ],
    { delay: at, duration: step * 2, iterations: spots.length / 2 },
  );
  Object.assign(figure, spots[spots.length - 1]);
  return at + step * spots.length;
};

/** Shows a figure from a time on, growing from nothing. */
export const appear = (/** @type {Figure} */ { lift }, /** @type {number} */ at, duration = 350) =>
  lift.animate([{ transform: "scale(0)" }, { transform: "scale(1.12)", offset: 0.7 }, { transform: "none" }], {
    delay: at,
    duration,
    easing: "ease-out",
    fill: "backwards",
  });

/** Lets a figure vanish from a time on. */
export const vanish = (/** @type {Figure} */ { lift }, /** @type {number} */ at, duration = 250) =>
  lift.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.3)" }], { delay: at, duration, fill: "forwards" });

/** Shakes a figure, for example a chest before it opens. */
export const shake = (/** @type {Figure} */ { lift }, /** @type {number} */ at, duration = 240, times = 3) =>
  lift.animate(
    [{ transform: "none" }, { transform: "rotate(-5deg) scale(1.03)" }, { transform: "rotate(5deg) scale(1.03)" }, { transform: "none" }],
    { delay: at, duration, iterations: times },
  );

/** Changes the expression of a figure at a time. An empty mood is the calm one. */
export const feel = (
  /** @type {import("./board.js").FinaleBoard} */ board,
  /** @type {Figure} */ { element },
  /** @type {string} */ mood,
  at = 0,
) =>
  board.later(at, () => {
    if (mood) element.dataset.mood = mood;
    else delete element.dataset.mood;
  });

/** Returns the distance between two spots. */
export const distance = (/** @type {Spot} */ one, /** @type {Spot} */ other) => Math.hypot(one.x - other.x, one.y - other.y);
