// Double-tap guard: a trembling hand taps twice where it means one tap.
import { expect, test } from "./support/test.js";
import { DUEL, SETTINGS, drawn, open, rest, says, small, tap, taps } from "./support/game.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { handOn, middle, slow } from "./support/hand.js";
import { numbers } from "./support/robot.js";
import { startOf } from "./support/walk.js";

/** A Knights-challenge position after two steps: picking up a pawn zooms the board, and often another pawn lands under the finger. */
const CROWD = [
  "knights solo RY .......YYYY./.......YY.Y./............/........Y.../............/............/............",
  "............/.R........../............/.R.RR......./.RRRR....... R -,-,-,- q0 Q80 T8 Lown C0,0",
].join("/");

const held = (page) => page.locator("[data-cell][aria-label*=choisi]");
/** Returns the dataset of the control at a point. */
const under = (page, [x, y]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("[data-cell],[data-tap],button")?.dataset, [x, y]);

test("quick taps on a pawn count once, and a later tap puts it back", async ({ page }) => {
  await open(page, { position: small() });
  const pawn = await middle(page.locator('[data-cell="b2"]'));
  const before = await taps(page);
  // A slow device handles the second touch long after the finger has lifted.
  const touched = await slow(page, "pointerdown", 600);
  const hand = await handOn(page);
  await Promise.all([hand.click(...pawn, 0), hand.click(...pawn, 200), hand.click(...pawn, 400)]);
  await expect.poll(touched).toBe(3);
  await expect(held(page)).toHaveCount(1);
  await rest(page);
  expect(await taps(page)).not.toEqual(before);
  await hand.click(...pawn, 1000);
  await expect.poll(() => taps(page)).toEqual(before);
});

test("the second of two quick taps does not pick another pawn on the zoomed board", async ({ page }) => {
  await open(page, { game: "knights", position: CROWD });
  const hand = await handOn(page);
  let time = 0;
  let tried = 0;
  for (const pawn of await page.locator("[data-cell][data-tap]").all()) {
    const name = await pawn.getAttribute("data-cell");
    const point = await middle(pawn);
    await hand.click(...point, (time += 1000));
    await expect(held(page)).toHaveAttribute("data-cell", name);
    await rest(page);
    const other = await under(page, point);
    if (other?.tap && other.cell !== name) {
      const before = await says(page);
      await hand.click(...point, time + 200);
      await rest(page);
      await expect(held(page)).toHaveAttribute("data-cell", name);
      expect(await says(page)).toEqual(before);
      tried += 1;
    }
    await page.keyboard.press("Escape");
    await expect(held(page)).toHaveCount(0);
  }
  expect(tried).toBeGreaterThan(0);
});

test("a double tap answers only one question", async ({ page }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ help: "asked" })]);
  await open(page, { position: DUEL, seed: 3 });
  await tap(page, "c5");
  await tap(page, "c6");
  const answers = page.locator(".fight .answer");
  const dice = page.locator('.fight [data-tap="roll"]');
  for (let left = await dice.count(); left > 0; left -= 1) {
    await dice.first().dispatchEvent("click");
    await rest(page);
  }
  await expect(answers.first()).toBeVisible();
  const asked = () => page.locator(".fight").evaluate((fight) => fight.textContent + fight.querySelectorAll(".answer.wrong").length);
  const hand = await handOn(page);
  let time = 0;
  let shared = 0;
  while (await answers.first().isVisible()) {
    const point = await middle(page.locator(".fight .answer[data-tap]").first());
    const before = await asked();
    await hand.click(...point, (time += 1000));
    await expect.poll(asked).not.toBe(before);
    await rest(page);
    if (!(await answers.first().isVisible())) break;
    const after = await asked();
    shared += (await under(page, point))?.tap ? 1 : 0;
    await hand.click(...point, time + 200);
    await rest(page);
    expect(await asked()).toBe(after);
  }
  // At least one second tap must have hit a control, or the test proves nothing.
  expect(shared).toBeGreaterThan(0);
});

for (const slug of GAMES) {
  test(`the second of two quick taps has no effect: ${slug}`, async ({ page }) => {
    await open(page, { game: slug, position: startOf(slug), seed: CATALOGUE[slug].walk.seed });
    const hand = await handOn(page);
    const number = numbers(CATALOGUE[slug].walk.seed);
    const stands = async () => {
      await rest(page);
      await drawn(page);
      return { ...(await says(page)), taps: await taps(page), held: await held(page).evaluateAll((all) => all.map(({ id }) => id)) };
    };
    let did = 0;
    let after = await stands();
    for (let made = 0; made < 16; made += 1) {
      const all = await page.locator("[data-tap]").all();
      if (all.length === 0) break;
      const point = await middle(all[Math.floor(number() * all.length)]);
      const time = hand.now();
      await hand.click(...point, time);
      const before = await stands();
      did += JSON.stringify(before) === JSON.stringify(after) ? 0 : 1;
      await hand.click(...point, time + 200);
      after = await stands();
      expect(after).toEqual(before);
    }
    expect(did).toBeGreaterThan(8);
  });
}
