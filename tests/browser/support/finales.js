// Ends of games that are followed by a finale: one for each goal of the first game, the ends of all games, other ways to win, and draws.
import { CATALOGUE } from "./catalogue.js";
import { small } from "./game.js";

const PRINCE = (goals) => `1d4/2C3/6/4d1/6/6/6/1SS1S1/3PC1 ${goals} P play - - 012/123456/100 0`;
const DRAGONS = (goals) => `3t2/1dg1d1/6/6/6/4S1/3S2/2d3/3PC1 ${goals} D play - - 012/123456/100 0`;

/** Further ways to end a game. */
const OTHERS = {
  "last piece": { slug: "chevaliers", position: "6/6/6/6/2Sd2/6/6/6/6 b1,e1,e9,b9 P play - - 012/123456/100 0", taps: ["c5", "d5"] },
  throne: { slug: "kingdom", position: "9/3A1B3/2M6/9/9/4m4/9/9/6a2 w play on/0 0", taps: ["c7", "e9"] },
  "meals of the duel": {
    slug: "vatrankill",
    position: "vatrankill 2 D .../.../...A.../..aD.../aa..a../aa./a.a t0 e4 c0 j- b- w- L40",
    taps: ["b4"],
  },
  "meals of the factions": {
    slug: "vatrakill",
    position: "vatrakill T D .V...V/..v.../............../..n.......n.../.....D.B....../..b..B/.B...B e4 c0 j- b- w- L40 oKD zB-V-",
    taps: ["e3"],
  },
  "dragon that cannot move": {
    slug: "vatrakill",
    position: "vatrakill T P .P.P.P/.Pp..P/.B............/.Bn.......n.../.D.B.B......../..b.../...B.. e0 c0 j- b- w- L40 oBPD zB-P-",
    taps: ["c6", "c5"],
  },
};

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
  ...Object.fromEntries(Object.entries(OTHERS).map(([name, end]) => [name, { ...end, plays: "wave" }])),
  draw: { slug: "chevaliers", position: small().replace("/100 0", "/1 0"), taps: ["end"], plays: "nod" },
  "turn limit": { slug: "kingdom", position: "9/3A1B3/2M6/9/9/4m4/9/9/6a2 w play on/10 9", taps: ["f8", "f7"], plays: "nod" },
};

/** Plays an end by a WebDriver session, and waits for the finale and the end page after it. */
export async function followFinale({ visit, run, until }, { slug, position, taps, plays }) {
  await visit(`#/jeu/${slug}?${new URLSearchParams({ position, graine: 9 })}`, "section.game[data-watched][data-busy=false]");
  for (const name of taps) {
    const target = `document.querySelector("section.game[data-busy=false] [data-tap='" + arguments[0] + "']")`;
    await until(target, name, name);
    await run(`${target}.dispatchEvent(new MouseEvent("click", { bubbles: true }))`, name);
  }
  await until(`document.querySelector("section.game[data-finale='" + arguments[0] + "'] .finale .piece")`, "the finale", plays);
  await until(`!document.querySelector(".finale") && document.querySelector(".page-play.is-over .victory")`, "the end page");
}
