// Single-switch scanning: waits for the scan to reach an element and chooses it with one key.
import { SETTINGS } from "./game.js";

/** A scan interval short enough for tests, in milliseconds. */
export const QUICK = 20;

/** Sets the switch as the desk does, before the page opens. */
export const setSwitch = (page, { by = "space", step = QUICK, ...settings } = {}) =>
  page.addInitScript(
    ([key, settings]) => localStorage.getItem(key) || localStorage.setItem(key, JSON.stringify(settings)),
    [SETTINGS, { switch: by, "switch-step": step, "mute-voice": true, ...settings }],
  );

/** Returns the current scan target. */
export const offered = (page) =>
  page.evaluate(() => {
    const veil = document.getElementById("switch");
    return veil && !veil.hidden ? { ...veil.dataset } : undefined;
  });

/**
 * Presses the key when the scan reaches the group of a name, then the element itself; resolves to the number of scan steps, counted from
 * the start of each round. Runs in the page.
 */
function chooseInPage([name, key, patience]) {
  const begun = performance.now();
  let steps = 0;
  let isChosen = false;
  addEventListener("click", () => (isChosen = true), { capture: true, once: true });
  const press = () => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return new Promise((done, fail) => {
    const look = () => {
      const veil = document.getElementById("switch");
      if (performance.now() - begun > patience) return fail(new Error(`${name} is not offered, but ${veil && veil.dataset.at}`));
      const { at = "", level, number } = veil && !veil.hidden ? veil.dataset : {};
      const names = at.split(" ");
      if (level === "groups" ? names.includes(name) : at === name) {
        press();
        if (isChosen) return done(steps + Number(number));
        if (level === "groups" && veil.dataset.level === "one") steps += Number(number);
      }
      setTimeout(look, 3);
    };
    look();
  });
}

/** Chooses an element by name; resolves to the number of scan steps. */
export const choose = (page, name, { key = " ", patience = 120_000 } = {}) => page.evaluate(chooseInPage, [name, key, patience]);
