// Ends of games that are followed by a finale: one for each goal of the first game, the ends of all games, and a draw.
import { CATALOGUE } from "./catalogue.js";
import { small } from "./game.js";

const PRINCE = (goals) => `1d4/2C3/6/4d1/6/6/6/1SS1S1/3PC1 ${goals} P play - - 012/123456/100 0`;
const DRAGONS = (goals) => `3t2/1dg1d1/6/6/6/4S1/3S2/2d3/3PC1 ${goals} D play - - 012/123456/100 0`;

/** Positions with the last taps, by name. `plays` is the value of `data-finale`. */
export const FINALES = {
  princess: { slug: "chevaliers", position: PRINCE("c1,x,d9,x"), taps: ["c8", "d9"], plays: "princess" },
  treasure: { slug: "chevaliers", position: PRINCE("c1,x,x,d9"), taps: ["c8", "d9"], plays: "treasure" },
  castle: { slug: "chevaliers", position: DRAGONS("c1,x,e9,x"), taps: ["c2", "c1"], plays: "castle" },
  village: { slug: "chevaliers", position: DRAGONS("x,c1,e9,x"), taps: ["c2", "c1"], plays: "village" },
  ...Object.fromEntries(
    Object.values(CATALOGUE)
      .slice(1)
      .flatMap(({ slug, ends }) => Object.entries(ends).map(([name, end]) => [name, { slug, ...end, plays: "wave" }])),
  ),
  draw: { slug: "chevaliers", position: small().replace("/100 0", "/1 0"), taps: ["end"], plays: "nod" },
};
