// « Copain se trompe »: the companion reads its own die, is sometimes wrong, and thanks the pupils who correct it.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, kept, rest } from "./support/game.js";
import { openTeacher } from "./support/teacher.js";

/** A great dragon of the computer attacks a knight. */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"];
const STATISTICS = "table-ronde/observations";
const title = (page) => page.locator(".fight .ribbon-text");
const wrong = (page) => page.locator('.fight .answer[aria-disabled="true"]');

/** Opens the fight of a saved game with this seed, and throws both dice. */
async function fight(page, seed, settings, query = "?anim=0") {
  const partie = { actions: [], format: "partie/1", game: "chevaliers", options: {}, start: FIGHT };
  const saved = { banners: [], partie, players: ["", "2"], seed, thrown: [false, false], undone: [] };
  await page.goto("./start.js");
  await page.evaluate(
    (texts) => {
      for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, JSON.stringify(value));
    },
    { [GAME]: saved, [SETTINGS]: { help: "asked", ...settings } },
  );
  await page.goto(`./#/jeu/chevaliers${query}`);
  await rest(page);
  const die = page.locator('.fight [data-tap="roll"]');
  if (await die.count()) await die.first().dispatchEvent("click");
  await expect(page.locator('.fight [data-tap^="answer-"]').first()).toBeVisible();
  await rest(page);
}

const answer = async (page, number) => {
  await page.locator(`[data-tap="answer-${number}"]`).dispatchEvent("click");
  await rest(page);
};

test("a wrong reading is corrected by the pupils, who are thanked, and it is not counted", async ({ page }) => {
  test.setTimeout(120_000);
  let [seed, claim] = [0, 0];
  do {
    seed += 1;
    expect(seed, "fights without a mistake").toBeLessThan(40);
    await fight(page, seed, { hush: true, misreads: true });
    await expect(title(page)).toHaveText(/^Moi, je lis \p{L}+\. Et toi\u{a0}\?$/u);
    claim = NUMBERS.indexOf((await title(page).textContent()).match(/lis (\p{L}+)/u)[1]);
    await answer(page, claim);
  } while ((await wrong(page).count()) === 0);
  // A wrong reading that is repeated is corrected like any wrong answer, and asked again without the claim.
  await expect(title(page)).toHaveText("Combien\u{a0}?");
  // One of the neighbours is right.
  await answer(page, claim < 6 ? claim + 1 : claim - 1);
  const isAbove = (await wrong(page).count()) === 0;
  const right = isAbove === claim < 6 ? claim + 1 : claim - 1;
  await fight(page, seed, { hush: true, misreads: true }, "");
  await page.locator(`[data-tap="answer-${right}"]`).dispatchEvent("click");
  await expect(title(page)).toHaveText("Merci\u{a0}! Je m’étais trompé.");
  expect(await kept(page, STATISTICS)).toBeNull();
});

test("it is off by default, and one touch in the settings turns it on", async ({ page }) => {
  await fight(page, 1, { hush: true });
  await expect(title(page)).toHaveText("Combien\u{a0}?");
  await openTeacher(page, "settings");
  await page.locator('[data-setting="misreads"]').click();
  await page.goto("./#/jeu/chevaliers?anim=0");
  await expect(title(page)).toHaveText(/^Moi, je lis/);
});
