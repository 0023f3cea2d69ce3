// Single-switch scanning across the whole app (docs/decisions/048).
import { expect, test } from "./support/test.js";
import { CATALOGUE, GAMES } from "./support/catalogue.js";
import { DUEL, SETTINGS, drawn, game, kept, open, rest, says, small, taps } from "./support/game.js";
import { handOn, slow } from "./support/hand.js";
import { mockSound } from "./support/sound.js";
import { choose, offered, setSwitch } from "./support/switch.js";
import { openTeacher } from "./support/teacher.js";
import { startOf, walk } from "./support/walk.js";

test.describe.configure({ timeout: 600_000 });

/** Waits until the scan reaches this name. */
const waits = (page, name) => expect.poll(async () => (await offered(page))?.at, { intervals: [20], timeout: 60_000 }).toBe(name);
/** Scan interval at which a test can press real keys in time, in milliseconds. */
const CALM = 700;
/** Interval at which the scanner looks at the page (`LOOK` in shell/switch/switch.js), in milliseconds. */
const LOOK = 100;

/** Waits until the scanner has looked at the page for this time, in milliseconds: each look sets the attributes of its frame. */
const looksFor = (page, time) =>
  page.evaluate(
    (count) =>
      new Promise((done) => {
        let looks = 0;
        const observer = new MutationObserver(() => {
          looks += 1;
          if (looks <= count) return;
          observer.disconnect();
          done();
        });
        observer.observe(document.getElementById("switch"), { attributes: true, attributeFilter: ["data-at"] });
      }),
    time / LOOK,
  );

for (const slug of GAMES) {
  test(`plays a whole game: ${slug}`, async ({ page }) => {
    await setSwitch(page, { help: "shown" });
    await open(page, { game: slug, position: startOf(slug), seed: CATALOGUE[slug].walk.seed });
    let steps = 0;
    const touch = async (name) => {
      steps += await choose(page, name);
      await drawn(page);
      await rest(page);
    };
    const made = await walk(page, slug, touch);
    expect((await says(page)).turn).toBe("over");
    // The switch also leaves the end of the game.
    await choose(page, "Revanche");
    await expect(game(page)).not.toHaveAttribute("data-turn", "over");
    console.log(`${slug}: ${made} steps of the game, ${steps} of the switch, ${Math.round((steps * 1.5) / 6) / 10} min at 1.5 s`);
  });
}

test("goes from home through shelf and preparation into a game and back", async ({ page }) => {
  await setSwitch(page, { games: GAMES });
  await page.goto("./");
  await choose(page, "Jouer");
  await expect(page).toHaveURL(/etagere/);
  const title = await page.locator(".box").nth(1).evaluate((box) => box.textContent.trim().replace(/\s+/g, "_"));
  await choose(page, title);
  await expect(page).toHaveURL(/preparation/);
  // Choose another animal, then the computer for the second seat.
  const seats = page.locator(".seat-choice");
  const before = await seats.nth(0).innerHTML();
  await choose(page, (await seats.nth(0).getAttribute("aria-label")).replaceAll(" ", "_"));
  await expect.poll(() => seats.nth(0).innerHTML()).not.toBe(before);
  await choose(page, (await seats.nth(3).getAttribute("aria-label")).replaceAll(" ", "_"));
  await expect(seats.nth(3)).toHaveAttribute("aria-pressed", "true");
  await choose(page, "Jouer");
  await rest(page);
  expect((await says(page)).turn).toBe("decision");
  // Leave the game: the question, then the first page.
  await choose(page, "Accueil");
  await choose(page, "Oui,_on_s’arrête_là");
  await expect(page.locator(".page-home")).toBeVisible();
});

test("solves a problem after a wrong try", async ({ page }) => {
  const position = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
  await setSwitch(page, { motion: "reduced" });
  await page.goto(`./#/defis/chevaliers?defi=${encodeURIComponent(`take | 1 | - | ${position} | a8-a9 | only 1 of 6`)}`);
  const problem = page.locator("section.problem");
  await expect(problem).toHaveAttribute("data-stage", "awaited");
  for (const name of ["a8", "b8"]) {
    await choose(page, name);
    await drawn(page);
  }
  await expect(problem).toHaveAttribute("data-stage", "wrong");
  await expect(problem).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  await choose(page, "Recommence.");
  await expect(problem).toHaveAttribute("data-stage", "awaited");
  for (const name of ["a8", "a9"]) {
    await choose(page, name);
    await drawn(page);
  }
  await expect(problem).toHaveAttribute("data-stage", "solved");
  await choose(page, "Suivant");
  await expect(page.locator(".page-problems")).toBeVisible();
});

test("answers the questions of a fight", async ({ page }) => {
  await setSwitch(page, { help: "asked" });
  await open(page, { position: DUEL, seed: 3 });
  for (const name of ["c5", "c6"]) {
    await choose(page, name);
    await rest(page);
  }
  let answers = 0;
  while ((await says(page)).turn === "chance") {
    const names = await taps(page);
    answers += names.some((name) => name.startsWith("answer")) ? 1 : 0;
    // The scan skips the cells under the fight.
    expect(names.filter((name) => /^[a-i]\d$/.test(name))).toEqual([]);
    await choose(page, names[0]);
    await drawn(page);
    await rest(page);
  }
  expect(answers).toBeGreaterThan(4);
});

test("each scan round offers a way back or a rest", async ({ page }) => {
  await setSwitch(page, { step: CALM });
  await open(page, { position: small(), seed: 3 });
  const first = (await taps(page)).join(" ");
  await expect.poll(async () => (await offered(page))?.level).toBe("groups");
  await waits(page, "rest");
  await page.keyboard.press("Space");
  await waits(page, "resting");
  // The scan stays paused.
  const { steps } = await offered(page);
  await looksFor(page, 3 * CALM);
  expect(await offered(page)).toMatchObject({ at: "resting", steps });
  await page.keyboard.press("Space");
  // Enter the group that every page has, and leave it without a choice.
  await waits(page, "Accueil Un_conseil Réécouter");
  await page.keyboard.press("Space");
  await waits(page, "back");
  await page.keyboard.press("Space");
  await expect.poll(async () => (await offered(page))?.level).toBe("groups");
  expect((await taps(page)).join(" ")).toBe(first);
});

test("a click anywhere presses the switch, and scripted clicks still reach the adults' corner", async ({ page }) => {
  await setSwitch(page, { by: "click", step: 4 * CALM });
  await open(page, { position: small(), seed: 3 });
  await waits(page, "Accueil Un_conseil Réécouter");
  // A click over a tappable cell counts as the switch.
  const cell = page.locator(".touch-cell[data-tap]").first();
  const hand = await handOn(page);
  await hand.click(...(await cell.evaluate((cell) => [cell.getBoundingClientRect().x + 9, cell.getBoundingClientRect().y + 9])), 0);
  await waits(page, "Accueil");
  // By event times the second press is late enough for the double-tap guard.
  await hand.click(700, 790, 1000);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.locator("[data-adult=sound]").first().evaluate((button) => button.click());
  await expect.poll(async () => (await kept(page, SETTINGS)).hush).toBe(true);
});

test("two quick presses count once on a slow page", async ({ page }) => {
  await setSwitch(page, { step: 60_000 });
  await open(page, { position: small(), seed: 3 });
  await waits(page, "b1 b2");
  // The scanner ignores a press within 400 ms after a change of the page.
  await looksFor(page, 400);
  const pressed = await slow(page, "keydown", 600);
  const hand = await handOn(page);
  await Promise.all([hand.press(" ", 0), hand.press(" ", 200)]);
  await expect.poll(pressed).toBe(2);
  await waits(page, "b1");
  const chosen = page.locator("[data-cell][aria-label*=choisi]");
  await expect(chosen).toHaveCount(0);
  await hand.press(" ", 1000);
  await expect(chosen).toHaveCount(1);
});

test("a tap works beside a function-key switch", async ({ page }) => {
  await setSwitch(page, { by: "function" });
  await open(page, { position: small(), seed: 3 });
  const name = (await taps(page))[0];
  await page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");
  await expect(page.locator(`[data-cell="${name}"]`)).toHaveAttribute("aria-label", /choisi/);
  const [target] = (await taps(page)).filter((tap) => tap !== name);
  await choose(page, target, { key: "F5" });
  await rest(page);
});

test("the switch is set at the desk and inactive there", async ({ page }) => {
  await openTeacher(page, "settings");
  const setting = (name, value) => page.locator(`[data-setting="${name}"] [data-value="${value}"]`);
  await expect(page.locator("[data-setting=switch-step]")).toHaveCount(0);
  await setting("switch", "space").click();
  await setting("switch-step", "3000").click();
  await expect.poll(() => kept(page, SETTINGS)).toMatchObject({ switch: "space", "switch-step": 3000 });
  expect(await offered(page)).toBeUndefined();
  // At the desk, the switch key works as an ordinary key.
  await page.locator("[data-setting=lowered]").focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await kept(page, SETTINGS)).lowered).toBe(true);
  await page.goto("./#/");
  await expect.poll(async () => (await offered(page))?.level).toBe("groups");
  await page.goto("./#/credits");
  await expect.poll(() => offered(page)).toBeUndefined();
});

test("scan targets are spoken, pieces and buttons by name", async ({ page }) => {
  await page.addInitScript(mockSound, []);
  await setSwitch(page, { step: CALM, "mute-voice": false });
  await page.goto("./#/credits");
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await open(page, { position: small(), seed: 3 });
  const said = () => page.evaluate(() => window.heardSound.said);
  await expect.poll(said, { timeout: 60_000 }).toContain("Accueil, Un conseil, Réécouter");
  const all = await said();
  expect(all.some((sentence) => /^(ligne|soldat|chevalier|Prince)/.test(sentence))).toBe(true);
  expect(all.filter((sentence) => /\d/.test(sentence))).toEqual([]);
});
