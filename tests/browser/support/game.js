// Game helpers: open a game, read the data attributes of the page, tap.
import { expect } from "@playwright/test";
import { rules } from "./rules-program.js";

/** Storage key of the game in progress. */
export const GAME = "table-ronde/game";
/** Storage key of the settings. */
export const SETTINGS = "table-ronde/settings";
/** Storage key of unreadable data. */
export const UNREADABLE = "table-ronde/unreadable";

/** A knight beside a small dragon: the attack `c5xc6` begins a fight; the dragon g9 guards the Princess. */
export const DUEL = "1gt1g1/1d1dd1/6/2d3/2C3/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";

/** The small start position. */
export const small = () => rules("start", "--option", "setup=small");

/** The default start position. */
export const whole = () => rules("start");

/** Returns the address of a game at this position. */
export function address({ game: slug = "chevaliers", position, seed, still = true, base = "./" } = {}) {
  const query = new URLSearchParams();
  if (position) query.set("position", position);
  if (seed !== undefined) query.set("graine", String(seed));
  if (still) query.set("anim", "0");
  return `${base}#/jeu/${slug}?${query}`;
}

/** Returns the element of the game. */
export const game = (page) => page.locator("section.game");

/** Waits until the game is idle; reports on a slowed processor need the long timeout. */
export const rest = (page) => expect(game(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });

/** Opens a game and waits until it is idle. */
export async function open(page, options) {
  await page.goto(address(options));
  await rest(page);
}

/** Returns the data attributes of the game. */
export const says = (page) => game(page).evaluate((element) => ({ ...element.dataset }));

/** Returns the text saved under a key; a copy in a folder prefixes its keys (shell/namespace.js). */
export const text = (page, key) =>
  page.evaluate((key) => {
    const { protocol, pathname } = new URL(".", location.href);
    const namespace = protocol === "file:" || pathname === "/" ? "" : `@${pathname}`;
    return localStorage.getItem(key.replace("/", `${namespace}/`));
  }, key);

/** Returns the value saved under a key, parsed as JSON. */
export const kept = async (page, key = GAME) => JSON.parse(await text(page, key));

/** Returns the saved game in progress. */
export const keptGame = (page) => kept(page);

/** Waits until the change of a tap is drawn: on slow machines the app needs several tasks. */
export const drawn = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });

/**
 * Dispatches a click to the element with this name and waits for its effect. All steps run in the page: separate calls would take longer
 * than the app itself.
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
    // On slow machines the app draws in several tasks.
    await frame();
    await frame();
    const rests = () => document.querySelector("section.game")?.dataset.busy === "false";
    return (await until(rests, 30_000)) ? "" : "the game does not come to rest";
  }, name);
  expect(missed, `tap ${name}`).toBe("");
}

/** Starts « Stop, on regarde » with one tap, and opens its tools as the adult's lock does by keyboard. */
export async function pauseWithTools(page) {
  await page.locator("[data-adult=pause]").dispatchEvent("click");
  await page.locator("[data-adult=tools]").dispatchEvent("click");
  await expect(page.locator(".pause-paper")).toBeVisible();
}

/** Returns the names of all current taps, sorted. */
export const taps = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((element) => element.dataset.tap).sort());
