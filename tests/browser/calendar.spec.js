// Calendar of the problems of the day: a sheet for each of four weeks, and their solutions apart.
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";

/** A Wednesday. */
const TODAY = new Date("2026-12-02T10:00:00");
const sheets = (page) => page.locator("svg.printed-sheet");
const days = (sheet) => sheet.locator('[data-thing^="problem-"]');

for (const game of GAMES) {
  test(`four weeks of ${game} begin with the current one`, async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    await page.goto(`./#/imprimer/${game}?feuille=calendrier`);
    await expect(sheets(page)).toHaveCount(8);
    const weeks = ["30/11/2026", "07/12/2026", "14/12/2026", "21/12/2026"];
    for (const [index, date] of [...weeks, ...weeks].entries()) {
      const sheet = sheets(page).nth(index);
      await expect(sheet).toContainText(`Semaine du ${date}`);
      if (index < 4) await expect(sheet).not.toContainText("solutions");
      else await expect(sheet).toContainText("les solutions");
      await expect(days(sheet)).toHaveCount(5);
    }
    // The days of the month stand at the boards, across the end of a month.
    for (const [index, day] of ["30", "1", "2", "3", "4"].entries()) {
      await expect(days(sheets(page).first()).nth(index).locator("text").first()).toHaveText(day);
    }
  });
}

test("at a weekend the calendar begins with the next week", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-29T10:00:00"));
  await page.goto("./#/imprimer/chevaliers?feuille=calendrier");
  await expect(sheets(page).first()).toContainText("Semaine du 30/11/2026");
});

test("today's problem on paper is the problem of the day on the screen", async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await page.goto("./#/imprimer/chevaliers?feuille=calendrier");
  await expect(sheets(page)).toHaveCount(8);
  const solution = await days(sheets(page).nth(4)).nth(2).locator("text").allTextContents();
  await page.goto("./#/defis/jour");
  await expect(page.locator("section.problem")).toHaveAttribute("data-stage", "awaited");
  // Its answer is a number, which the solution shows.
  const answer = solution
    .map(Number)
    .filter((number) => number > 0)
    .pop();
  await page.locator(`[data-tap="answer-${answer}"]`).dispatchEvent("click");
  await expect(page.locator("section.problem")).toHaveAttribute("data-stage", "solved");
});
