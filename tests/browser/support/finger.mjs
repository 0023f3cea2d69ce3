// Touch input on a page of a browser of any version: play, answer and open.
import { numbers } from "./robot.js";

/**
 * Returns the data attributes of the game once it is idle and saved. A step is saved in the task after its frame; closing the page in
 * between would lose it.
 */
export async function says(page) {
  const said = await page.until("the game rests", () => {
    const game = document.querySelector("section.game");
    return game && game.dataset.busy === "false" ? { ...game.dataset } : null;
  });
  await drawn(page);
  return said;
}

/** Returns the value saved under a key, parsed as JSON. */
export const kept = (page, key = "table-ronde/game") => page.ask((key) => JSON.parse(localStorage.getItem(key)), key);

/** Saves a value before the app starts, which would save its own. */
export async function keep(page, home, key, value) {
  await page.visit(`${home}start.js`);
  await page.ask((key, text) => localStorage.setItem(key, text), key, JSON.stringify(value));
}

/** Opens a game and waits until it is idle. */
export async function open(page, home, slug, { position, seed, still = true } = {}) {
  const query = new URLSearchParams({ ...(position && { position }), ...(seed !== undefined && { graine: seed }), ...(still && { anim: "0" }) });
  await page.visit(`${home}#/jeu/${slug}?${query}`);
  return says(page);
}

/** Returns the tap target with this name or, for a number in 0..1, at that fraction of all targets. Runs in the page. */
async function aim(wanted) {
  const game = () => document.querySelector("section.game");
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  while (game() && game().dataset.busy === "true") await frame();
  if (!game()) throw new Error(`the game is left for ${location.hash}`);
  const { turn, position } = game().dataset;
  const all = [...document.querySelectorAll("[data-tap]")];
  const one = typeof wanted === "number" ? all[Math.floor(wanted * all.length)] : all.find(({ dataset }) => dataset.tap === wanted);
  if (turn === "over" || !one) return { turn, position };
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  window.signed = game().outerHTML + localStorage.getItem("table-ronde/game");
  return { turn, position, name: one.dataset.tap, x: left + width / 2, y: top + height / 2 };
}

/** Returns whether the page or the saved game changes within this time, in milliseconds. Runs in the page. */
async function changed(patience) {
  const end = performance.now() + patience;
  for (;;) {
    const game = document.querySelector("section.game");
    if (!game || game.outerHTML + localStorage.getItem("table-ronde/game") !== window.signed) return true;
    if (performance.now() > end) return false;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}

/** Waits until the change of a tap is drawn and saved: on slow machines the app needs several tasks. */
const drawn = (page) =>
  page.ask(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

/** Timeout for the effect of a tap, in milliseconds. */
const IDLE = 10_000;

/** Makes random taps until the game is over; resolves to its end and the taps without effect. */
export async function play(page, { seed, most = 20_000 }) {
  const number = numbers(seed);
  const idle = [];
  for (let made = 0; ; made += 1) {
    const target = await page.ask(aim, number());
    // Five taps without effect end the game, so that a frozen page is reported.
    if (target.name === undefined || made === most || idle.length === 5) return { ...target, idle, made };
    await page.touch(target);
    if (!(await page.ask(changed, IDLE))) idle.push(`${made}: ${target.name}`);
  }
}

/** Taps a named target on the table. */
export async function tap(page, name) {
  let target = await page.ask(aim, name);
  // On a busy machine the frame after a step comes later than the step.
  for (const end = Date.now() + IDLE; target.name === undefined && Date.now() < end; ) target = await page.ask(aim, name);
  if (target.name === undefined) throw new Error(`nothing on the table is called ${name}; it is ${target.turn}`);
  await page.touch(target);
  if (!(await page.ask(changed, IDLE))) throw new Error(`touching ${name} changes nothing`);
}

/** Returns the names of all tap targets on the table. */
export const names = (page) => page.ask(() => [...document.querySelectorAll("[data-tap]")].map(({ dataset }) => dataset.tap));

/** Answers all questions of a fight with the first answer; resolves to the number of answers. */
export async function answerAll(page) {
  let asked = 0;
  for (;;) {
    const name = await page.until("the next question", () => {
      const game = document.querySelector("section.game");
      if (game.dataset.busy !== "false" || game.outerHTML === window.signed) return null;
      window.signed = game.outerHTML;
      const one = document.querySelector(".fight [data-tap]");
      return one ? one.dataset.tap : document.querySelector(".fight") ? null : "none";
    });
    if (name === "none") return asked;
    asked += Number(name.startsWith("answer-"));
    await page.touch(`.fight [data-tap="${name}"]`);
  }
}

/** Holds the lock until the gate's question appears, answers it and opens the teacher's desk. */
export async function openDesk(page) {
  await page.press(await page.spot('[data-adult="lock"]'));
  await page.there("[data-gate-a]");
  await page.lift();
  await passGate(page);
}

/** Answers the question of the parental gate. */
export async function passGate(page) {
  await page.there("[data-gate-a]");
  const sum = await page.ask(() => {
    const { gateA, gateB } = document.querySelector("[data-gate-a]").dataset;
    return Number(gateA) + Number(gateB);
  });
  for (const digit of String(sum)) await page.touch(`[data-key="${digit}"]`);
  await page.touch('[data-key="ok"]');
  await page.there("main.page-teacher");
}
