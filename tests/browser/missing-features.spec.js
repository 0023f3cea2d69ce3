// Missing browser features: the app plays on, complete or reduced, without errors.
import { expect, test } from "./support/test.js";
import { deadButtons } from "./support/dead.js";
import { DUEL, address, open, rest, says, small, tap, taps } from "./support/game.js";
import { middle } from "./support/hand.js";
import { BARE, LACKING } from "./support/lacking.js";
import { PAGES, TABLE } from "./support/scenes.js";
import { importFile, openTeacher, passGate } from "./support/teacher.js";

/** Collects the errors of the page and its console. */
function complaints(page) {
  const heard = [];
  page.on("pageerror", (error) => heard.push(`${error}`));
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  return heard;
}
const home = (page) => page.locator("main.page-home:not([data-prerendered])");

/** Visits the first page, a game, a fight to its end, the first page again and the desk. */
async function walk(page, { forgets = false } = {}) {
  await page.goto("./");
  await home(page).getByRole("button", { name: "Jouer" }).click();
  await rest(page);
  const begun = (await says(page)).position;
  await tap(page, "end");
  expect((await says(page)).position).not.toBe(begun);

  await page.goto(address({ position: DUEL, seed: 8 }));
  await expect.poll(async () => (await says(page)).position).toBe(DUEL);
  await tap(page, "c5");
  await tap(page, "c6");
  while ((await taps(page)).includes("roll")) await tap(page, "roll");
  const { turn, position } = await says(page);
  expect(turn).not.toBe("chance");
  expect(position).not.toBe(DUEL);

  // The visit remembers data that the device does not store.
  await page.evaluate(() => (location.hash = "#/"));
  await home(page).getByRole("button", { name: "Reprendre" }).click();
  await rest(page);
  expect((await says(page)).position).toBe(position);
  if (!forgets) {
    await page.reload();
    await rest(page);
    expect((await says(page)).position).toBe(position);
  }

  for (const part of ["tables", "settings", "observations", "game", "position", "kept"]) {
    await page.evaluate(() => (location.hash = "#/"));
    await expect(page.locator("main")).toHaveCount(1);
    await openTeacher(page, part);
    await expect(page.locator(".teacher-body").first()).toBeVisible();
  }
}

for (const [name, { prepare, ...more }] of Object.entries(LACKING)) {
  test(`plays without errors: ${name}`, async ({ page }) => {
    const heard = complaints(page);
    await prepare(page);
    await walk(page, more);
    expect(heard).toEqual([]);
  });
}

test.describe("touch", () => {
  test.use({ isDrawn: true });

  test("lock and pens work without PointerEvent, and the page does not scroll", async ({ page }) => {
    const heard = complaints(page);
    await LACKING["no PointerEvent"].prepare(page);
    await open(page, { position: small() });
    const session = await page.context().newCDPSession(page);
    const finger = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    // By keyboard: the double-tap guard would ignore the tap that follows another one at once.
    await page.locator("[data-adult=pause]").press("Enter");
    const tools = page.locator("[data-adult=tools]");
    await expect(tools).toBeVisible();
    await finger("touchStart", await middle(tools));
    await expect(tools).toHaveClass(/held/);
    await expect(page.locator(".pause-paper")).toBeVisible();
    await finger("touchEnd");
    const [from, to] = [await middle(page.locator('[data-cell="b3"]')), await middle(page.locator('[data-cell="d6"]'))];
    await finger("touchStart", from);
    await finger("touchMove", [from[0], to[1]]);
    await finger("touchMove", to);
    await finger("touchEnd");
    await expect(page.locator(".sketch .pen-0 .head").last()).toBeAttached();
    // The mouse draws elsewhere: browsers send emulated mouse events after a touch.
    await page.mouse.move(...(await middle(page.locator('[data-cell="e2"]'))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page.locator('[data-cell="a8"]'))), { steps: 4 });
    await page.mouse.up();
    await expect(page.locator(".sketch > g")).toHaveCount(2);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);

    await page.goto("./#/");
    await finger("touchStart", await middle(page.locator("main:not([data-prerendered]) .button.lock")));
    await expect(page.locator("[data-gate-a]")).toBeVisible();
    await finger("touchEnd");
    await passGate(page);
    expect(heard).toEqual([]);
  });
});

test("file import and projector work without what Safari got later", async ({ page, context }) => {
  const heard = complaints(page);
  await LACKING["what Safari got later"].prepare(context);
  await importFile(page, { actions: ["b2-b3"], format: "partie/1", game: "chevaliers", options: {}, start: small() });
  await rest(page);
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  const shown = wall.locator("section[data-shows=chevaliers]");
  await expect(shown).toHaveAttribute("data-position", (await says(page)).position);
  await tap(page, "c2");
  await tap(page, "c3");
  await expect(shown).toHaveAttribute("data-position", (await says(page)).position);
  expect(heard).toEqual([]);
});

test.describe("prefers-reduced-motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("plays without errors", async ({ page }) => {
    const heard = complaints(page);
    await walk(page);
    expect(heard).toEqual([]);
  });
});

test.describe("all optional features missing", () => {
  test.describe.configure({ timeout: 300_000 });
  for (const [group, scenes] of Object.entries({ pages: PAGES, table: TABLE })) {
    test(`every button works: ${group}`, async ({ page }) => {
      const heard = complaints(page);
      await BARE(page);
      await page.goto("./");
      const found = [];
      let count = 0;
      for (const [scene, show] of Object.entries(scenes)) {
        const { pressed, dead } = await deadButtons(page, scene, show);
        found.push(...dead);
        count += pressed;
      }
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(Object.keys(scenes).length);
      expect(heard).toEqual([]);
    });
  }
});
