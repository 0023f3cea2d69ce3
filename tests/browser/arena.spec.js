// Arena: pairs of animals come to one tablet in turn, and the class looks at the histogram of its dice.
import { expect, test } from "./support/test.js";
import { ROUND, callNext, choosePieces, columns, histogram, toArena } from "./support/arena.js";
import { faults } from "./support/axe.js";
import { SETTINGS, drawn, kept, keptGame, open, rest, small, tap, taps } from "./support/game.js";
import { overflow } from "./support/overflow.js";
import { WINDOWS } from "./support/pause.js";
import { choose, setSwitch } from "./support/switch.js";
import { outside, overlaps, reach, tooSmall } from "./support/targets.js";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 240_000 });

const animals = (page) => page.locator(".arena-banner use").evaluateAll((all) => all.map((use) => use.getAttribute("href")));
const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0);

test("ten fights lead to the histogram, which goes on growing, and the running game stays", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const before = await keptGame(page);
  await histogram(page);
  await expect(page.getByRole("heading", { name: "Que s’est-il passé" })).toBeVisible();
  const first = await columns(page);
  expect(Object.keys(first)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(sum(first)).toBeGreaterThanOrEqual(2 * ROUND);
  expect(sum(first) % 2).toBe(0);
  await expect(page.locator(".arena-block.new")).toHaveCount(sum(first));

  await page.locator("[data-tap=next]").click();
  for (let fights = 0; fights < ROUND; fights += 1) {
    await choosePieces(page, "last");
    await callNext(page);
  }
  const second = await columns(page);
  for (const [face, count] of Object.entries(first)) expect(second[face]).toBeGreaterThanOrEqual(count);
  await expect(page.locator(".arena-block.new")).toHaveCount(sum(second) - sum(first));
  expect(await keptGame(page)).toEqual(before);
});

test("a reload goes on with the pairs, their levels and the throws of the day; leaving the arena begins anew", async ({ page }) => {
  await toArena(page, { help: "automatic" });
  const first = await animals(page);
  await choosePieces(page);
  await expect(page.locator(".arena-fought")).toHaveCount(2, { timeout: 60_000 });
  await page.reload();
  await expect(page.locator(".arena-piece").first()).toBeVisible();
  expect(await animals(page)).not.toEqual(first);
  await expect(page.locator(".arena-dots .fought")).toHaveCount(1);
  await page.getByRole("button", { name: "Accueil" }).click();
  await page.getByRole("button", { name: "Oui, on s’arrête là" }).click();
  await expect(page.locator(".page-home")).toBeVisible();
  await page.goto("./#/arene");
  await expect(page.locator(".arena-piece").first()).toBeVisible();
  expect(await animals(page)).toEqual(first);
  await expect(page.locator(".arena-dots .fought")).toHaveCount(0);
});

test("the histogram fits every window and is accessible in every theme", async ({ page }) => {
  await histogram(page);
  const found = await faults(page, "histogram");
  for (const [width, height] of [...WINDOWS, [844, 390]]) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const targets = await page.evaluate(reach);
    const scene = `${width}×${height}`;
    found.push(...(await page.evaluate(overflow)).map((fault) => `${scene}: ${fault}`));
    found.push(...tooSmall(targets, { cell: 72 }, scene), ...overlaps(targets, scene), ...outside(targets, { width, height }, scene));
  }
  expect(found).toEqual([]);
});

test("real dice: the touched faces settle the fights and fill the histogram", async ({ page }) => {
  await toArena(page, { real_dice: true, help: "automatic" });
  for (let fights = 0; fights < ROUND; fights += 1) {
    await choosePieces(page);
    await page.locator("[data-tap=attacker-6]").click();
    await page.locator("[data-tap=defender-1]").click();
    await callNext(page);
  }
  expect(await columns(page)).toEqual({ 1: ROUND, 2: 0, 3: 0, 4: 0, 5: 0, 6: ROUND });
});

/** Answers the open question, rightly or by the first wrong answer. */
async function answer(page, isRight) {
  const dice = await page.locator(".fighter .die").evaluateAll((all) => all.map((die) => Number(die.dataset.value)));
  const [read] = await page
    .locator(".fighter .die")
    .evaluateAll((all) => all.filter((die) => !die.closest(".aside")).map((die) => Number(die.dataset.value)));
  const names = await taps(page);
  const asksNumber = names.every((name) => /\d$/.test(name));
  const winner = dice[0] > dice[1] ? "answer-left" : dice[0] < dice[1] ? "answer-right" : "answer-same";
  const right = asksNumber ? `answer-${read}` : winner;
  const name = isRight ? right : names.find((name) => name !== right);
  await page.locator(`[data-tap="${name}"]`).click();
}

/** Plays a fight with questions. A wrong first answer is corrected at once. */
async function fight(page, isRight) {
  await choosePieces(page);
  const isOver = () => page.locator(".arena-fought").count();
  for (let errors = isRight ? 0 : 1; ;) {
    await expect.poll(async () => (await isOver()) > 0 || (await taps(page)).some((name) => /^(roll|answer)/.test(name))).toBe(true);
    if ((await isOver()) > 0) return;
    const [name] = await taps(page);
    if (name === "roll") await page.locator("[data-tap=roll]").first().click();
    else await answer(page, errors-- <= 0);
    await drawn(page);
    await expect(page.locator("section.game[data-busy=true]")).toHaveCount(0, { timeout: 30_000 });
  }
}

test("a pair rises to pieces with a bonus by right first answers, which are counted for its animals", async ({ page }) => {
  await toArena(page, { help: "asked" });
  const pairs = [];
  for (const isRight of [true, false]) {
    pairs.push(await animals(page));
    await expect(page.locator(".arena-piece")).toHaveCount(2);
    await fight(page, isRight);
    await callNext(page);
  }
  // The other four pairs are absent.
  for (let pair = 2; pair < 6; pair += 1) {
    pairs.push(await animals(page));
    // The double-tap guard would drop a second click at the same place.
    await page.locator("[data-tap=next]").press("Enter");
    await expect.poll(() => animals(page)).not.toEqual(pairs.at(-1));
  }
  expect(new Set(pairs.flat()).size).toBe(12);
  expect(await animals(page)).toEqual(pairs[0]);
  await expect(page.locator("[data-tap=knight], [data-tap=great-dragon]")).toHaveCount(2);
  await expect(page.locator(".arena-later")).toHaveCount(2);
  await page.locator("[data-tap=next]").press("Enter");
  await expect(page.locator(".arena-piece")).toHaveCount(2);

  const counts = await kept(page, "table-ronde/observations");
  const of = (pair) => counts.filter(({ animal }) => pair.includes(`#animal-${animal}`));
  expect(of(pairs[0]).length).toBeGreaterThanOrEqual(3);
  expect(of(pairs[0]).every(({ first_right, tries }) => first_right === tries)).toBe(true);
  const missed = of(pairs[1]).map(({ first_right, tries }) => tries - first_right);
  expect(missed.reduce((all, count) => all + count)).toBe(1);
  expect(counts.every(({ animal }) => pairs.slice(0, 2).flat().includes(`#animal-${animal}`))).toBe(true);
});

test("the keyboard chooses the pieces, and the fight takes the focus", async ({ page }) => {
  await toArena(page);
  await page.locator(".suit-red .arena-piece").press("Enter");
  await expect(page.locator(".suit-red .arena-piece")).toHaveAttribute("aria-pressed", "true");
  await page.locator(".suit-blue .arena-piece").press("Enter");
  await expect(page.locator(".fight")).toBeFocused();
  await expect(page.locator('.fight [data-tap="roll"]')).toHaveCount(2);
});

test("one switch plays a fight and calls the next pair", async ({ page }) => {
  await setSwitch(page, { help: "shown", motion: "reduced" });
  await page.goto("./#/arene");
  await choose(page, "soldier");
  await choose(page, "small-dragon");
  await rest(page);
  while ((await page.locator(".arena-fought").count()) === 0) {
    const names = await taps(page);
    if (names[0] === "roll") await choose(page, "roll");
    await drawn(page);
  }
  const before = await animals(page);
  await choose(page, "next");
  await expect.poll(() => animals(page)).not.toEqual(before);
  expect(await kept(page, SETTINGS)).toMatchObject({ switch: "space" });
});

test("leaving asks once a piece has been touched", async ({ page }) => {
  await toArena(page);
  await page.getByRole("button", { name: "Accueil" }).click();
  await expect(page.locator(".page-home")).toBeVisible();
  await toArena(page);
  await page.locator(".suit-blue .arena-piece").click();
  await page.getByRole("button", { name: "Accueil" }).click();
  await page.getByRole("button", { name: "Non, on continue" }).click();
  await expect(page.locator(".suit-blue .arena-piece.chosen")).toBeVisible();
  await page.getByRole("button", { name: "Accueil" }).click();
  await page.getByRole("button", { name: "Oui, on s’arrête là" }).click();
  await expect(page.locator(".page-home")).toBeVisible();
});

test("shelf and setup lead to the arena", async ({ page }) => {
  for (const from of ["./#/etagere", "./#/preparation/chevaliers"]) {
    await page.goto("about:blank");
    await page.goto(from);
    await page.getByRole("button", { name: "L’arène" }).click();
    await expect(page.locator("main.page-arena")).toBeVisible();
  }
});
