// Multi-pointer input: several fingers, pens and mice at once. Each contact counts once, and a gesture belongs to the pointer that began
// it.
import { expect, test } from "./support/test.js";
import { DUEL, kept, open, pauseWithTools, rest, says, small, tap } from "./support/game.js";
import { middle } from "./support/hand.js";
import { pointersOn } from "./support/pointers.js";
import { apply } from "./support/rules-program.js";

const cell = (page, name) => middle(page.locator(`[data-cell="${name}"]`));
const held = (page) => page.locator("[data-cell][aria-label*=choisi]");
const dragged = (page) => page.locator(".piece.dragged");
const dice = (page) => page.locator('.fight [data-tap="roll"]');
/** Waits until the record holds both dice. */
const bothThrown = (page) => expect.poll(async () => (await kept(page)).partie.actions.some((step) => step.startsWith("dice:"))).toBe(true);
/** Position of a resting palm: the lower edge, away from all controls. */
const PALM = [540, 780];
const between = ([x, y], [to, below]) => [(x + to) / 2, (y + below) / 2];

/** Opens a fight in which both dice are still to be thrown; returns the centres of the dice. */
async function fight(page) {
  await open(page, { position: DUEL, seed: 3 });
  await tap(page, "c5");
  await tap(page, "c6");
  await expect(dice(page)).toHaveCount(2);
  return Promise.all([0, 1].map((number) => middle(dice(page).nth(number))));
}

test("two fingers throw both dice at the same time", async ({ page }) => {
  const [one, other] = await fight(page);
  const { finger } = await pointersOn(page);
  await finger(1).down(...one);
  await finger(2).down(...other);
  await finger(1).up();
  await finger(2).up();
  await bothThrown(page);
});

test("a resting hand does not block a die", async ({ page }) => {
  const [one, other] = await fight(page);
  const { finger } = await pointersOn(page);
  await finger(1).down(...PALM);
  await finger(2).tap(...one);
  await expect(dice(page)).toHaveCount(1);
  await finger(2).tap(...other);
  await bothThrown(page);
});

test("a resting hand does not block pawns, places and drags", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const [b2, b3, c2, c3] = [await cell(page, "b2"), await cell(page, "b3"), await cell(page, "c2"), await cell(page, "c3")];
  const { finger } = await pointersOn(page);
  await finger(1).down(...PALM);
  await finger(2).tap(...b2);
  await expect(held(page)).toHaveAttribute("data-cell", "b2");
  await finger(2).tap(...b3);
  await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  await rest(page);
  await finger(2).down(...c2);
  await finger(2).move(...between(c2, c3));
  await finger(2).move(...c3);
  await finger(2).up();
  await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
});

test("a resting hand does not block buttons outside a game", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  const play = await middle(page.getByRole("button", { name: "Jouer" }));
  const { finger } = await pointersOn(page);
  await finger(1).down(...PALM);
  await finger(2).tap(...play);
  await expect(page).toHaveURL(/#\/premiere|#\/jeu/);
});

test("a long rest on a die does not throw it", async ({ page }) => {
  const [one, other] = await fight(page);
  const devtools = await page.context().newCDPSession(page);
  const send = (type, timestamp, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints });
  const now = Date.now() / 1000;
  const [first, second] = [one, other].map(([x, y], id) => ({ x, y, id }));
  await send("touchStart", now, [first]);
  await send("touchStart", now + 9, [second]);
  await send("touchEnd", now + 9.1, [second]);
  await expect(dice(page)).toHaveCount(1);
  await send("touchEnd", now + 10, [first]);
  await rest(page);
  await expect(dice(page)).toHaveCount(1);
});

test("a sliding or long touch on one cell is a tap", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const [x, y] = await cell(page, "b2");
  const { finger } = await pointersOn(page);
  await finger(1).down(x - 12, y);
  await finger(1).move(x + 12, y);
  await finger(1).up();
  await expect(held(page)).toHaveAttribute("data-cell", "b2");
  const devtools = await page.context().newCDPSession(page);
  const [toX, toY] = await cell(page, "b3");
  const now = Date.now() / 1000 + 2;
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", timestamp: now, touchPoints: [{ x: toX, y: toY }] });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", timestamp: now + 1.5, touchPoints: [] });
  await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

test("a second finger does not end a drag", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const [b2, b3, e5] = [await cell(page, "b2"), await cell(page, "b3"), await cell(page, "e5")];
  const { finger } = await pointersOn(page);
  await finger(1).down(...b2);
  await finger(1).move(...between(b2, b3));
  await expect(dragged(page)).toHaveCount(1);
  await finger(2).tap(...e5);
  await finger(1).move(...b3);
  await expect(dragged(page)).toHaveCount(1);
  await finger(1).up();
  await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3"]));
});

for (const other of ["pen", "mouse"]) {
  test(`lifting a finger does not end the drag of a ${other}`, async ({ page }) => {
    await open(page, { position: DUEL, seed: 3 });
    const { position } = await says(page);
    const [c4, c5, d5] = [await cell(page, "c4"), await cell(page, "c5"), await cell(page, "d5")];
    const pointers = await pointersOn(page);
    await pointers.finger(1).down(...c4);
    await pointers[other].down(...c5);
    await pointers[other].move(...between(c5, d5));
    await expect(dragged(page)).toHaveCount(1);
    await pointers.finger(1).up();
    await rest(page);
    expect((await says(page)).position).toBe(position);
    await expect(dragged(page)).toHaveCount(1);
  });

  test(`moving a ${other} does not move the pawn that a finger drags`, async ({ page }) => {
    await open(page, { position: small(), seed: 1 });
    const [b2, b3, e5] = [await cell(page, "b2"), await cell(page, "b3"), await cell(page, "e5")];
    const pointers = await pointersOn(page);
    await pointers.finger(1).down(...b2);
    await pointers.finger(1).move(...between(b2, b3));
    const place = await dragged(page).getAttribute("style");
    await pointers[other].move(...e5, "none");
    expect(await dragged(page).getAttribute("style")).toBe(place);
    await pointers[other].down(...e5);
    await pointers[other].up();
    await pointers.finger(1).move(...b3);
    await pointers.finger(1).up();
    await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  });
}

test("a drag ends when the mouse is released elsewhere", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const [b2, b3] = [await cell(page, "b2"), await cell(page, "b3")];
  const { mouse } = await pointersOn(page);
  // Release over a button.
  await mouse.down(...b2);
  await mouse.move(...between(b2, b3));
  await expect(dragged(page)).toHaveCount(1);
  await mouse.move(...(await middle(page.locator(".home"))));
  await mouse.up();
  await expect(dragged(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Release without an event: the mouse comes back with no button pressed.
  await mouse.down(...b2);
  await mouse.move(...between(b2, b3));
  await expect(dragged(page)).toHaveCount(1);
  await mouse.move(...b3, "none");
  await expect(dragged(page)).toHaveCount(0);
  await mouse.up();
  await rest(page);
  expect((await says(page)).position).toBe(small());
});

test("a drag ends when its pointer capture is lost", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const [b2, b3] = [await cell(page, "b2"), await cell(page, "b3")];
  await page.evaluate(() => addEventListener("gotpointercapture", (event) => (window.captured = event), true));
  const { mouse } = await pointersOn(page);
  await mouse.down(...b2);
  await mouse.move(...between(b2, b3));
  await expect(dragged(page)).toHaveCount(1);
  await page.evaluate(() => window.captured.target.releasePointerCapture(window.captured.pointerId));
  await mouse.move(...b3);
  await expect(dragged(page)).toHaveCount(0);
});

test("the right button neither drags nor plays, and opens no menu", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  await page.evaluate(() => addEventListener("contextmenu", (event) => (window.menu = event.defaultPrevented)));
  const [b2, b3] = [await cell(page, "b2"), await cell(page, "b3")];
  const { mouse } = await pointersOn(page);
  await mouse.down(...b2, "right");
  await mouse.move(...between(b2, b3), "right");
  await expect(dragged(page)).toHaveCount(0);
  await mouse.move(...b3, "right");
  await mouse.up("right");
  await rest(page);
  expect((await says(page)).position).toBe(small());
  expect(await page.evaluate(() => window.menu)).toBe(true);
});

test("a whiteboard contact sent as touch and mouse counts once", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  const { finger, mouse } = await pointersOn(page);
  for (const name of ["b2", "b3"]) {
    const point = await cell(page, name);
    await finger(1).tap(...point);
    await mouse.down(...point);
    await mouse.up();
    await rest(page);
  }
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
  await page.goto("./#/maitre");
  const key = await middle(page.locator('[data-key="4"]'));
  await finger(1).tap(...key);
  await mouse.down(...key);
  await mouse.up();
  await expect(page.locator(".gate-typed output")).toHaveText("4");
});

test("a mouse alone or a pen alone can play", async ({ page }) => {
  const steps = [["mouse", "b2", "b3"], ["pen", "c2", "c3"]];
  await open(page, { position: small(), seed: 1 });
  const pointers = await pointersOn(page);
  for (const [name, from, to] of steps) {
    for (const place of [from, to]) {
      await pointers[name].down(...(await cell(page, place)));
      await pointers[name].up();
      await rest(page);
    }
  }
  expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
});

test("« Stop, on regarde » draws one line for each pointer", async ({ page }) => {
  await open(page, { position: small(), seed: 1 });
  await pauseWithTools(page);
  const lines = page.locator(".pause-picture .line");
  const paper = page.locator(".pause-paper");
  await expect(paper).toBeVisible();
  const [b2, b5, e2, e5] = [await cell(page, "b2"), await cell(page, "b5"), await cell(page, "e2"), await cell(page, "e5")];
  const { finger, pen, mouse } = await pointersOn(page);
  // A palm touches before the pen and lifts while the pen draws.
  await finger(1).down(...e2);
  await pen.down(...b2);
  await pen.move(...between(b2, b5));
  await finger(1).up();
  await pen.move(...b5);
  await pen.up();
  await expect(lines).toHaveCount(1);
  // A hovering pen does not continue the line, and the line of a pen that lifted without an event stays.
  await mouse.down(...e2);
  await mouse.move(...between(e2, e5));
  await mouse.move(...e5, "none");
  await mouse.move(...b2, "none");
  await expect(lines).toHaveCount(2);
  // The right button does not draw.
  await mouse.up();
  await mouse.down(...e2, "right");
  await mouse.move(...b5, "right");
  await mouse.up("right");
  await expect(lines).toHaveCount(2);
});
