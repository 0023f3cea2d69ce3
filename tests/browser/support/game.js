// A game on the page: opening it, reading what the page says of itself, tapping.
import { expect } from "@playwright/test";
import { rules } from "./rules-program.js";

/** The key under which the device keeps the game in progress. */
export const GAME = "table-ronde/game";
/** The key of the settings. */
export const SETTINGS = "table-ronde/settings";
/** The key of texts that did not read. */
export const UNREADABLE = "table-ronde/unreadable";

/** A knight beside a small dragon: the attack `c5xc6` begins a fight; the dragon g9 guards the Princess. */
export const DUEL = "1gt1g1/1d1dd1/6/2d3/2C3/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";

/** The small first position. */
export const small = () => rules("start", "--option", "setup=small");

/** The default first position. */
export const whole = () => rules("start");

/** The address of a game at this position. */
export function address({ game: slug = "chevaliers", position, seed, still = true, base = "./" } = {}) {
  const query = new URLSearchParams();
  if (position) query.set("position", position);
  if (seed !== undefined) query.set("graine", String(seed));
  if (still) query.set("anim", "0");
  return `${base}#/jeu/${slug}?${query}`;
}

/** The element that holds the game. */
export const game = (page) => page.locator("section.game");

/** Waits until nothing moves; reports on a slowed processor wait for it too. */
export const rest = (page) => expect(game(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });

/** Opens a game and waits until it stands. */
export async function open(page, options) {
  await page.goto(address(options));
  await rest(page);
}

/** What the page says of the game. */
export const says = (page) => game(page).evaluate((element) => ({ ...element.dataset }));

/** The text saved under a key; a copy in a folder has keys of its own (shell/namespace.js). */
export const text = (page, key) =>
  page.evaluate((key) => {
    const { protocol, pathname } = new URL(".", location.href);
    const namespace = protocol === "file:" || pathname === "/" ? "" : `@${pathname}`;
    return localStorage.getItem(key.replace("/", `${namespace}/`));
  }, key);

/** The value saved under a key, read as JSON. */
export const kept = async (page, key = GAME) => JSON.parse(await text(page, key));

/** The game in progress, as the device keeps it. */
export const keptGame = (page) => kept(page);

/** Waits until what a tap changed is drawn: the app draws in tasks, several where the machine is slow. */
export const drawn = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });

/**
 * Taps the element with this name as a program does, and waits for what comes of it. All of that within the page: asked one by one
 * from outside it takes longer than what the app does.
 */
export async function tap(page, name) {
  const missed = await page.evaluate(async (name) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const until = async (holds, patience) => {
      for (const end = performance.now() + patience; !holds(); await frame()) {
        if (performance.now() > end) return false;
      }
      return true;
    };
    const element = () => document.querySelector(`[data-tap="${name}"]`);
    if (!(await until(element, 30_000))) return "nothing bears this name";
    element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    // The app draws in tasks, several where the machine is slow.
    await frame();
    await frame();
    const rests = () => document.querySelector("section.game")?.dataset.busy === "false";
    return (await until(rests, 30_000)) ? "" : "the game does not come to rest";
  }, name);
  expect(missed, `tap ${name}`).toBe("");
}

/** The names of all taps that can be made now, sorted. */
export const taps = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap).sort());
