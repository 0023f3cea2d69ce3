// Class mode of a problem with a number: fingers are counted, towers compare, and the class tries a number.
import { expect, test } from "./support/test.js";
import { faults } from "./support/axe.js";
import { mockSound } from "./support/sound.js";
import { choose, setSwitch } from "./support/switch.js";

const adult = (page, name, number = 0) => page.locator(`[data-adult="${name}"]`).nth(number);
const press = (page, name, number) => adult(page, name, number).dispatchEvent("click");
const problem = (page) => page.locator("section.problem");

/** Opens a problem whose answer is three steps. */
async function openProblem(page) {
  await page.goto("./#/defis/chevaliers?numero=3");
  await expect(problem(page)).toHaveAttribute("data-stage", "awaited");
}

/** Counts this many fingers for each number from one on. */
async function vote(page, hands) {
  await press(page, "class-vote");
  for (const [at, count] of hands.entries()) {
    for (let hand = 0; hand < count; hand += 1) await press(page, "class-hand", at);
  }
}

test("the number with the most votes is tried and solves the problem", async ({ page }) => {
  await page.addInitScript(mockSound, []);
  await openProblem(page);
  await vote(page, [0, 7, 12, 0, 4]);
  await press(page, "class-undo");
  await expect(page.locator(".class-column .council-votes")).toHaveText(["0", "7", "12", "0", "3", "0"]);
  await expect(page.locator(".class-column").nth(2).locator("rect")).toHaveCount(12);
  await press(page, "class-compare");
  await expect(page.locator(".class-compared")).toHaveText("Douze, c’est plus que sept.");
  await expect(page.locator(".class-column.wins")).toHaveCount(1);
  const said = await page.evaluate(() => window.heardSound.said);
  expect(said).toContain("Montre ta réponse sur tes doigts.");
  expect(said).toContain("Douze, c’est plus que sept.");
  await press(page, "class-try");
  await expect(problem(page)).toHaveAttribute("data-stage", "solved");
  await expect(page.locator("[data-adult^=class-]")).toHaveCount(0);
});

test("a tie offers both numbers, and a wrong one is shown as wrong", async ({ page }) => {
  await openProblem(page);
  await vote(page, [0, 5, 5]);
  await press(page, "class-compare");
  await expect(page.locator(".class-compared")).toHaveText("Cinq, c’est autant que cinq.");
  await expect(adult(page, "class-try", 1)).toBeVisible();
  await press(page, "class-try", 0);
  await expect(problem(page)).toHaveAttribute("data-stage", "wrong");
});

test("Escape closes the class mode, and a child can answer alone", async ({ page }) => {
  await openProblem(page);
  await vote(page, [1]);
  await page.locator(".of-class").press("Escape");
  await expect(page.locator(".of-class")).toHaveCount(0);
  await page.locator("[data-tap=answer-3]").dispatchEvent("click");
  await expect(problem(page)).toHaveAttribute("data-stage", "solved");
});

test("one switch counts and compares", async ({ page }) => {
  await setSwitch(page, {});
  await openProblem(page);
  await choose(page, "La_classe_répond_sur_ses_doigts");
  await choose(page, "trois");
  await choose(page, "On_compare");
  await choose(page, "On_essaie_ce_nombre_!");
  await expect(problem(page)).toHaveAttribute("data-stage", "solved");
});

test("nothing is cut off, and axe finds no violation in any theme", async ({ page }) => {
  await openProblem(page);
  await vote(page, [2, 7, 12]);
  await press(page, "class-compare");
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1080, 810],
    [810, 1080],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    const outside = await page.locator(".of-class, .of-class button").evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        })
        .map((one) => one.className),
    );
    expect(outside, `${width}×${height}`).toEqual([]);
  }
  expect(await faults(page, "class vote")).toEqual([]);
});
