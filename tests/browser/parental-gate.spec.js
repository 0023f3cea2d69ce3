// Parental gate and data safety: pupils cannot pass the gate; erased, longer and damaged games can be recovered.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, UNREADABLE, kept, open, pauseWithTools, rest, says, small, tap, text } from "./support/game.js";
import { apply } from "./support/rules-program.js";
import { answerGate, importFile, openTeacher, passGate } from "./support/teacher.js";

const adult = (page, name) => page.locator(`[data-adult="${name}"]`);
const slot = (number) => `table-ronde/slot-${number}`;
const STEPS = ["b2-b3", "c2-c3", "end"];

const record = (actions, more = {}) => ({ actions, format: "partie/1", game: "chevaliers", options: { setup: "small" }, start: small(), ...more });
const saved = (actions, more = {}) => JSON.stringify({ partie: record(actions, more), seed: 1 });

/** Writes values to localStorage before the app starts. */
async function lay(page, texts) {
  await page.goto("./feature-detect.js");
  await page.evaluate((texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/** Returns twelve slots, all filled with other games. */
const fullSlots = () =>
  Object.fromEntries(
    [...Array(12)].map((_, index) => [
      slot(index + 1),
      JSON.stringify({ animal: "owl", day: 20_000, saved: JSON.parse(saved(["e2-e3"])) }),
    ]),
  );

const message = (page) => page.locator("main.page-message");

test("erasing everything needs the gate, lists the data and can be undone", async ({ page }) => {
  await lay(page, {
    [GAME]: saved(STEPS),
    [slot(1)]: JSON.stringify({ animal: "owl", day: 20_000, saved: JSON.parse(saved(STEPS)) }),
    [slot(4)]: "half a game",
    "table-ronde/presets": JSON.stringify([{ animal: "frog", settings: {} }]),
    "table-ronde/observations": JSON.stringify([{ animal: "owl", day: Math.floor(Date.now() / 864e5), first_right: 3, skill: "read", tries: 4 }]),
  });
  const before = await page.evaluate(() => ({ ...localStorage }));
  await page.goto("./#/credits");
  await adult(page, "erase").click();
  await expect(page.locator("main.page-gate")).toBeVisible();
  await page.locator("[data-adult=back]").click();
  await expect(page.locator("main.page-credits")).toBeVisible();
  expect(await text(page, GAME)).toBe(before[GAME]);

  await adult(page, "erase").click();
  await answerGate(page);
  const list = page.locator(".erase-list li");
  await expect(list).toHaveText(["la partie en cours (3 coups)", "2 parties gardées", "1 préréglage", "4 réponses observées", "les réglages"]);
  await adult(page, "erase-yes").click();
  await expect(adult(page, "erase-back")).toBeVisible();
  for (const key of [GAME, slot(1), slot(4), "table-ronde/presets", "table-ronde/observations"]) expect(await text(page, key)).toBeNull();

  await page.goto("./");
  await page.goto("./#/credits");
  await adult(page, "erase-back").click();
  await expect(adult(page, "erase-back")).toHaveCount(0);
  for (const key of [GAME, slot(1), slot(4), "table-ronde/presets"]) expect(await text(page, key)).toBe(before[key]);
  expect(await text(page, "table-ronde/erased")).toBeNull();
});

test("erased data is purged after a day, or at once behind the gate", async ({ page }) => {
  const copy = (at) => JSON.stringify({ at, texts: { [GAME]: saved(STEPS) } });
  await lay(page, { "table-ronde/erased": copy(Date.now() - 25 * 36e5) });
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  expect(await text(page, "table-ronde/erased")).toBeNull();
  await lay(page, { "table-ronde/erased": copy(Date.now() - 23 * 36e5) });
  await page.goto("./#/credits");
  await adult(page, "erase-for-good").click();
  await answerGate(page);
  await expect(page.locator(".your-data")).toContainText("La copie est effacée aussi.");
  expect(await text(page, "table-ronde/erased")).toBeNull();
});

test("a wrong answer pauses the gate, also after leaving and returning", async ({ page }) => {
  await page.goto("./#/maitre");
  await page.locator('[data-key="1"]').click();
  await page.locator('[data-key="ok"]').click();
  await expect(page.locator('[data-key="ok"]')).toBeDisabled();
  await page.locator("[data-adult=back]").click();
  await page.goto("./#/maitre");
  await expect(page.locator('[data-key="7"]')).toBeDisabled();
  await expect(page.locator('[data-key="7"]')).toBeEnabled({ timeout: 8_000 });
  await passGate(page);
});

test("a reload does not end the pause of the gate, and a right answer clears the errors", async ({ page }) => {
  const GATE = "table-ronde/gate";
  const ok = page.locator('[data-key="ok"]');
  await page.goto("./#/maitre");
  await page.locator('[data-key="1"]').click();
  await ok.click();
  await expect(ok).toBeDisabled();
  expect((await kept(page, GATE)).errors).toBe(1);

  // After the third wrong answer the pause is long enough for a reload.
  await lay(page, { [GATE]: JSON.stringify({ errors: 3, last: Date.now() }) });
  for (let opened = 0; opened < 2; opened += 1) {
    await page.goto("about:blank");
    await page.goto("./#/maitre");
    await expect(ok).toBeDisabled();
  }

  await lay(page, { [GATE]: JSON.stringify({ errors: 3, last: Date.now() - 31_000 }) });
  await page.goto("./#/maitre");
  await passGate(page);
  expect(await text(page, GATE)).toBeNull();
});

test("an adult passes the gate with five taps without delay", async ({ page }) => {
  await page.goto("./#/maitre");
  const question = page.locator("[data-gate-a]");
  const answer = await question.evaluate(({ dataset }) => Number(dataset.gateA) + Number(dataset.gateB));
  const taps = [...String(answer), "ok"];
  expect(taps).toHaveLength(5);
  // Tap all keys at once: the gate imposes no delay, so one tap every 800 ms takes under five seconds.
  await page.evaluate((taps) => taps.forEach((name) => document.querySelector(`[data-key="${name}"]`).click()), taps);
  await expect(page.locator("main.page-teacher")).toBeVisible();
});

test("the victory page offers files and printing only behind the gate", async ({ page }) => {
  await open(page, { position: "6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0" });
  for (const name of ["c8", "d9"]) await tap(page, name);
  await expect(page.locator(".victory")).toBeVisible();
  await expect(page.locator('.victory [data-adult="print"], .victory a[download]')).toHaveCount(0);
  await page.locator(".victory [data-adult=export]").click();
  await expect(page.locator("main.page-gate")).toBeVisible();
});

test("resuming from an earlier step saves the longer game to a slot", async ({ page }) => {
  await open(page, { position: small() });
  for (const name of ["b2", "b3", "c2", "c3", "end"]) await tap(page, name);
  for (let round = 0; round < 2; round += 1) {
    await pauseWithTools(page);
    while (await adult(page, "undo").isEnabled()) await adult(page, "undo").click();
    await expect.poll(async () => (await says(page)).position).toBe(small());
    // A dispatched click passes the double-tap guard.
    await adult(page, "resume").dispatchEvent("click");
    await expect(page.locator(".pause")).toHaveCount(0);
  }
  await tap(page, "e2");
  await tap(page, "e3");
  expect((await kept(page)).partie.actions).toEqual(["e2-e3"]);
  expect((await kept(page, slot(1))).saved.partie.actions).toEqual(STEPS);
  // A game already in a slot is not saved a second time.
  expect(await text(page, slot(2))).toBeNull();
});

test("resuming from an earlier step asks first when no slot is free", async ({ page }) => {
  await lay(page, { ...fullSlots(), [GAME]: saved(STEPS) });
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  await pauseWithTools(page);
  await adult(page, "undo").click();
  await adult(page, "resume").click();
  await expect(page.getByRole("dialog")).toContainText("Les coups d’après seraient perdus");
  await adult(page, "past-stay").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".pause")).toBeVisible();
  await adult(page, "resume").click();
  await adult(page, "past-last").click();
  await expect(page.locator(".pause")).toHaveCount(0);
  expect((await says(page)).position).toBe(apply(small(), STEPS));
});

test("importing a damaged file replaces no game without confirmation", async ({ page }) => {
  await lay(page, { [GAME]: saved(["b2-b3", "c2-c3"]) });
  await importFile(page, record(["e2-e3", "a1-a9"]));
  await adult(page, "open-good").click();
  await rest(page);
  expect((await kept(page)).partie.actions).toEqual(["e2-e3"]);
  expect((await kept(page, slot(1))).saved.partie.actions).toEqual(["b2-b3", "c2-c3"]);

  await lay(page, { ...fullSlots(), [GAME]: saved(["b2-b3", "c2-c3"]) });
  await page.goto("about:blank");
  await importFile(page, record(["e2-e3", "a1-a9"]));
  await adult(page, "open-good").click();
  await expect(message(page)).toContainText("sera remplacée");
  expect((await kept(page)).partie.actions).toEqual(["b2-b3", "c2-c3"]);

  await page.goto("about:blank");
  await importFile(page, record(["e2-e3"]));
  await adult(page, "import-no").click();
  expect((await kept(page)).partie.actions).toEqual(["b2-b3", "c2-c3"]);
  await adult(page, "import").setInputFiles({ name: "a.partie", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record(["e2-e3"]))) });
  await adult(page, "import-yes").click();
  await rest(page);
  expect((await kept(page)).partie.actions).toEqual(["e2-e3"]);
});

test("a quarantined game opens up to its last legal step, at once and from the desk", async ({ page }) => {
  const value = saved(["b2-b3", "a1-a9", "end"]);
  await lay(page, { [GAME]: value });
  await page.goto("./#/jeu/chevaliers?anim=0");
  await expect(message(page)).toContainText("La partie gardée est illisible");
  const waits = page.waitForEvent("download");
  await adult(page, "save-text").click();
  expect((await waits).suggestedFilename()).toMatch(/^chevaliers-.*\.partie$/);
  await adult(page, "open-good").click();
  await rest(page);
  expect((await kept(page)).partie.actions).toEqual(["b2-b3"]);
  expect(await text(page, UNREADABLE)).toBe(value);

  await page.evaluate((key) => localStorage.removeItem(key), GAME);
  await openTeacher(page, "settings");
  await expect(page.locator(".put-aside li")).toHaveCount(1);
  await page.locator(".put-aside [data-adult=open-good]").click();
  await rest(page);
  expect((await kept(page)).partie.actions).toEqual(["b2-b3"]);
});

test("a saved game of a newer version stays in place", async ({ page }) => {
  const value = saved(["b2-b3"], { format: "partie/2" });
  await lay(page, { [GAME]: value });
  for (const address of ["./", "./#/jeu/chevaliers"]) {
    await page.goto(address);
    await expect(message(page)).toContainText("version plus récente");
    expect(await text(page, GAME)).toBe(value);
    expect(await text(page, UNREADABLE)).toBeNull();
    await page.goto("about:blank");
  }
});

test("unknown presets, observations and settings are preserved", async ({ page }) => {
  const sung = { animal: "owl", day: 1, first_right: 1, skill: "sing", tries: 1 };
  await lay(page, {
    "table-ronde/presets": '{"shape": "another"}',
    "table-ronde/observations": JSON.stringify([sung]),
    [SETTINGS]: JSON.stringify({ tomorrow: [1], theme: "pink" }),
  });
  await openTeacher(page, "settings");
  await page.locator('[data-setting="hush"]').click();
  await expect.poll(async () => (await kept(page, SETTINGS)).hush).toBe(true);
  expect(await kept(page, SETTINGS)).toMatchObject({ tomorrow: [1], theme: "pink" });
  expect(await text(page, UNREADABLE)).toBe('{"shape": "another"}');
  expect(await kept(page, "table-ronde/observations")).toEqual([sung]);
});

test("a wrong clock deletes no observations", async ({ page }) => {
  const day = Math.floor(Date.now() / 864e5);
  const entry = { animal: "owl", day, first_right: 3, skill: "read", tries: 4 };
  await lay(page, { "table-ronde/observations": JSON.stringify([entry]), "table-ronde/visited": String(day) });
  await page.clock.setFixedTime(new Date("2015-01-01T10:00:00"));
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  await page.clock.setFixedTime(new Date());
  await page.goto("about:blank");
  await page.goto("./");
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  const [{ tries, day: again }] = await kept(page, "table-ronde/observations");
  expect(tries).toBe(4);
  expect(Math.abs(again - day)).toBeLessThan(2);
});

test("oversized files, links and records are refused with a message", async ({ page }) => {
  await importFile(page, "x".repeat(1_000_001));
  await expect(message(page)).toContainText("C’est trop long pour une partie.");
  await page.goto("about:blank");
  await importFile(page, record(Array(5_001).fill("end")), `${"n".repeat(200)}.partie`);
  await expect(message(page)).toContainText("C’est trop long pour une partie.");
  await expect(message(page)).not.toContainText("n".repeat(81));
  await page.goto(`./#/jeu/chevaliers?partie=${"A".repeat(8_001)}`);
  await expect(message(page)).toContainText("Ce lien ne s’ouvre pas");
});

test("home shows the picture of the saved game before the game styles load", async ({ page }) => {
  await lay(page, { [GAME]: saved(["b2-b3"]) });
  await page.goto("./");
  await expect(page.locator(".resume .preview")).toBeVisible();
  const black = await page.locator(".resume .preview *").evaluateAll((all) =>
    all.filter((one) => one.matches("rect, path, circle") && !one.hasAttribute("fill") && getComputedStyle(one).fill === "rgb(0, 0, 0)").length,
  );
  expect(black).toBe(0);
});
