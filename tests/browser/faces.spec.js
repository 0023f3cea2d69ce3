// Expressions of the characters: which piece shows which one, and that paper shows none.
import { expect, test } from "./support/test.js";
import { CATALOGUE } from "./support/catalogue.js";
import { SETTINGS, address, open, small, tap, whole } from "./support/game.js";
import { rulesOf } from "./support/rules-program.js";

/** A great dragon attacks a knight. */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
const OFTEN = { timeout: 60_000, intervals: [20] };
const MOODS = ["chosen", "glad", "sorry", "asleep"];

/** Waits until the expressions are loaded, which the app does when nothing was touched for a while. */
async function lively(page) {
  const loaded = () => page.locator("html[data-faces]").count();
  await expect.poll(async () => (await page.clock.runFor(500), loaded()), { timeout: 60_000 }).toBe(1);
}

/** Opens a game under a fake clock. */
async function start(page, options) {
  await page.clock.install();
  await open(page, options);
}

/** Returns the value of a custom property where a figure is drawn: `inline` shows the layer of that name. */
const shows = (locator, layer) =>
  locator.evaluate((element, layer) => getComputedStyle(element).getPropertyValue(`--${layer}`).trim(), layer);
const piece = (page, mood) => page.locator(`.piece[data-mood="${mood}"]`);

// Without the fake clock, under which the prerendered page does not hand over to the program.
test("the guests of the round table answer a tap", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html[data-faces]")).toHaveCount(1, { timeout: 60_000 });
  const guests = page.locator(".round-table .guest");
  await expect(guests).toHaveCount(6);
  await guests.nth(1).dispatchEvent("click");
  await expect(guests.nth(1)).toHaveAttribute("data-mood", "glad");
  await expect(page.locator(".guest[data-mood]")).toHaveCount(1);
  await expect(page.locator(".guest[data-mood]")).toHaveCount(0);
});

/** Notes the moods of the two fighters with their animations, from left to right, whenever a mood changes. */
function noteFighters() {
  window.fighters = [];
  const note = () => {
    const fighters = [...document.querySelectorAll(".fighter-token")];
    const now = fighters.map((one) => `${one.dataset.mood} ${getComputedStyle(one).animationName}`).join(", ");
    if (now && now !== window.fighters.at(-1)) window.fighters.push(now);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-mood"] });
}

test("a selected piece looks chosen, and calm again when it is put down", async ({ page }) => {
  await start(page, { position: small() });
  await lively(page);
  await expect(page.locator(".piece[data-mood]")).toHaveCount(0);
  await tap(page, "b2");
  await expect(piece(page, "chosen")).toHaveCount(1);
  await expect(piece(page, "chosen")).toHaveClass(/held/);
  const figure = piece(page, "chosen").locator("use").first();
  expect(await shows(figure, "chosen")).toBe("inline");
  expect(await shows(figure, "calm")).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await shows(figure, "chosen")).toBe("");
  expect(await shows(figure, "calm")).toBe("");
  await page.emulateMedia({ media: "screen" });
  await tap(page, "b3");
  await expect(piece(page, "chosen")).toHaveCount(0);
});

for (const { slug } of Object.values(CATALOGUE).slice(1)) {
  test(`the piece that plays looks chosen: ${slug}`, async ({ page }) => {
    await start(page, { game: slug, seed: 3, position: rulesOf(slug, "start") });
    await lively(page);
    // Gran begins with a card and a die.
    for (let taps = 0; taps < 4 && (await piece(page, "chosen").count()) === 0; taps += 1) {
      await page.locator("[data-tap]").first().dispatchEvent("click");
      await page.clock.runFor(3000);
    }
    const figure = piece(page, "chosen").locator("use").first();
    expect(await shows(figure, "chosen")).toBe("inline");
  });
}

test("nothing is drawn over a calm piece, so paper stays as it was", async ({ page }) => {
  await start(page, { position: small() });
  await lively(page);
  const layers = await page.locator("symbol > .moods").evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(layers.length).toBeGreaterThan(20);
  expect(new Set(layers)).toEqual(new Set(["none"]));
});

test("calm pieces lean towards a finger, and stand upright afterwards", async ({ page }) => {
  await start(page, { position: whole() });
  await lively(page);
  const board = await page.locator(".pieces").first().boundingBox();
  expect(board).not.toBeNull();
  const leans = () =>
    page
      .locator(".pieces > .piece .figure")
      .evaluateAll((all) =>
        all
          .filter((one) => one.style.getPropertyValue("--lean"))
          .map((one) => [one.getBoundingClientRect().left, parseFloat(one.style.getPropertyValue("--lean"))]),
      );
  const middle = await page.locator(".piece[data-piece=prince]").boundingBox();
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  await page
    .locator(".touch-layer")
    .dispatchEvent("pointerdown", { clientX: x + 60, clientY: y, pointerId: 1, isPrimary: true, button: 0 });
  const seen = await leans();
  expect(seen.length).toBeGreaterThan(2);
  const turned = () => page.locator(".pieces > .piece:not([data-mood]) .figure").first().evaluate((one) => getComputedStyle(one).transform);
  expect(await turned()).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await turned()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [left, lean] of seen) expect(Math.sign(lean)).toBe(left < x + 30 ? 1 : -1);
  await page.clock.runFor(1000);
  expect(await leans()).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`the winner of a fight is glad and the loser sorry, with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("./start.js");
    const settings = JSON.stringify({ hush: true, help: "automatic" });
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, settings]);
    // A fight keeps the page busy, so the expressions are loaded before.
    await start(page, { position: small() });
    await lively(page);
    await page.evaluate(noteFighters);
    await page.evaluate((hash) => (location.hash = hash), address({ position: FIGHT, seed: 2, still: false, base: "" }));
    // The board shows the same until another piece moves.
    await expect.poll(async () => (await page.clock.runFor(100), piece(page, "sorry").count()), OFTEN).toBe(1);
    await expect(piece(page, "glad")).toHaveCount(1);
    const owners = await page.locator(".piece[data-mood]").evaluateAll((all) => all.map((one) => one.dataset.owner));
    expect(new Set(owners).size).toBe(2);
    const bench = await page.locator(".bench-box").first().boundingBox();
    expect(Math.min(bench.width, bench.height)).toBeGreaterThanOrEqual(64);
    await expect(page.locator(".piece.rests[data-mood=sorry]")).toHaveCount(1);
    const figure = piece(page, "glad").locator(".figure");
    const isStill = reducedMotion === "reduce";
    const motion = await figure.evaluate((element) => getComputedStyle(element).animationName);
    if (isStill) expect(motion).toBe("none");
    const seen = await page.evaluate(() => window.fighters);
    expect(seen[0]).toBe("chosen none, chosen none");
    expect(["glad, sorry", "sorry, glad"]).toContain(seen.at(-1).replace(/ (cheer|none)/g, ""));
    expect(seen.at(-1)).toContain(isStill ? "glad none" : "glad cheer");
  });
}

test("the winners of a game are glad and the others sorry", async ({ page }) => {
  const [{ slug, ends }] = Object.values(CATALOGUE);
  const [{ position, taps }] = Object.values(ends);
  await open(page, { game: slug, position, seed: 8 });
  for (const one of taps) await tap(page, one);
  await expect(page.locator(".victory")).toBeVisible();
  for (const hero of await page.locator(".hero").all()) await expect(hero).toHaveAttribute("data-mood", "glad");
  for (const mood of ["glad", "sorry"]) await expect(page.locator(`.side-emblem[data-mood="${mood}"]`)).toHaveCount(1);
});

test("Tyran yawns and falls asleep when nothing is touched, and a touch wakes him", async ({ page }) => {
  await start(page, { position: whole() });
  await lively(page);
  const html = page.locator("html");
  const tyrant = page.locator('.piece[data-piece="tyrant"] use').first();
  const setup = await page.locator('.piece[data-piece="tyrant"]').count();
  expect(setup).toBeGreaterThan(0);
  await page.locator(".ear").click();
  await expect(html).not.toHaveAttribute("data-doze");
  await page.clock.runFor(10_500);
  await expect(html).toHaveAttribute("data-doze", "yawn");
  expect(await shows(tyrant, "yawn")).toBe("inline");
  await page.clock.runFor(3_000);
  await expect(html).not.toHaveAttribute("data-doze");
  await page.clock.runFor(7_500);
  await expect(html).toHaveAttribute("data-doze", "asleep");
  expect(await shows(tyrant, "asleep")).toBe("inline");
  await page.locator(".ear").click();
  await expect(html).not.toHaveAttribute("data-doze");
  expect(await shows(tyrant, "asleep")).toBe("");
});

test("calm pieces blink, except under reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    window.blinks = 0;
    const note = (changes) => (window.blinks += changes.filter(({ target }) => target.hasAttribute("data-blink")).length);
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-blink"] }),
    );
  });
  await start(page, { position: small() });
  await lively(page);
  const blinks = async () => {
    await page.evaluate(() => (window.blinks = 0));
    await page.clock.runFor(30_000);
    return page.evaluate(() => window.blinks);
  };
  expect(await blinks()).toBeGreaterThan(5);
  await expect(page.locator("[data-blink]")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await blinks()).toBe(0);
});

test.describe("drawn", () => {
  test.use({ isDrawn: true });
  test("each expression draws another picture", async ({ page }) => {
    await start(page, { position: small() });
    await lively(page);
    const one = page.locator(".piece[data-piece=soldier]").first();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pictures = new Set();
    for (const mood of ["", ...MOODS]) {
      await one.evaluate((element, mood) => {
        if (mood) element.setAttribute("data-mood", mood);
        // Only the figure counts, not its tilt.
        element.querySelector(".figure").style.transform = "none";
      }, mood);
      pictures.add((await one.screenshot()).toString("base64"));
    }
    expect(pictures.size).toBe(MOODS.length + 1);
  });
});
