// A robot that plays through the page alone: it taps random elements with data-tap.

import { drawn } from "./game.js";

/** Mulberry32: a seeded generator of numbers from 0 to less than 1. */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Plays in the page until the game is over or `most` taps are made. Each tap must change the page or the saved game; taps without effect
 * are reported as idle.
 */
async function playInPage(number, most) {
  const element = () => document.querySelector("section.game");
  const sign = () => element().outerHTML + localStorage.getItem(`${document.documentElement.dataset.namespace}/game`);
  // Messages instead of timers: browsers throttle timers in windows they consider hidden.
  const { port1, port2 } = new MessageChannel();
  const task = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(0);
    });
  // Rendering may continue in later tasks: a tap is idle after this many tasks without a change. Tasks, not seconds: a machine that stalls
  // makes no tap idle.
  const PATIENCE = 10_000;
  const changes = async (before) => {
    for (let tasks = 0; tasks < PATIENCE; tasks += 1) {
      if (sign() !== before) return true;
      await task();
    }
    return false;
  };
  const idle = [];
  let made = 0;
  while (made < most && element().dataset.turn !== "over") {
    while (element().dataset.busy === "true") await task();
    const all = [...document.querySelectorAll("[data-tap]")];
    if (all.length === 0) break;
    const target = all[Math.floor(number() * all.length)];
    const before = sign();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    made += 1;
    await task();
    if (!(await changes(before))) idle.push(`${made}: ${target.dataset.tap}`);
    // Five idle taps end the game, so that a frozen page is reported.
    if (idle.length === 5) break;
  }
  const { turn, position } = element().dataset;
  return { made, idle, turn, position };
}

/** Returns the robot as a self-contained expression whose promise resolves to the result of the game. */
export const robot = ({ seed, most = 20_000 }) => `(${playInPage})((${numbers})(${seed}), ${most})`;

/** Runs the robot in a Playwright page. */
export async function play(page, options) {
  const end = await page.evaluate(robot(options));
  await drawn(page);
  return end;
}

/** Longer than the interval of the double-tap guard, in milliseconds (shell/input.js). */
const STEADY = 500;

/**
 * Touches a point, optionally of a named element. It waits after a recent touch of the same place or element, since the double-tap guard
 * would drop this one. `hand` holds the recent touches.
 */
export async function steadily(hand, { x, y, name }, touch) {
  const isSame = (one) => Math.hypot(x - one.x, y - one.y) < 40 || (name !== undefined && name === one.name);
  const recent = (hand.recent ?? []).filter(({ at }) => Date.now() < at + STEADY);
  const last = recent.filter(isSame).at(-1);
  if (last) await new Promise((done) => setTimeout(done, last.at + STEADY - Date.now()));
  await touch();
  hand.recent = [...recent, { x, y, name, at: Date.now() }];
}

/** Runs the robot with real mouse clicks; returns the number of clicks. */
export async function playByMouse(page, { seed, most = 1500 }) {
  const number = numbers(seed);
  const hand = {};
  let made = 0;
  for (; made < most; made += 1) {
    const target = await page.evaluate(async (share) => {
      const element = document.querySelector("section.game");
      while (element.dataset.busy === "true") await new Promise((done) => setTimeout(done));
      if (element.dataset.turn === "over") return null;
      const all = [...document.querySelectorAll("[data-tap]")];
      const one = all[Math.floor(share * all.length)];
      const box = one.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, name: one.dataset.tap };
    }, number());
    if (!target) break;
    await steadily(hand, target, () => page.mouse.click(target.x, target.y));
  }
  return made;
}
