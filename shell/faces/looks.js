// @ts-check
// Calm pieces near a finger lean towards it for a moment.

/** Greatest distance of a piece that leans, as a multiple of its width. */
const NEAR = 3;
/** Greatest lean, in degrees. */
const LEAN = 9;
/** Duration of the lean, in milliseconds. */
const LONG = 900;

/** @type {SVGElement[]} */
let leaning = [];
let timer = 0;

const upright = () => {
  for (const figure of leaning) figure.style.removeProperty("--lean");
  leaning = [];
};

/** Returns the lean of a piece towards a point, in degrees; 0 if it stands too far away. */
const lean = (/** @type {DOMRect} */ box, /** @type {number} */ x, /** @type {number} */ y) => {
  const [across, down] = [x - (box.left + box.width / 2), y - (box.top + box.height / 2)];
  const reach = NEAR * box.width;
  return Math.hypot(across, down) > reach ? 0 : Math.round((LEAN * across) / reach);
};

/** Lets calm pieces lean towards each touch on the board. */
export const lookAtFingers = () =>
  addEventListener("pointerdown", ({ target, clientX, clientY }) => {
    if (!(target instanceof Element) || !target.closest(".game")) return;
    clearTimeout(timer);
    upright();
    /** @type {NodeListOf<SVGElement>} */
    const figures = document.querySelectorAll(".pieces > .piece:not([data-mood]) .figure");
    const leans = [...figures].map((figure) => lean(figure.getBoundingClientRect(), clientX, clientY));
    leaning = [...figures].filter((_, n) => leans[n] !== 0);
    for (const [n, figure] of figures.entries()) if (leans[n]) figure.style.setProperty("--lean", `${leans[n]}deg`);
    timer = window.setTimeout(upright, LONG);
  });
