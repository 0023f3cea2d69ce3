// Routing: any address may follow any other in the same page, by link, bookmark or address bar.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { open, small, tap } from "./support/game.js";
import { startOf } from "./support/walk.js";

/** The route table (src/route.rs): pages without a game, and the pages of a game. */
const PAGES = ["/", "/etagere", "/mots", "/defis", "/maitre", "/maitre/jeux", "/tableau", "/credits", "/installer", "/nulle-part"];
const OF_GAME = [
  "premiere", "preparation", "jeu", "apprendre", "histoire", "regles", "imprimer", "conte", "defis?niveau=1", "defis?numero=3", "jeu?position=",
];
const of = (slug) => (page) => {
  const [path, query] = page.split("?");
  const value = query?.endsWith("=") ? encodeURIComponent(startOf(slug)) : "";
  return `/${path}/${slug}${query ? `?${query}${value}` : ""}`;
};
/** Number of tests the pairs are split into; each test walks the pairs that start at its share of the addresses. */
const PARTS = 16;

const addresses = [...PAGES, ...GAMES.flatMap((slug) => OF_GAME.map(of(slug)))];

/** Returns a closed walk over all ordered pairs of different addresses: an Eulerian circuit (Hierholzer). */
function circuit(nodes) {
  const left = new Map(nodes.map((from) => [from, nodes.filter((to) => to !== from)]));
  const [stack, walk] = [[nodes[0]], []];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1)).pop();
    if (next === undefined) walk.push(stack.pop());
    else stack.push(next);
  }
  return walk.reverse();
}

const walk = circuit(addresses);
const pairs = walk.length - 1;

test("the walk covers every ordered pair of addresses once", () => {
  const seen = new Set(walk.slice(1).map((to, index) => `${walk[index]} ${to}`));
  expect(seen.size).toBe(addresses.length * (addresses.length - 1));
  expect(pairs).toBe(seen.size);
});

for (let part = 0; part < PARTS; part += 1) {
  const [first, last] = [part, part + 1].map((at) => Math.floor((pairs * at) / PARTS));
  test(`the app survives navigation from any address to any other: pairs ${first + 1} to ${last} of ${pairs}`, async ({ page }) => {
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    // Save a game and load all chunks first.
    await open(page, { position: small() });
    await tap(page, "b2");
    await tap(page, "b3");
    for (const [address, main] of [["#/credits", "main.page-credits"], ["#/etagere", "main.page-shelf"]]) {
      await page.evaluate((address) => (location.hash = address), address);
      await expect(page.locator(main)).toBeVisible();
    }
    const stopped = await page.evaluate(async (walk) => {
      const task = () => new Promise((done) => setTimeout(done));
      const main = () => document.querySelector("#app > main");
      const go = async (address) => {
        const before = main();
        const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
        location.hash = address;
        await changed;
        // The app renders in a few tasks after the event; the problems page fetches its file first.
        for (let tasks = 0; tasks < 30 && (!main() || main() === before); tasks += 1) await task();
      };
      for (let at = 0; at < walk.length; at += 1) {
        await go(walk[at]);
        if (!document.getElementById("trouble").hidden) return walk.slice(Math.max(0, at - 2), at + 1).join(" -> ");
      }
      return "";
    }, walk.slice(first, last + 1));
    expect(stopped).toBe("");
    expect(errors).toEqual([]);
    await page.evaluate(() => (location.hash = "#/credits"));
    await expect(page.locator("main.page-credits")).toBeVisible();
  });
}
