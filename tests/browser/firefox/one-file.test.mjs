// One-file copy in Firefox, opened as a file without a network: a robot plays a whole game, which is saved.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { entries } from "../hosting/archive.mjs";
import { CATALOGUE, optionWords } from "../support/catalogue.js";
import { FINALES, followFinale } from "../support/finales.js";
import { start } from "../support/firefox.mjs";
import { robot } from "../support/robot.js";
import build, { apply, rules, rulesOf } from "../support/rules-program.js";

const game = "section.game";

describe("one-file copy in Firefox", { timeout: 300_000 }, () => {
  let folder, copy, session, driver;

  before(async () => {
    build();
    folder = mkdtempSync(join(tmpdir(), "table-ronde-"));
    const stick = join(folder, "Clé n° 1 (école)");
    mkdirSync(stick);
    writeFileSync(join(stick, "table-ronde.html"), entries().get("table-ronde.html"));
    copy = pathToFileURL(join(stick, "table-ronde.html")).href;
    session = await start();
    driver = session.driver;
  });
  after(async () => {
    await session?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (script, ...values) => driver.executeScript(script, ...values);
  const until = (script, why, ...values) => driver.wait(() => run(`return Boolean(${script})`, ...values), 20_000, why);
  const says = () => run(`return { ...document.querySelector("${game}").dataset }`);

  /** Opens the copy anew at an address of the app. */
  async function visit(path, ready) {
    await driver.get("about:blank");
    await driver.get(copy + path);
    await until(`document.querySelector(${JSON.stringify(ready)})`, `${ready} at ${path}`);
  }

  test("starts without a network", async () => {
    await visit("", "main.page-home:not([data-prerendered])");
    assert.equal(await run(`return document.getElementById("trouble").hidden`), true);
    const fonts = await driver.executeAsyncScript(`document.fonts.load("16px Andika").then((found) => arguments[0](found.length))`);
    assert.ok(fonts > 0);
    const reached = await driver.executeAsyncScript(`fetch("https://example.org/").then(() => arguments[0](true), () => arguments[0](false))`);
    assert.equal(reached, false);
  });

  for (const { slug, short } of Object.values(CATALOGUE)) {
    test(`a robot plays a whole game of ${slug} with expressions`, async () => {
      const first = rulesOf(slug, "start", ...optionWords(short));
      const query = new URLSearchParams({ anim: "0", position: first, graine: 1 });
      await visit(`#/jeu/${slug}?${query}`, `${game}[data-busy=false]`);
      await until(`document.documentElement.hasAttribute("data-faces")`, "the expressions");
      const end = await driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
         ${robot({ seed: 1 })}.then(done, (error) => done({ error: String(error) }));`,
      );
      assert.equal(end.error, undefined);
      assert.deepEqual([end.idle, end.turn], [[], "over"]);
      const last = (await says()).position;
      const { partie } = JSON.parse(await run(`return localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith("/game")))`));
      assert.equal(rulesOf(slug, "apply", first, ...partie.actions), last);
    });
  }

  for (const name of ["princess", "village", "draw"])
    test(`the finale plays on the board, then the end page comes: ${name}`, () => followFinale({ visit, run, until }, FINALES[name]));

  test("a robot plays a whole game, which the next visit restores", async () => {
    const first = rules("start", "--option", "setup=small").replace("/100 0", "/20 0");
    const query = new URLSearchParams({ anim: "0", position: first, graine: 6 });
    await visit(`#/jeu/chevaliers?${query}`, `${game}[data-busy=false]`);
    const { error, idle } = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       ${robot({ seed: 6 })}.then(done, (error) => done({ error: String(error) }));`,
    );
    assert.equal(error, undefined);
    assert.deepEqual(idle, []);
    const { turn, position } = await says();
    assert.equal(turn, "over");
    const { partie } = await run(`return JSON.parse(localStorage.getItem("table-ronde/game"))`);
    assert.equal(apply(first, partie.actions), position);

    await visit("#/jeu/chevaliers?anim=0", `${game}[data-busy=false]`);
    assert.equal((await says()).position, position);
  });
});
