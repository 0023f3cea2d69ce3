// Dead buttons: presses each button and expects a change.
import { drawn } from "./game.js";
import { middle } from "./hand.js";
import { steadily } from "./robot.js";

/** The last touches (`steadily`). */
const hand = {};

const PRESSABLE = 'button, summary, a[href^="#"], .segment, label:has(input[type=checkbox])';

/** Returns the controls that can be pressed now, in page order, without chosen or thrown ones and links to the current page. */
function pressableIn(selector) {
  const seen = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.disabled) return false;
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(on) && (element.contains(on) || on.contains(element));
  };
  const isDone = (element) => element.matches("[aria-pressed=true], [aria-current], [aria-selected=true], .die-button:not([data-tap])");
  const all = document.querySelectorAll(selector);
  const found = [...all].flatMap((element, index) => {
    if (isDone(element) || element.querySelector("input:checked[type=radio]") || !seen(element)) return [];
    if (element.matches("a") && element.getAttribute("href") === location.hash) return [];
    const name = element.getAttribute("aria-label") || element.textContent.trim().slice(0, 40) || element.className;
    return [{ index, name, isLock: element.matches(".lock") }];
  });
  // Locks come last: their hint disappears by itself and would pass for the effect of the next press.
  return found.sort((one, other) => one.isLock - other.isLock);
}

/** Counts calls that leave the page: printing, windows and downloads. Runs in the page. */
function noteLeaving() {
  window.left = 0;
  const note = () => (window.left += 1);
  window.print = note;
  window.open = note;
  HTMLAnchorElement.prototype.click = note;
}

/** Returns all state that a press may change. Runs in the page. */
function sign() {
  const fields = [...document.querySelectorAll("input, select, textarea")].map(({ value, checked }) => `${value} ${checked}`);
  return [document.documentElement.outerHTML, location.href, window.left, ...fields].join("\n");
}

/**
 * Shows a scene, presses each control there and returns the names of those that changed nothing. The scene is shown anew after a press that
 * changed the set of controls.
 */
export async function deadButtons(page, scene, show) {
  const dead = [];
  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const begin = async () => {
    await show(page);
    await drawn(page);
    await page.evaluate(noteLeaving);
    return page.evaluate(pressableIn, PRESSABLE);
  };
  const wanted = await begin();
  for (const { index, name } of wanted) {
    if (!isSame(await page.evaluate(pressableIn, PRESSABLE).catch(() => []), wanted)) await begin();
    await page.evaluate(`window.signOf = ${sign}; window.before = signOf()`);
    const button = page.locator(PRESSABLE).nth(index);
    await button.scrollIntoViewIfNeeded({ timeout: 20_000 });
    const [x, y] = await middle(button);
    await steadily(hand, { x, y }, () => button.click({ force: true, timeout: 20_000 }));
    const changes = page.waitForFunction(() => window.signOf?.() !== window.before, undefined, { timeout: 15_000 });
    if (!(await changes.then(() => true, () => false))) dead.push(`${scene}: ${name}`);
    await drawn(page);
  }
  return { pressed: wanted.length, dead };
}
