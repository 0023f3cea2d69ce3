// @ts-check
// Drawings of the finale as SVG markup in a box of 100 units. Colours and outlines are those of the pieces.

const outlined = (/** @type {string} */ shapes, width = 4.5) =>
  `<g stroke="var(--contour-dark)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;

/** Draws a symbol of the page. */
export const symbol = (/** @type {string} */ id, x = 0, y = 0, size = 100) =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

export const HEART = outlined(
  '<path d="M50 88C18 64 8 46 12 30c4-17 28-21 38-2 10-19 34-15 38 2 4 16-6 34-38 58z" fill="var(--dragon)"/>' +
    '<path d="M26 34q3-10 12-9" fill="none" stroke="var(--white)" stroke-width="6"/>',
  6,
);

export const COIN = symbol("coin", 10, 8, 80);

export const APPLE = outlined(
  '<path d="M50 34c10-12 38-10 38 18 0 26-20 42-28 42-5 0-6-3-10-3s-5 3-10 3C32 94 12 78 12 52c0-28 28-30 38-18z" fill="var(--goal)"/>' +
    '<path d="M50 34q-1-14 6-22" fill="none"/><path d="M56 24q6-16 24-14-2 16-24 14z" fill="var(--leaf)"/>' +
    '<path d="M25 54q1-12 10-14" fill="none" stroke="var(--white)" stroke-width="6"/>',
  6,
);

export const STAR = outlined('<path d="m50 8 12 27 30 3-22 20 6 30-26-15-26 15 6-30L8 38l30-3z" fill="var(--goal)"/>', 6);

export const CROWN = outlined(
  '<path d="M14 82 6 30l24 18L50 12l20 36 24-18-8 52z" fill="var(--goal)"/><path d="M14 82h72v10H14z" fill="var(--goal-deep)"/>' +
    '<g fill="var(--dragon)" stroke-width="3"><circle cx="50" cy="66" r="7"/><circle cx="29" cy="69" r="5"/><circle cx="71" cy="69" r="5"/></g>' +
    '<g fill="var(--goal)"><circle cx="50" cy="11" r="6"/><circle cx="6" cy="28" r="5"/><circle cx="94" cy="28" r="5"/></g>',
  4,
);

/** The dragons' flag without its pole. */
export const FLAG = outlined(
  `<path d="M4 12q24-14 46 0t46-2v62q-24 12-46 0T4 76z" fill="var(--dragon)"/>${symbol("tyrant", 26, 16, 48)}`,
  4,
);
export const POLE = outlined('<path d="M46 12h8v88h-8z" fill="var(--wood)"/><circle cx="50" cy="8" r="7" fill="var(--goal)"/>', 4);

/** Soft rays behind a figure. */
export const RAYS = `<g fill="var(--glow)"><circle cx="50" cy="50" r="27" fill-opacity=".85"/>${Array.from(
  { length: 12 },
  (_, n) => `<path d="M46 50 42 ${n % 2 ? 2 : -4}h16L54 50z" transform="rotate(${30 * n} 50 50)" fill-opacity="${n % 2 ? 0.5 : 0.75}"/>`,
).join("")}</g>`;

/** A tent with the colours of a camp. */
const CAMP = outlined(
  '<path d="M50 20V2l18 6-18 7" fill="var(--camp)"/><path d="M50 18 96 90H4z" fill="var(--camp)"/>' +
    '<path d="M50 18 70 90H30z" fill="var(--white)"/><path d="m50 46 12 44H38z" fill="var(--contour-dark)"/>',
);

const SEALS = symbol("seal-tirad", 27, 2, 46) + symbol("seal-urgad", 2, 48, 46) + symbol("seal-galad", 52, 48, 46);
/** Three knights on the skewer of the dragon. */
const SKEWER = `${[-10, 26, 62].map((x) => symbol("skewer-knight", x, 32, 36)).join("")}<use href="#skewer-tip" x="98" y="32" width="24" height="36"/>`;

/** Suits of the camps of Knights, by the notation of the seat. */
const CAMPS = /** @type {Record<string, string>} */ ({ R: "dragon", G: "leaf", Y: "goal", B: "prince" });

/**
 * Returns what decided a game, which the finale shows in the middle.
 * @param {string} game
 * @param {string} winner notation of the first winner's seat
 */
export const trophy = (game, winner) => {
  switch (game) {
    case "chevaliers":
      return winner === "P" ? symbol("token-blue") + symbol("prince", 15, 15, 70) : symbol("token-red") + symbol("tyrant", 15, 15, 70);
    case "knights":
      return CAMP.split("--camp").join(`--${CAMPS[winner] || "prince"}`);
    case "vatrankill":
    case "vatrakill":
      return winner === "D" ? SKEWER : symbol("tower-stone");
    case "gran":
      return SEALS;
    default:
      return CROWN;
  }
};
