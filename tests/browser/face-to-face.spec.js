// Two children face to face: the banner stands at their edges, and a fight is split into two halves that are turned to them.
import { expect, test } from "./support/test.js";
import { faults as inaccessible } from "./support/axe.js";
import { face, fightFacing, half, openFacing, throwBoth } from "./support/facing.js";
import { DUEL, SETTINGS, drawn, game, kept, open, rest, small, tap } from "./support/game.js";
import { middle } from "./support/hand.js";
import { overflow } from "./support/overflow.js";
import { pointersOn } from "./support/pointers.js";
import { apply } from "./support/rules-program.js";
import { QUICK, choose } from "./support/switch.js";
import { outside, overlaps, reach, tooSmall } from "./support/targets.js";

const ASKED = { settings: { help: "asked" } };
const SIDES = ["left", "right"];
const LANDSCAPE = [
  [1080, 810],
  [1024, 768],
  [1920, 1080],
];
const PORTRAIT = [
  [810, 1080],
  [768, 1024],
];
const seating = (page, name) => page.locator(".seating").getByRole("button", { name });
const answers = (page, side) => half(page, side).locator("[data-tap^=answer-]");
const answer = (page, side, name) => half(page, side).locator(`[data-tap=answer-${name}]`);
const box = (locator) => locator.boundingBox();

/** Touches an element where it is seen. */
async function touch(page, locator, id = 1) {
  const place = await middle(locator);
  const { finger } = await pointersOn(page);
  await finger(id).tap(...place);
}

/** Answers how many dots the die of a half shows, at the touched place. */
const read = async (page, side) => touch(page, answer(page, side, await face(page, side)));

test("the preparation seats two children face to face, by picture", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await expect(seating(page, "Côte à côte")).toHaveAttribute("aria-pressed", "true");
  for (const picture of await page.locator(".seating-picture").all()) await expect(picture).toBeVisible();
  await seating(page, "Face à face").click();
  await expect(seating(page, "Face à face")).toHaveAttribute("aria-pressed", "true");
  await page.locator(".page-buttons .main").click();
  await expect(page.locator("main.page-play.facing")).toBeVisible();
  expect(await kept(page)).toMatchObject({ facing: true, players: ["", ""] });
});

test("only two children who fight each other on a large enough window choose where they sit", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await seating(page, "Face à face").click();
  await page.locator(".seat-card.suit-red .seat-choice").last().click();
  await expect(page.locator(".seating")).toHaveCount(0);
  await page.locator(".page-buttons .main").click();
  await rest(page);
  expect(await kept(page)).toMatchObject({ facing: false });
  await page.goto("./#/preparation/kingdom");
  await expect(page.locator("main.page-setup")).toBeVisible();
  await expect(page.locator(".seating")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator(".seat-card.suit-red")).toBeVisible();
  await expect(page.locator(".seating")).toHaveCount(0);
});

test("two touches at once throw both dice", async ({ page }) => {
  await fightFacing(page);
  const dice = await Promise.all(SIDES.map((side) => middle(half(page, side).locator("[data-tap=roll]"))));
  const { finger } = await pointersOn(page);
  await finger(1).down(...dice[0]);
  await finger(2).down(...dice[1]);
  await finger(1).up();
  await finger(2).up();
  await expect.poll(async () => (await kept(page)).partie.actions.some((step) => step.startsWith("dice:"))).toBe(true);
});

for (const [first, second] of [SIDES, [...SIDES].reverse()]) {
  test(`each half asks its own question, and the ${first} child may answer first`, async ({ page }) => {
    await fightFacing(page, ASKED);
    await throwBoth(page);
    for (const side of SIDES) await expect(answers(page, side)).toHaveCount(6);
    await read(page, first);
    await expect(answers(page, first)).toHaveCount(0);
    await expect(answers(page, second)).toHaveCount(6);
    await expect(half(page, first).locator(".told-card")).toBeVisible();
    await read(page, second);
    // The knight alone has a coin.
    await expect(answers(page, "left")).toHaveCount(3);
    await expect(answers(page, "right")).toHaveCount(0);
    await touch(page, answer(page, "left", (await face(page, "left")) + 1));
    const [left, right] = [(await face(page, "left")) + 1, await face(page, "right")];
    const winner = left === right ? "same" : left > right ? "left" : "right";
    for (const side of SIDES) await expect(answers(page, side)).toHaveCount(3);
    await answer(page, first, winner).press("Enter");
    await expect(answers(page, first)).toHaveCount(0);
    await expect(answers(page, second)).toHaveCount(3);
    expect((await kept(page)).partie.actions.join(" ")).not.toContain("dice:");
    await answer(page, second, winner).press("Enter");
    await expect.poll(async () => (await kept(page)).partie.actions.join(" ")).toContain("dice:");
  });
}

test("both children answer with two touches at once", async ({ page }) => {
  await fightFacing(page, ASKED);
  await throwBoth(page);
  const places = [];
  for (const side of SIDES) places.push(await middle(answer(page, side, await face(page, side))));
  const { finger } = await pointersOn(page);
  await finger(1).down(...places[0]);
  await finger(2).down(...places[1]);
  await finger(2).up();
  await finger(1).up();
  await expect(answers(page, "left")).toHaveCount(3);
  expect(await kept(page)).toMatchObject({ answered: 2, ahead: false });
});

test("a wrong answer in one half does not disturb the other one", async ({ page }) => {
  await fightFacing(page, { ...ASKED, still: false });
  await throwBoth(page);
  const wrong = (await face(page, "left")) === 1 ? 2 : 1;
  await touch(page, answer(page, "left", wrong));
  await expect(half(page, "left").locator(".counted")).toBeVisible();
  await expect(half(page, "right").locator(".counted")).toHaveCount(0);
  await expect(answers(page, "right")).toHaveCount(6);
  await expect(half(page, "right").locator(".fight-caption")).toHaveText(/Combien/);
  await read(page, "right");
  await expect(answer(page, "left", await face(page, "left"))).toBeVisible();
  await expect(half(page, "left").locator(".answer.wrong")).toHaveCount(1);
});

test("a reload keeps the answers of both halves", async ({ page }) => {
  await fightFacing(page, ASKED);
  await throwBoth(page);
  await read(page, "right");
  await expect.poll(async () => (await kept(page)).ahead).toBe(true);
  await page.reload();
  await rest(page);
  await expect(half(page, "left").locator("[data-tap^=answer-]")).toHaveCount(6);
  await expect(answers(page, "right")).toHaveCount(0);
  await expect(half(page, "right").locator(".told-card")).toBeVisible();
  await read(page, "left");
  await expect(answers(page, "left")).toHaveCount(3);
});

/** Returns the targets that are not touched at their middle and near their corners. */
const missed = (page) =>
  page.evaluate(() => {
    const isHit = (one, x, y) => one.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll(".half [data-tap]")]
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const places = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [left + x * width, top + y * height]));
        return !places.every(([x, y]) => isHit(one, x, y));
      })
      .map((one) => `${one.closest(".half").className}: ${one.dataset.tap}`);
  });

/** Returns the words that leave their half or the banner. */
const cutWords = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".half [data-word], .turn-banner [data-word]")]
      .filter((word) => {
        const inner = word.getBoundingClientRect();
        const outer = word.closest(".half, .turn-banner").getBoundingClientRect();
        // A line box is a little higher than its letters.
        const most = 5;
        const [across, down] = [
          Math.max(outer.left - inner.left, inner.right - outer.right),
          Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
        ];
        return across > most || down > most;
      })
      .map((word) => `« ${word.textContent} » is cut off`),
  );

/** Returns the faults of the targets of a window. */
async function faults(page, [width, height]) {
  const targets = await page.evaluate(reach);
  const scene = `${width}×${height}`;
  // The check of overflowing text measures level lines.
  const cut = width > height ? await cutWords(page) : await page.evaluate(overflow);
  const found = [...tooSmall(targets, { cell: 72 }, scene), ...overlaps(targets, scene), ...outside(targets, { width, height }, scene)];
  return [...found, ...[...cut, ...(await missed(page))].map((fault) => `${scene}: ${fault}`)];
}

for (const [name, windows] of [
  ["landscape", LANDSCAPE],
  ["portrait", PORTRAIT],
]) {
  test(`each half is turned to its child, and its targets are where they are seen: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: windows[0][0], height: windows[0][1] });
    await fightFacing(page, ASKED);
    const found = [];
    const look = async () => {
      for (const window of windows) {
        await page.setViewportSize({ width: window[0], height: window[1] });
        await drawn(page);
        found.push(...(await faults(page, window)));
        // The sentence of a half lies at the edge of its child.
        const [left, right] = [
          await box(half(page, "left").locator(".fight-caption")),
          await box(half(page, "right").locator(".fight-caption")),
        ];
        const across = ({ x, width }) => x + width / 2;
        const down = ({ y, height }) => y + height / 2;
        if (name === "landscape") {
          expect(left.height).toBeGreaterThan(left.width);
          expect([across(left) < window[0] * 0.2, across(right) > window[0] * 0.8]).toEqual([true, true]);
        } else {
          expect(left.width).toBeGreaterThan(left.height);
          expect([down(left) > window[1] * 0.8, down(right) < window[1] * 0.2]).toEqual([true, true]);
        }
      }
    };
    await look();
    await throwBoth(page);
    await look();
    for (const side of SIDES) await answer(page, side, await face(page, side)).press("Enter");
    await expect(answers(page, "left")).toHaveCount(3);
    await look();
    await answer(page, "left", (await face(page, "left")) + 1).press("Enter");
    await expect(answers(page, "right")).toHaveCount(3);
    await look();
    expect(found).toEqual([]);
  });
}

test("the halves are accessible in every theme", async ({ page }) => {
  await fightFacing(page, ASKED);
  await throwBoth(page);
  expect(await inaccessible(page, "halves")).toEqual([]);
});

test("real dice are entered in both halves", async ({ page }) => {
  await openFacing(page, { settings: { real_dice: true, help: "asked" } });
  for (const cell of ["c5", "c6"]) await tap(page, cell);
  await expect(page.locator(".half .face-choice")).toHaveCount(12);
  expect(await faults(page, [1080, 810])).toEqual([]);
  await touch(page, half(page, "right").locator("[data-tap$='-2']"));
  await touch(page, half(page, "left").locator("[data-tap$='-5']"));
  for (const side of SIDES) await expect(answers(page, side)).toHaveCount(6);
});

/** Returns whether two boxes share more than their edges. */
const overlap = (one, other) =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1;

for (const [width, height] of [...LANDSCAPE, ...PORTRAIT]) {
  test(`the banner stands at the edge of the child whose turn it is: ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFacing(page, { position: small() });
    const cells = page.locator("[data-cell]");
    const board = [await box(cells.first()), await box(cells.last())];
    const [left, top] = ["x", "y"].map((side) => Math.min(...board.map((one) => one[side])));
    const [right, bottom] = [Math.max(...board.map((one) => one.x + one.width)), Math.max(...board.map((one) => one.y + one.height))];
    const beside = async () => {
      const banner = await box(page.locator(".turn-banner"));
      expect(await cutWords(page)).toEqual([]);
      expect(overlap(banner, { x: left, y: top, width: right - left, height: bottom - top })).toBe(false);
      for (const button of await page.locator(".page-play > .button, .adult-corner .button, .game > .button").all()) {
        if (await button.isVisible()) expect(overlap(banner, await box(button)), await button.textContent()).toBe(false);
      }
      return banner;
    };
    const first = await beside();
    if (width > height) expect([first.x + first.width <= left, first.height > first.width]).toEqual([true, true]);
    else expect(first.y >= bottom).toBe(true);
    for (const cell of ["b2", "b3"]) await tap(page, cell);
    await beside();
    await tap(page, "end");
    await expect(page.locator(".turn-banner.opposite")).toBeVisible();
    const second = await beside();
    if (width > height) expect(second.x >= right).toBe(true);
    else expect(second.y + second.height <= top).toBe(true);
  });
}

test("a fight against the computer is not split", async ({ page }) => {
  await openFacing(page, { players: ["", "copain"] });
  await expect(page.locator("main.page-play")).not.toHaveClass(/facing/);
  for (const cell of ["c5", "c6"]) await tap(page, cell);
  await expect(page.locator(".fight")).toBeVisible();
  await expect(page.locator(".half")).toHaveCount(0);
});

for (const [name, settings, size] of [
  ["on a lowered board", { lowered: true }, { width: 1080, height: 810 }],
  ["on a phone", {}, { width: 390, height: 844 }],
  ["on a phone that lies", {}, { width: 844, height: 390 }],
]) {
  test(`a fight ${name} is not split`, async ({ page }) => {
    await page.setViewportSize(size);
    await openFacing(page, { settings });
    for (const cell of ["c5", "c6"]) await tap(page, cell);
    await expect(page.locator(".fight .die-button.ready")).toHaveCount(2);
    await expect(page.locator(".half")).toHaveCount(0);
  });
}

test("a window that becomes too small joins the halves, and keeps their answers", async ({ page }) => {
  await fightFacing(page, ASKED);
  await throwBoth(page);
  await read(page, "left");
  await expect(answers(page, "left")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".half")).toHaveCount(0);
  await expect(page.locator(".fight [data-tap^=answer-]")).toHaveCount(6);
  await page
    .locator(`.fight [data-tap=answer-${await page.locator(".fighter.right .die.thrown").getAttribute("data-value")}]`)
    .press("Enter");
  await expect(page.locator(".fight [data-tap^=answer-]")).toHaveCount(3);
});

test("the projector window shows the fight unturned", async ({ page, context }) => {
  await openFacing(page);
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  await expect(wall.locator("section[data-shows=chevaliers]")).toBeVisible();
  for (const cell of ["c5", "c6"]) await tap(page, cell);
  await expect(page.locator(".half")).toHaveCount(2);
  await expect(wall.locator(".fight")).toBeVisible();
  await expect(wall.locator(".half")).toHaveCount(0);
  await expect(wall.locator("main")).not.toHaveClass(/facing/);
});

test("the keyboard throws and answers in both halves", async ({ page }) => {
  await fightFacing(page, ASKED);
  for (const side of SIDES) await half(page, side).locator("[data-tap=roll]").press("Enter");
  for (const side of [...SIDES].reverse()) {
    await expect(answers(page, side)).toHaveCount(6);
    await answer(page, side, await face(page, side)).press("Enter");
  }
  await expect(answers(page, "left")).toHaveCount(3);
  await expect(game(page)).toHaveAttribute("data-busy", "false");
});

test("one switch throws and answers in both halves", async ({ page }) => {
  await fightFacing(page, { settings: { help: "asked", switch: "space", "switch-step": QUICK, "mute-voice": true } });
  for (const thrown of [1, 2]) {
    await choose(page, "roll");
    await expect(page.locator(".half .die.thrown")).toHaveCount(thrown);
  }
  for (const side of SIDES) await expect(answers(page, side)).toHaveCount(6);
  // The switch may reach the same number in the other half first: there it is a wrong answer, and is not offered again.
  await expect(async () => {
    for (const side of SIDES) {
      const isRead = (await page.locator(`.half.${side}.reads`).count()) === 0;
      if (!isRead) await choose(page, `answer-${await face(page, side)}`);
    }
    await expect(page.locator(".half.reads")).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test("in a right-to-left language both armies keep their sides", async ({ page }) => {
  await fightFacing(page, { settings: { help: "asked", language: "ar" } });
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const [left, right] = await Promise.all(SIDES.map((side) => box(half(page, side))));
  expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1);
  await expect(half(page, "left")).toHaveClass(/suit-blue/);
  expect(await cutWords(page)).toEqual([]);
  await throwBoth(page);
  for (const side of SIDES) await expect(answers(page, side)).toHaveCount(6);
  expect(await missed(page)).toEqual([]);
});

test("without the choice the fight is as before", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ help: "asked", hush: true })), SETTINGS);
  await open(page, { position: apply(DUEL, ["c5xc6"]), seed: 3 });
  for (let die = 0; die < 2; die += 1) await tap(page, "roll");
  await expect(page.locator(".fight.reads .answers.numbers")).toHaveCount(1);
  await expect(page.locator(".half")).toHaveCount(0);
});
