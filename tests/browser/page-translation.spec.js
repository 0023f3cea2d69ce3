// Page translation: with every text node wrapped, as Chrome's translator does, the words still follow the game.
import { expect, test } from "./support/test.js";
import { DUEL, open, rest, small, tap } from "./support/game.js";
import { answerGate, passGate } from "./support/teacher.js";

/** Wraps every text node of the page, now and at each change, as Chrome's translator does. Its own texts no longer change. */
const translate = () => {
  const wrap = (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    // The translator inserts the new node before it removes the old one.
    text.parentNode.insertBefore(outer, text);
    text.remove();
  };
  window.wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const meant = texts.filter((text) => text.data.trim() && !text.parentNode.closest("font,script,style"));
    meant.forEach(wrap);
    return meant.length;
  };
};
const wrap = async (page) => expect(await page.evaluate(() => window.wrapAll())).toBeGreaterThan(0);
const trouble = (page) => page.locator("#trouble");

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate);
});

test("the page opts out of translation", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.locator('meta[name="google"]')).toHaveAttribute("content", "notranslate");
});

test("the banner follows the game on a translated page", async ({ page }) => {
  await open(page, { position: small() });
  const banner = page.locator(".turn-banner");
  await wrap(page);
  const before = await banner.textContent();
  await tap(page, "b2");
  await expect(banner).not.toHaveText(before);
  const held = await banner.textContent();
  await wrap(page);
  await tap(page, "b3");
  await expect(banner).not.toContainText(held);
  await expect(trouble(page)).toBeHidden();
});

test("a fight continues on a translated page", async ({ page }) => {
  await open(page, { position: DUEL, seed: 3 });
  await tap(page, "c5");
  await tap(page, "c6");
  const caption = page.locator(".fight-caption");
  const dice = page.locator('.fight [data-tap="roll"]');
  await wrap(page);
  const before = await caption.textContent();
  await tap(page, "roll");
  await wrap(page);
  await expect(caption).not.toContainText(before);
  while ((await dice.count()) > 0) {
    await tap(page, "roll");
    await wrap(page);
  }
  await rest(page);
  await expect(trouble(page)).toBeHidden();
});

test("the gate shows a new sum on a translated page", async ({ page }) => {
  await page.clock.install();
  await page.goto("./#/maitre");
  const question = page.locator(".gate-question");
  await expect(question).toBeVisible();
  await wrap(page);
  const before = await question.textContent();
  for (const key of ["1", "ok"]) await page.locator(`[data-key="${key}"]`).click();
  await expect(question).not.toContainText(before);
  await wrap(page);
  await page.clock.fastForward(6000);
  await expect(page.locator('[data-key="1"]')).toBeEnabled();
  await answerGate(page);
  await expect(page.locator("main.page-teacher")).toBeVisible();
});

test("the desk switches tabs on a translated page", async ({ page }) => {
  await page.goto("./#/maitre");
  await passGate(page);
  for (const part of ["settings", "tables", "game", "observations", "settings"]) {
    await wrap(page);
    await page.locator(`[data-adult="tab-${part}"]`).click();
    await expect(page.locator(`[data-adult="tab-${part}"][aria-current]`)).toHaveCount(1);
  }
  await expect(trouble(page)).toBeHidden();
});
