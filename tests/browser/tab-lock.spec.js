// Tab lock: two windows of one browser never overwrite each other's game.
import { expect, test } from "./support/test.js";
import { GAME, address, kept, open, rest, small, tap, text } from "./support/game.js";
import { answerGate, openTeacher } from "./support/teacher.js";

const elsewhere = (page) => page.getByRole("alert").filter({ hasText: "dans une autre fenêtre" });
const here = (page) => page.locator('[data-tap="here"]');
const actions = async (page) => (await kept(page)).partie.actions;

/** Removes the Web Locks API. */
const withoutLocks = (context) => context.addInitScript(() => delete Navigator.prototype.locks);

/** Plays a step in the first window; returns a second window, which reports that the game is open elsewhere. */
async function both(page, context) {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const second = await context.newPage();
  await second.goto(address());
  await expect(elsewhere(second)).toBeVisible();
  return second;
}

for (const [name, prepare] of [["Web Locks", () => {}], ["heartbeat", withoutLocks]]) {
  test(`a second window reports the running game and takes it over: ${name}`, async ({ page, context }) => {
    await prepare(context);
    const second = await both(page, context);

    // The first window plays on; the second one takes over from the current position.
    await tap(page, "c2");
    await tap(page, "c3");
    expect(await actions(page)).toEqual(["b2-b3", "c2-c3"]);
    await here(second).click();
    await rest(second);
    await expect(elsewhere(page)).toBeVisible();
    await tap(second, "end");
    expect(await actions(second)).toEqual(["b2-b3", "c2-c3", "end"]);

    // The first window takes the game back with all steps.
    await here(page).click();
    await rest(page);
    await expect(elsewhere(second)).toBeVisible();
    expect(await actions(page)).toEqual(["b2-b3", "c2-c3", "end"]);
  });

  test(`erasing everything takes the game from the playing window: ${name}`, async ({ page, context }) => {
    await prepare(context);
    await open(page, { position: small() });
    await tap(page, "b2");
    await tap(page, "b3");
    const second = await context.newPage();
    await second.goto("./#/credits");
    await second.locator('[data-adult="erase"]').click();
    await answerGate(second);
    await second.locator('[data-adult="erase-yes"]').click();
    await expect(second.locator('[data-adult="erase-back"]')).toBeVisible();

    // The first window no longer shows the erased game and starts a new one on demand.
    await expect(elsewhere(page)).toBeVisible();
    expect(await text(page, GAME)).toBeNull();
    await here(page).click();
    await expect(page.locator("main.page-setup")).toBeVisible();
    expect(await text(page, GAME)).toBeNull();
    await page.locator(".page-buttons .main").click();
    await rest(page);
    expect(await actions(page)).toEqual([]);

    // Restoring the erased data hands the game to the window that restored it.
    await second.locator('[data-adult="erase-back"]').click();
    // The first window can lose the lock before the second one has written.
    await expect(second.getByText("Tout est revenu.")).toBeVisible();
    await expect(elsewhere(page)).toBeVisible();
    expect(await actions(second)).toEqual(["b2-b3"]);
  });

  test(`closing a window releases the game: ${name}`, async ({ page, context }) => {
    await prepare(context);
    const second = await both(page, context);
    await page.close();
    await rest(second);
    expect(await actions(second)).toEqual(["b2-b3"]);
  });
}

test("a new game asks before it replaces a game that another window plays", async ({ page, context }) => {
  await open(page, { position: small() });
  const second = await context.newPage();
  await second.goto("./#/preparation/kingdom");
  await second.locator(".page-buttons .main").click();
  await expect(second.getByRole("dialog").filter({ hasText: "dans une autre fenêtre" })).toBeVisible();
  await here(second).click();
  await rest(second);
  await expect(elsewhere(page)).toBeVisible();
  expect((await kept(second)).partie.game).toBe("kingdom");
});

test("the desk in a second window takes over the running game without losing steps", async ({ page, context }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  const second = await context.newPage();
  await openTeacher(second, "game");
  await expect(second.locator('[data-adult="here"]')).toBeVisible();
  await tap(page, "c2");
  await tap(page, "c3");
  await second.locator('[data-adult="here"]').click();
  await expect(second.locator(".step-list")).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();
  expect(await actions(page)).toEqual(["b2-b3", "c2-c3"]);
});
