// A finger on a page of an engine of any age: what it plays, answers and opens.
import { numbers } from "./robot.js";

/**
 * What the page says of the game once nothing moves and all is kept: a step is kept in the task after its picture, and a page that
 * is closed in between would not keep it.
 */
export async function says(page) {
  const said = await page.until("the game rests", () => {
    const game = document.querySelector("section.game");
    return game && game.dataset.busy === "false" ? { ...game.dataset } : null;
  });
  await drawn(page);
  return said;
}

/** The value saved under a key, read as JSON. */
export const kept = (page, key = "table-ronde/game") => page.ask((key) => JSON.parse(localStorage.getItem(key)), key);

/** Keeps a value before the app is there, which would keep its own. */
export async function keep(page, home, key, value) {
  await page.visit(`${home}start.js`);
  await page.ask((key, text) => localStorage.setItem(key, text), key, JSON.stringify(value));
}

/** Opens a game and waits until it stands. */
export async function open(page, home, slug, { position, seed, still = true } = {}) {
  const query = new URLSearchParams({ ...(position && { position }), ...(seed !== undefined && { graine: seed }), ...(still && { anim: "0" }) });
  await page.visit(`${home}#/jeu/${slug}?${query}`);
  return says(page);
}

/** Runs in the page: where to touch what bears this name, or, for a number, that share of all that bear one. */
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

/** Runs in the page: whether what the finger did is shown or kept, before this many milliseconds are over. */
async function changed(patience) {
  const end = performance.now() + patience;
  for (;;) {
    const game = document.querySelector("section.game");
    if (!game || game.outerHTML + localStorage.getItem("table-ronde/game") !== window.signed) return true;
    if (performance.now() > end) return false;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}

/** Waits until what a touch changed is drawn and kept: the app works in tasks, several where the machine is slow. */
const drawn = (page) =>
  page.ask(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

/** How long a touch may change nothing, in milliseconds. */
const IDLE = 10_000;

/** Touches at random until the game is over; resolves to its end, and the touches that changed nothing. */
export async function play(page, { seed, most = 20_000 }) {
  const number = numbers(seed);
  const idle = [];
  for (let made = 0; ; made += 1) {
    const target = await page.ask(aim, number());
    // A page that answers to nothing is reported, not waited for.
    if (target.name === undefined || made === most || idle.length === 5) return { ...target, idle, made };
    await page.touch(target);
    if (!(await page.ask(changed, IDLE))) idle.push(`${made}: ${target.name}`);
  }
}

/** Touches what bears this name on the table. */
export async function tap(page, name) {
  let target = await page.ask(aim, name);
  // On a busy machine the picture after a step comes later than the step.
  for (const end = Date.now() + IDLE; target.name === undefined && Date.now() < end; ) target = await page.ask(aim, name);
  if (target.name === undefined) throw new Error(`nothing on the table is called ${name}; it is ${target.turn}`);
  await page.touch(target);
  if (!(await page.ask(changed, IDLE))) throw new Error(`touching ${name} changes nothing`);
}

/** What can be touched on the table. */
export const names = (page) => page.ask(() => [...document.querySelectorAll("[data-tap]")].map(({ dataset }) => dataset.tap));

/** Answers all that a fight asks, always the first answer; resolves to how many were given. */
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

/** Holds the lock in the corner until the question comes, answers it, and stands at the teacher's desk. */
export async function openDesk(page) {
  await page.press(await page.spot('[data-adult="lock"]'));
  await page.there("[data-gate-a]");
  await page.lift();
  await passGate(page);
}

/** Answers the question that only adults answer. */
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
