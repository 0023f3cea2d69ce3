// A finger on a page of an engine of any age: what it plays, answers and opens.
import { numbers } from "./robot.js";

/** What the page says of the game once nothing moves. */
export const says = (page) =>
  page.until("the game rests", () => {
    const game = document.querySelector("section.game");
    return game && game.dataset.busy === "false" ? { ...game.dataset } : null;
  });

/** What the device keeps under a key, read as JSON. */
export const kept = (page, key = "table-ronde/game") => page.ask((key) => JSON.parse(localStorage.getItem(key)), key);

/** Keeps a value before the app is there, which would keep its own. */
export async function keep(page, home, key, value) {
  await page.visit(`${home}boot.js`);
  await page.ask((key, text) => localStorage.setItem(key, text), key, JSON.stringify(value));
}

/** Opens a game and waits until it stands. */
export async function open(page, home, slug, { position, seed, still = true } = {}) {
  const query = new URLSearchParams({ ...(position && { position }), ...(seed !== undefined && { graine: seed }), ...(still && { anim: "0" }) });
  await page.visit(`${home}#/jeu/${slug}?${query}`);
  return says(page);
}

/**
 * Runs in the page: waits until what the finger did is shown or kept and nothing moves, then says where to touch next: in the
 * middle of one of all that bear data-tap. A touch after which nothing changes is idle.
 */
async function next(share, isFirst, patience) {
  const element = () => document.querySelector("section.game");
  const sign = () => element() && element().outerHTML + localStorage.getItem("table-ronde/game");
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const end = performance.now() + patience;
  let idle = false;
  while (!isFirst && !idle && sign() === window.signed) {
    await frame();
    idle = performance.now() > end;
  }
  while (element() && element().dataset.busy === "true") await frame();
  if (!element()) throw new Error(`the game is left for ${location.hash}`);
  const all = [...document.querySelectorAll("[data-tap]")];
  const { turn, position } = element().dataset;
  if (turn === "over" || all.length === 0) return { turn, position, idle };
  const one = all[Math.floor(share * all.length)];
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  window.signed = sign();
  return { turn, position, idle, name: one.dataset.tap, x: left + width / 2, y: top + height / 2 };
}

/** Touches at random until the game is over; resolves to its end, and the touches that changed nothing. */
export async function play(page, { seed, most = 20_000 }) {
  const number = numbers(seed);
  const idle = [];
  let last;
  for (let made = 0; ; made += 1) {
    const target = await page.ask(next, number(), made === 0, 10_000);
    if (target.idle) idle.push(`${made}: ${last}`);
    // A page that answers to nothing is reported, not waited for.
    if (target.name === undefined || made === most || idle.length === 5) return { ...target, idle, made };
    last = target.name;
    await page.touch(target);
  }
}

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
