// Playing by one switch: what is offered is waited for, and chosen by one key alone.
import { SETTINGS } from "./game.js";

/** The switch, so quick that a test need not wait. */
export const QUICK = 20;

/** Sets a switch as the desk does, before the page is opened. */
export const setSwitch = (page, { by = "space", step = QUICK, ...settings } = {}) =>
  page.addInitScript(
    ([key, settings]) => localStorage.getItem(key) || localStorage.setItem(key, JSON.stringify(settings)),
    [SETTINGS, { switch: by, "switch-step": step, "mute-voice": true, ...settings }],
  );

/** What is offered now. */
export const offered = (page) =>
  page.evaluate(() => {
    const veil = document.getElementById("switch");
    return veil && !veil.hidden ? { ...veil.dataset } : undefined;
  });

/**
 * In the page: presses the key when the group of a name is offered, then when it is offered itself; tells how many steps that
 * takes from the beginning of each round.
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

/** Chooses what bears a name; tells after how many steps. */
export const choose = (page, name, { key = " ", patience = 120_000 } = {}) => page.evaluate(chooseInPage, [name, key, patience]);
