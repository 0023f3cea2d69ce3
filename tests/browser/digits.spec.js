// Digit input: keys and digits of every keyboard work at the parental gate, wherever the focus is, and in every number field.
import { expect, test } from "./support/test.js";
import { openTeacher } from "./support/teacher.js";

const WRITINGS = { ascii: "0123456789", arabic: "٠١٢٣٤٥٦٧٨٩", persian: "۰۱۲۳۴۵۶۷۸۹", wide: "０１２３４５６７８９" };
const written = (number, writing) => [...String(number)].map((digit) => WRITINGS[writing][digit]).join("");
const typed = (page) => page.locator(".gate-typed output");
const sum = (page) => page.locator("[data-gate-a]").evaluate(({ dataset }) => Number(dataset.gateA) + Number(dataset.gateB));
/** Dispatches a key whose character the test keyboard lacks. */
const press = (page, key) =>
  page.evaluate((key) => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })), key);

test("the gate accepts keyboard digits wherever the focus is", async ({ page }) => {
  await page.goto("./#/maitre");
  await expect(typed(page)).toBeAttached();
  await page.keyboard.type("12");
  await page.keyboard.press("Backspace");
  await expect(typed(page)).toHaveText("1");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(String(await sum(page)));
  await page.keyboard.press("Enter");
  await expect(page.locator("main.page-teacher")).toBeVisible();
});

test("Enter submits the answer instead of repeating the clicked key", async ({ page }) => {
  await page.goto("./#/maitre");
  const answer = String(await sum(page));
  for (const digit of answer) await page.locator(`[data-key="${digit}"]`).click();
  await page.keyboard.press("Enter");
  await expect(page.locator("main.page-teacher")).toBeVisible();
});

test("Enter presses the focused key", async ({ page }) => {
  await page.goto("./#/maitre");
  await page.locator('[data-key="7"]').focus();
  await page.keyboard.press("Enter");
  await expect(typed(page)).toHaveText("7");
});

for (const writing of ["arabic", "persian", "wide"]) {
  test(`the gate reads ${writing} digits`, async ({ page }) => {
    await page.goto("./#/maitre");
    await expect(typed(page)).toBeAttached();
    for (const digit of written(await sum(page), writing)) await press(page, digit);
    await press(page, "Enter");
    await expect(page.locator("main.page-teacher")).toBeVisible();
  });

  test(`seed and problem number accept ${writing} digits`, async ({ page }) => {
    await openTeacher(page, "settings");
    const seed = page.locator("#seed").first();
    await seed.fill(written(42, writing));
    await seed.blur();
    await expect(seed).toHaveValue("42");
    await page.locator('[data-adult="tab-problems"]').click();
    const number = page.locator("#problem-number");
    await expect(page.locator('.by-number[data-known="true"]')).toBeVisible();
    await number.fill(written(3, writing));
    await expect(number).toHaveAttribute("aria-invalid", "false");
  });
}
