// Tap feedback: a tap on a game shows at once and is handled after the next frame; taps made meanwhile keep their order.
import { expect, test } from "./support/test.js";
import { game, kept, open, rest, says, small } from "./support/game.js";
import { handOn, middle } from "./support/hand.js";
import { apply } from "./support/rules-program.js";

const STEP = "b2-b3";
const [FROM, TO] = STEP.split("-");

/** Returns the centre of a cell. */
const spot = (page, cell) => middle(page.locator(`[data-cell="${cell}"]`));

const held = (page) => page.locator("[data-cell][aria-label*=choisi]");

/** Stops animation frames and the 100 ms timeout that stands in for them. */
const still = () => {
  window.requestAnimationFrame = () => 0;
  const later = window.setTimeout;
  window.setTimeout = (what, time, ...more) => (time === 100 ? 0 : later(what, time, ...more));
};

test("the ring and the busy state appear before the answer", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  await page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const { busy } = document.querySelector("section.game").dataset;
      const isHeld = Boolean(document.querySelector("[data-cell][aria-label*=choisi]"));
      window.seen.push(`${busy} ${isHeld} ${Boolean(document.querySelector(".touched"))}`);
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.mouse.click(...(await spot(page, FROM)));
  await expect(held(page)).toHaveCount(1);
  await rest(page);
  const seen = await page.evaluate(() => window.seen);
  expect([seen[0], seen.at(-1)]).toEqual(["true false true", "false true true"]);
});

test("the ring is centred on the tap and receives no pointer events", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  for (const place of [FROM, TO]) {
    const point = await spot(page, place);
    await page.mouse.click(...point);
    const mark = await page.locator(".touched").boundingBox();
    expect([mark.x + mark.width / 2, mark.y + mark.height / 2].map(Math.round)).toEqual(point.map(Math.round));
    expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y).matches(".touched"), point)).toBe(false);
    await rest(page);
  }
});

test("the ring appears on touch start and again on touch end", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  await page.evaluate(() => {
    const look = () => {
      const isHeld = Boolean(document.querySelector("[data-cell][aria-label*=choisi]"));
      window.seen = [document.querySelector(".touched")?.className, isHeld];
    };
    addEventListener("pointerdown", look, true);
  });
  const hand = await handOn(page);
  await hand.tap(...(await spot(page, FROM)), 0);
  await expect(held(page)).toHaveCount(1);
  const [before, wasHeld] = await page.evaluate(() => window.seen);
  expect([before, wasHeld]).toEqual(["touched", false]);
  await expect(page.locator(".touched")).toHaveClass("touched touched-again");
});

test("taps made before an answer keep their order", async ({ page }) => {
  await page.addInitScript(still);
  await open(page, { position: small(), seed: 1 });
  const [from, to] = [await spot(page, FROM), await spot(page, TO)];
  await page.mouse.click(...from);
  expect((await says(page)).busy).toBe("true");
  await page.mouse.click(...to);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await rest(page);
  expect((await says(page)).position).toBe(apply(small(), [STEP]));
});

test("a tap is answered without animation frames", async ({ page }) => {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await open(page, { position: small(), seed: 1 });
  await page.mouse.click(...(await spot(page, FROM)));
  await expect(held(page)).toHaveCount(1);
});

test("a pending tap is not lost when the page closes", async ({ page }) => {
  await page.addInitScript(still);
  await open(page, { position: small(), seed: 1 });
  await page.mouse.click(...(await spot(page, FROM)));
  await page.mouse.click(...(await spot(page, TO)));
  expect((await says(page)).position).toBe(small());
  await page.goto("about:blank");
  await page.goto("./");
  expect((await kept(page)).partie.actions).toEqual([STEP]);
});

test("a scripted click is answered at once without a ring", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  await page.locator(`[data-tap="${FROM}"]`).dispatchEvent("click");
  await expect(held(page)).toHaveCount(1);
  await expect(page.locator(".touched")).toHaveCount(0);
  await expect(game(page)).toHaveAttribute("data-busy", "false");
});

test("the home button shows the ring before its question", async ({ page }) => {
  await page.addInitScript(still);
  await open(page, { position: small(), seed: 1 });
  await page.locator(`[data-tap="${FROM}"]`).dispatchEvent("click");
  await page.locator(`[data-tap="${TO}"]`).dispatchEvent("click");
  await rest(page);
  await page.locator(".home").click();
  await expect(page.locator(".touched")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(page.getByRole("dialog")).toBeVisible();
});
