// Keyboard: everything is usable without a pointer.
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { DUEL, drawn, game, kept, open, rest, says, small } from "./support/game.js";
import { numbers } from "./support/robot.js";
import { ENDS } from "./support/scenes.js";
import { apply, rulesOf } from "./support/rules-program.js";
import { startOf, walk } from "./support/walk.js";

/** Presses Tab until the focus is on a matching element. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

const cursor = (page) =>
  page.getByRole("grid").evaluate((grid) => document.getElementById(grid.getAttribute("aria-activedescendant")).dataset.cell);

/** Moves the board cursor to a cell with the arrow keys, by screen position. */
async function walkTo(page, cell) {
  await tabTo(page, "[role=grid]");
  const number = numbers(5);
  const seen = new Set();
  for (let presses = 0; presses < 120; presses += 1) {
    const [here, dx, dy, side] = await page.evaluate((cell) => {
      const from = document.getElementById(document.querySelector("[role=grid]").getAttribute("aria-activedescendant"));
      const to = document.querySelector(`[data-cell="${cell}"]`);
      const [one, other] = [from, to].map((element) => element.getBoundingClientRect());
      return [from.dataset.cell, other.x - one.x, other.y - one.y, one.width];
    }, cell);
    if (here === cell) return;
    // On a board of points the straight way may lead back; then a random arrow key is pressed.
    if (seen.has(here)) {
      await page.keyboard.press(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"][Math.floor(number() * 4)]);
      seen.clear();
      continue;
    }
    seen.add(here);
    const across = Math.abs(dx) > Math.abs(dy);
    const key = across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
    // Several presses at once where cells lie in a row.
    const times = Math.max(1, Math.floor(Math.abs(across ? dx : dy) / side));
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }
  throw new Error(`the cursor never reaches ${cell}`);
}

/** Activates the control or cell with this name by keyboard. */
async function press(page, name) {
  if ((await page.locator(`[data-cell="${name}"]`).count()) > 0) await walkTo(page, name);
  else await tabTo(page, `[data-tap="${name}"]`);
  await page.keyboard.press("Enter");
  await rest(page);
  // The app saves a step in the task after its frame.
  await drawn(page);
}

test("plays a whole game with a fight", async ({ page }) => {
  const start = DUEL.replace("/100 0", "/6 0");
  await open(page, { position: start, seed: 3 });
  await press(page, "c5");
  await press(page, "c6");
  const number = numbers(11);
  for (let made = 0; made < 400 && (await says(page)).turn !== "over"; made += 1) {
    const names = await page.evaluate(() => [...document.querySelectorAll("[data-tap]")].map((one) => one.dataset.tap));
    const ends = names.includes("end") && number() < 0.3;
    await press(page, ends ? "end" : names[Math.floor(number() * names.length)]);
  }
  const { turn, position } = await says(page);
  expect(turn).toBe("over");
  const { partie } = await kept(page);
  expect(partie.actions.filter((step) => step.startsWith("dice:")).length).toBeGreaterThan(0);
  expect(partie.actions).toContain("end");
  expect(apply(start, partie.actions)).toBe(position);
  await tabTo(page, ".victory-buttons .main");
  await page.keyboard.press("Enter");
  await expect(game(page)).toHaveAttribute("data-position", start);
});

for (const name of GAMES.slice(1)) {
  test(`plays a whole game: ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const start = startOf(name);
    await open(page, { game: name, position: start, seed: CATALOGUE[name].walk.seed });
    const made = await walk(page, name, (touched) => press(page, touched));
    const { turn, position } = await says(page);
    expect(turn).toBe("over");
    expect(made).toBeGreaterThan(20);
    const { partie } = await kept(page);
    expect(rulesOf(name, "apply", start, ...partie.actions)).toBe(position);
    await tabTo(page, ".victory-buttons .main");
    await page.keyboard.press("Enter");
    await expect(game(page)).toHaveAttribute("data-position", start);
  });
}

for (const [name, { show, taps: touches }] of Object.entries(ENDS)) {
  test(`plays the last steps of a game: ${name}`, async ({ page }) => {
    await show(page);
    for (const touch of touches) await press(page, touch);
    expect((await says(page)).turn).toBe("over");
  });
}

test("reaches the first move from home", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await tabTo(page, ".page-home .button.main");
  await page.keyboard.press("Enter");
  await expect(page.locator("main.page-play")).toBeVisible();
  await rest(page);
  const before = (await says(page)).position;
  await press(page, "end");
  expect((await says(page)).position).not.toBe(before);
});

test("the cursor stays on the board and Escape puts a piece down", async ({ page }) => {
  await open(page, { position: small() });
  await tabTo(page, "[role=grid]");
  for (const key of ["ArrowLeft", "ArrowUp"]) for (let times = 0; times < 12; times += 1) await page.keyboard.press(key);
  const corner = await cursor(page);
  await page.keyboard.press("ArrowUp");
  expect(await cursor(page)).toBe(corner);
  await press(page, "b2");
  await expect(page.locator('[data-cell="b2"]')).toHaveAccessibleName(/choisi/);
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-cell="b2"]')).not.toHaveAccessibleName(/choisi/);
  expect((await says(page)).position).toBe(small());
});

test("the leave dialog traps the focus and restores it", async ({ page }) => {
  await open(page, { position: small() });
  await tabTo(page, ".button.home");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  // The dialog takes the focus a moment after it is drawn.
  await expect(dialog).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement)), `Tab ${presses + 1}`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".button.home")).toBeFocused();
});

test("Tab does not reach the board under a fight", async ({ page }) => {
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 3 });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    const role = await page.evaluate(() => document.activeElement.getAttribute("role"));
    expect(role).not.toBe("grid");
  }
});

test("the focus is always visible", async ({ page }) => {
  await open(page, { position: small() });
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return true;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasCursor = element.getAttribute("role") === "grid" && Boolean(element.querySelector(".cursor"));
      return hasCursor || boxShadow !== "none" || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
    });
    expect(seen, `Tab ${presses + 1}`).toBe(true);
  }
});

test("chooses and solves a problem", async ({ page }) => {
  await page.goto("./#/defis");
  await expect(page.locator("main.page-problems")).toBeVisible();
  await tabTo(page, ".grade");
  await page.keyboard.press("Enter");
  const problem = page.locator("section.problem");
  await expect(problem).toBeVisible();
  const position = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
  await page.goto("about:blank");
  await page.goto(`./#/defis/chevaliers?defi=${encodeURIComponent(`take | 1 | - | ${position} | a8-a9 | only 1 of 6`)}`);
  await expect(problem).toHaveAttribute("data-stage", "awaited");
  await press(page, "a8");
  await press(page, "a9");
  await expect(problem).toHaveAttribute("data-stage", "solved");
});
