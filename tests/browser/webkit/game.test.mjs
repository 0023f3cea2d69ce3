// WebKit: the app loads, a robot plays whole games, a game in progress resumes, the service worker registers.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CATALOGUE, optionWords } from "../support/catalogue.js";
import { FINALES, followFinale } from "../support/finales.js";
import build, { apply, rules, rulesOf } from "../support/rules-program.js";
import { robot } from "../support/robot.js";
import { serve } from "../support/server.mjs";
import { start } from "../support/webkit.mjs";

const game = "section.game";
const sooner = (position) => position.replace("/100 0", "/20 0");

describe("WebKit", { timeout: 600_000 }, () => {
  let server, session, driver, home;

  before(async () => {
    build();
    server = process.env.BASE_URL ? undefined : await serve();
    home = `${process.env.BASE_URL ?? server.address}/`;
    session = await start();
    driver = session.driver;
  });
  after(async () => {
    await session?.stop();
    await server?.stop();
  });

  const run = (script, ...values) => driver.executeScript(script, ...values);
  const until = (script, why, ...values) => driver.wait(() => run(`return Boolean(${script})`, ...values), 20_000, why);
  const says = () => run(`return { ...document.querySelector("${game}").dataset }`);
  const kept = () => run(`return JSON.parse(localStorage.getItem("table-ronde/game"))`);

  /** Opens an address as a new visit. */
  async function visit(path, ready) {
    await driver.get("about:blank");
    await driver.get(home + path);
    await until(`document.querySelector(${JSON.stringify(ready)})`, `${ready} at ${path}`);
  }
  async function open(position, seed, slug = "chevaliers") {
    const query = new URLSearchParams({ anim: "0", ...(position && { position }), ...(seed && { graine: seed }) });
    await visit(`#/jeu/${slug}?${query}`, `${game}[data-busy=false]`);
  }
  /** Plays again in a new browser if WebKit itself has frozen and cannot even return a number. */
  async function despiteTheBrowser(game) {
    try {
      return await game();
    } catch (error) {
      if (!(await run("return 1").then(() => false, () => true))) throw error;
      console.log(`WebKit stood still and was started again: ${error.message}`);
      await session.stop();
      session = await start();
      driver = session.driver;
      return game();
    }
  }

  /** Runs the robot in stretches, so that a frozen page can be inspected. */
  async function play({ seed, most = 20_000 }) {
    for (let made = 0, stretch = 0; ; stretch += 1) {
      const options = { seed: 1000 * seed + stretch, most: Math.min(200, most - made) };
      const { error, ...end } = await driver
        .executeAsyncScript(
          `const done = arguments[arguments.length - 1];
           ${robot(options)}.then(done, (error) => done({ error: String(error) }));`,
        )
        .catch(async (error) => ({ error: `${error.message} after ${made} taps: ${await state()}` }));
      assert.equal(error, undefined);
      made += end.made;
      if (end.turn === "over" || end.idle.length > 0 || end.made === 0 || made >= most) return end;
    }
  }
  const wholeGame = (first, seed, slug) =>
    despiteTheBrowser(async () => {
      await open(first, seed, slug);
      await until(`document.documentElement.hasAttribute("data-faces")`, "the expressions");
      const { idle, turn } = await play({ seed });
      assert.deepEqual(idle, []);
      assert.equal(turn, "over");
    });
  const state = () =>
    run(`return JSON.stringify([document.visibilityState, { ...document.querySelector("${game}")?.dataset }])`).catch(String);

  test("the app loads", async () => {
    await visit("", "main.page-home:not([data-prerendered])");
    assert.equal(await driver.getTitle(), "Table ronde");
    assert.equal(await run(`return document.getElementById("trouble").hidden`), true);
  });

  for (const [name, position, seed] of [
    ["small", () => rules("start", "--option", "setup=small"), 1],
    ["small, drawn early", () => sooner(rules("start", "--option", "setup=small")), 2],
    ["default, drawn early", () => sooner(rules("start")), 3],
  ]) {
    test(`a robot plays a whole game: ${name}`, async () => {
      const first = position();
      await wholeGame(first, seed);
      const { position: last } = await says();
      const { partie } = await kept();
      assert.equal(apply(first, partie.actions), last);
    });
  }

  test("a problem is retried and solved", async () => {
    const position = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
    const line = encodeURIComponent(`take | 1 | - | ${position} | a8-a9 | only 1 of 6`);
    await visit(`#/defis/chevaliers?defi=${line}`, "section.problem[data-stage=awaited]");
    const press = async (selector) => {
      await until(`document.querySelector(arguments[0])`, selector, selector);
      await run(`document.querySelector(arguments[0]).dispatchEvent(new MouseEvent("click", { bubbles: true }))`, selector);
    };
    for (const name of ["a8", "b8"]) await press(`[data-tap="${name}"]`);
    await until(`document.querySelector("section.problem[data-stage=wrong]")`, "a wrong step");
    await press(".try-again:not([disabled])");
    await until(`document.querySelector("section.problem[data-stage=awaited]")`, "another try");
    for (const name of ["a8", "a9"]) await press(`[data-tap="${name}"]`);
    await until(`document.querySelector("section.problem[data-stage=solved]")`, "the solution");
  });

  for (const { slug, short } of Object.values(CATALOGUE).slice(1)) {
    test(`a robot plays a whole game of ${slug}`, async () => {
      const first = rulesOf(slug, "start", ...optionWords(short));
      await wholeGame(first, 1, slug);
      const { position: last } = await says();
      const { partie } = await kept();
      assert.equal(rulesOf(slug, "apply", first, ...partie.actions), last);
    });
  }

  for (const name of ["princess", "village", "draw"])
    test(`the finale plays on the board, then the end page comes: ${name}`, () => followFinale({ visit, run, until }, FINALES[name]));

  test("pointer taps move a piece", async () => {
    const first = rules("start", "--option", "setup=small");
    await open(first, 1);
    for (const cell of ["b2", "b3"]) {
      const { x, y } = await run(
        `const box = document.querySelector('[data-cell="' + arguments[0] + '"]').getBoundingClientRect();
         return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }`,
        cell,
      );
      await driver.actions().move({ x, y }).click().perform();
    }
    await until(`document.querySelector("${game}").dataset.position === arguments[0]`, "the move", apply(first, ["b2-b3"]));
  });

  test("the answers to a fight's questions do not change the game", async () => {
    const fight = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
    const settle = async (help) => {
      await visit("", "main.page-home:not([data-prerendered])");
      await run(`localStorage.setItem("table-ronde/settings", JSON.stringify({ faces: "mixed", help: arguments[0], hush: true }))`, help);
      await open(fight, 4);
      const begun = help === "automatic" ? `document.querySelector("${game}").dataset.turn !== "chance"` : `document.querySelector(".fight [data-tap]")`;
      await until(begun, "the fight");
      let asked = 0;
      for (let taps = 0; taps < 40; taps += 1) {
        const name = await run(
          `const one = document.querySelector(".fight [data-tap]");
           window.before = document.querySelector("${game}").outerHTML;
           one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
           return one?.dataset.tap ?? ""`,
        );
        if (name === "" && !(await run(`return Boolean(document.querySelector(".fight"))`))) break;
        asked += Number(name.startsWith("answer-"));
        await until(`document.querySelector("${game}[data-busy=false]") && document.querySelector("${game}").outerHTML !== window.before`, "the next question");
      }
      return [(await kept()).partie.actions, asked];
    };
    const [expected] = await settle("automatic");
    for (const help of ["asked", "memory"]) {
      const [steps, asked] = await settle(help);
      assert.deepEqual(steps, expected);
      assert.ok(asked >= 5, `${asked} answers`);
    }
    await run(`localStorage.removeItem("table-ronde/settings")`);
  });

  test("a game in progress resumes after a reload", async () => {
    await open(rules("start", "--option", "setup=small"), 5);
    await play({ seed: 5, most: 40 });
    const [{ position }, before] = [await says(), await kept()];
    await open();
    assert.equal((await says()).position, position);
    assert.deepEqual((await kept()).partie, before.partie);
    await driver.navigate().refresh();
    await until(`document.querySelector("${game}[data-busy=false]")`, "the game after a reload");
    assert.equal((await says()).position, position);
  });

  test("the service worker registers and becomes active", async () => {
    await visit("", "main.page-home:not([data-prerendered])");
    const state = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       navigator.serviceWorker.ready.then(({ active }) => done(active.scriptURL), (error) => done(String(error)));`,
    );
    assert.equal(state, `${home}sw.js`);
  });
});
