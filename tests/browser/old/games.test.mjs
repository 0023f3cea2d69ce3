// Games in old engines by touch: whole games checked by the rules program, a fight with its questions, and a saved game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, GAMES, optionWords } from "../support/catalogue.js";
import { answerAll, keep, kept, names, open, play, says, tap } from "../support/finger.mjs";
import { SETTINGS } from "../support/game.js";
import { rulesOf } from "../support/rules-program.js";
import { startOf, walk } from "../support/walk.js";
import { inEngines } from "./session.mjs";

const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";

/** Asserts that the saved record is legal and leads to the position on the page. */
async function agrees(page, slug, first) {
  const { position } = await says(page);
  const { partie } = await kept(page);
  assert.equal(rulesOf(slug, "apply", first, ...partie.actions), position);
  return partie.actions;
}

inEngines("games", ["whole", "games"], (session) => {
  for (const slug of GAMES) {
    test(`plays a whole game of ${slug} by touch`, () =>
      session.page(async (page) => {
        const first = startOf(slug);
        await open(page, session.home, slug, { position: first, seed: 1 });
        await walk(page, slug, (name) => tap(page, name), { read: { says, names } });
        assert.equal((await says(page)).turn, "over");
        const actions = await agrees(page, slug, first);
        assert.ok(actions.length > 15, `${actions.length} steps`);
        assert.deepEqual(page.errors, []);
      }));
  }

  test("no random tap is without effect in a whole game", () =>
    session.page(async (page) => {
      const first = rulesOf("kingdom", "start", ...optionWords(CATALOGUE.kingdom.short));
      await open(page, session.home, "kingdom", { position: first, seed: 1 });
      const { turn, idle } = await play(page, { seed: 1 });
      assert.deepEqual(idle, []);
      assert.equal(turn, "over");
      await agrees(page, "kingdom", first);
    }));

  test("the answers to a fight's questions do not change the game", async () => {
    const settle = (help) =>
      session.page(async (page) => {
        await keep(page, session.home, SETTINGS, { faces: "mixed", help, hush: true });
        await open(page, session.home, "chevaliers", { position: FIGHT, seed: 4 });
        const asked = await answerAll(page);
        assert.deepEqual(page.errors, []);
        return { asked, actions: await agrees(page, "chevaliers", FIGHT) };
      });
    const { actions } = await settle("automatic");
    assert.ok(actions.length > 0);
    for (const help of ["asked", "memory"]) {
      const end = await settle(help);
      assert.deepEqual(end.actions, actions);
      assert.ok(end.asked >= 5, `${end.asked} answers`);
    }
  });

  test("a problem is retried and solved by touch", () =>
    session.page(async (page) => {
      const position = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
      await page.visit(`${session.home}#/defis/chevaliers?defi=${encodeURIComponent(`take | 1 | - | ${position} | a8-a9 | only 1 of 6`)}`);
      for (const name of ["a8", "b8"]) await page.touch(`section.problem [data-tap="${name}"]`);
      await page.there("section.problem[data-stage=wrong]");
      await page.touch(".try-again:not([disabled])");
      await page.there("section.problem[data-stage=awaited]");
      for (const name of ["a8", "a9"]) await page.touch(`section.problem [data-tap="${name}"]`);
      await page.there("section.problem[data-stage=solved]");
      assert.deepEqual(page.errors, []);
    }));

  test("a game resumes after the browser was closed", async () => {
    const first = rulesOf("chevaliers", "start", "--option", "setup=small");
    const left = await session.page(async (page) => {
      await open(page, session.home, "chevaliers", { position: first, seed: 5 });
      await play(page, { seed: 5, most: 20 });
      const { position } = await says(page);
      return { position, game: await kept(page) };
    });
    assert.ok(left.game.partie.actions.length > 1);
    await session.again();
    await session.page(async (page) => {
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      await page.touch(".resume");
      const { position } = await says(page);
      assert.equal(position, left.position);
      assert.deepEqual((await kept(page)).partie, left.game.partie);
      await play(page, { seed: 6, most: 20 });
      const actions = await agrees(page, "chevaliers", first);
      assert.ok(actions.length > left.game.partie.actions.length);
    });
  });
});
