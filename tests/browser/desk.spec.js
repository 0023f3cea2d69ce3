// Teacher's desk: presets, lettering, lowered board, observations, and the data the device stores.
import { expect, test } from "./support/test.js";
import { DUEL, GAME, SETTINGS, kept, open, small, tap, text } from "./support/game.js";
import { play } from "./support/robot.js";
import { apply } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";

const PRESETS = "table-ronde/presets";
const OBSERVATIONS = "table-ronde/observations";
const DAY = 86_400_000;
const SKILLS = ["read", "add", "compare", "turn"];

const setting = (page, name, value) => page.locator(`[data-setting="${name}"] [data-value="${value}"]`);
const today = (page) => page.evaluate((day) => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / day), DAY);
/** Dispatches a click without a pointer: the double-tap guard drops quick mouse clicks at close points after a scroll. */
const press = (locator) => locator.dispatchEvent("click");
/** Opens a page of the same origin without the app, so that values can be stored before the app saves its own. */
const visit = (page) => page.goto("./start.js");
const keep = (page, key, value) => page.evaluate(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [key, value]);

test("the default length counts the treasures after 15 minutes, and a longer one sets no limit", async ({ page }) => {
  await openTeacher(page, "settings");
  await expect(setting(page, "length", "discovery").locator("input")).toBeChecked();
  await expect(setting(page, "count-after", "15").locator("input")).toBeChecked();
  await setting(page, "length", "whole").click();
  await expect(setting(page, "count-after", "never").locator("input")).toBeChecked();
  await press(setting(page, "length", "discovery").locator("input"));
  await expect(setting(page, "count-after", "15").locator("input")).toBeChecked();
});

test("the piece set chosen beside the tables is that of the next game", async ({ page }) => {
  await openTeacher(page, "tables");
  await expect(page.locator(".set-choice")).toContainText("Ce choix vaut aussi pour la prochaine partie.");
  await setting(page, "table-set", "pocket").click();
  await expect.poll(async () => (await kept(page, SETTINGS)).options).toEqual({ chevaliers: { set: "pocket" } });
  await page.locator("[data-adult=tab-settings]").click();
  await expect(setting(page, "set", "pocket").locator("input")).toBeChecked();
});

test("presets apply in one tap; own presets are saved, applied and erased", async ({ page }) => {
  await openTeacher(page, "settings");
  await page.locator('[data-preset="whole"]').click();
  expect(await kept(page, SETTINGS)).toMatchObject({ length: "whole", options: {} });
  await setting(page, "theme", "night").click();
  await setting(page, "die", "012345").click();
  await page.locator("[data-adult=preset-keep]").click();
  await page.locator('[data-animal="owl"]').click();
  const own = page.locator('.preset[data-preset="owl"]');
  await expect(own).toHaveText("le hibou");
  await expect(own).toHaveAttribute("aria-pressed", "true");

  await page.locator('[data-preset="discovery"]').click();
  await expect(own).toHaveAttribute("aria-pressed", "false");
  expect(await kept(page, SETTINGS)).toMatchObject({
    length: "discovery",
    options: { chevaliers: { die: "112233" }, gran: { walls: "land" } },
    theme: "night",
  });
  await press(setting(page, "theme", "parchment"));
  await press(own);
  expect(await kept(page, SETTINGS)).toMatchObject({
    length: "whole",
    options: { chevaliers: { die: "012345" } },
    theme: "night",
  });

  // The settings apply to the next game: it proposes the longest length and this die.
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator(".length").nth(2)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Jouer" }).click();
  await expect(page.locator("section.game")).toHaveAttribute("data-position", /012\/012345\/100/);

  await openTeacher(page, "settings");
  await page.locator("[data-adult=preset-erase]").click();
  await page.locator('[data-erase="owl"]').click();
  await expect(own).toHaveCount(0);
  expect(await kept(page, PRESETS)).toEqual([]);
});

test("a page opened from the foot of the desk starts at its top", async ({ page }) => {
  await openTeacher(page, "settings");
  const credits = page.getByRole("link", { name: "Crédits" });
  await credits.scrollIntoViewIfNeeded();
  const down = () => page.evaluate(() => window.scrollY);
  expect(await down()).toBeGreaterThan(500);
  await credits.click();
  await expect(page.locator("main.page-credits")).toBeVisible();
  // The text of the page loads later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight > 1.5 * window.innerHeight)).toBe(true);
  await expect.poll(down).toBe(0);
});

test("each game has its own options", async ({ page }) => {
  await openTeacher(page, "settings");
  await press(setting(page, "rules-of", "kingdom"));
  await press(setting(page, "first", "b"));
  await press(setting(page, "rules-of", "chevaliers"));
  await press(setting(page, "first", "D"));
  expect((await kept(page, SETTINGS)).options).toEqual({ chevaliers: { first: "D" }, kingdom: { first: "b" } });
  await page.goto("./#/preparation/kingdom");
  await page.getByRole("button", { name: "Jouer" }).click();
  await expect(page.locator("section.game")).toHaveAttribute("data-seat", "b");
});

test("unknown values in settings and presets do not discard known ones", async ({ page }) => {
  await visit(page);
  await keep(page, SETTINGS, {
    theme: "pink",
    lettering: "runes",
    hush: true,
    length: "whole",
    options: { chess: { a: "b" }, chevaliers: { die: "112233", first: "Q", moon: "1" } },
  });
  await keep(page, PRESETS, [{ animal: "Kevin", settings: {} }, { animal: "frog", settings: { faces: "digits" } }]);
  await openTeacher(page, "settings");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "parchment");
  await expect(page.locator(".preset.own")).toHaveText(["la grenouille"]);
  await expect(setting(page, "die", "112233").locator("input")).toBeChecked();
  await expect(setting(page, "first", "P").locator("input")).toBeChecked();
  await expect(page.locator('[data-setting="hush"]')).toHaveAttribute("aria-checked", "true");
});

test("the desk works by keyboard alone", async ({ page }) => {
  await page.goto("./#/maitre");
  const gate = page.locator("[data-gate-a]");
  const sum = await gate.evaluate(({ dataset }) => Number(dataset.gateA) + Number(dataset.gateB));
  await page.locator(".adult-page button").first().focus();
  await page.keyboard.type(String(sum));
  const until = async (wanted, key = "Tab", most = 80) => {
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), wanted)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${wanted} is not reached`);
  };
  await until('[data-key="ok"]');
  await page.keyboard.press("Enter");
  await expect(page.locator("main.page-teacher")).toBeVisible();
  await until('[data-preset="small"]');
  await page.keyboard.press("Enter");
  await until('input[name="lettering"]');
  await page.keyboard.press("ArrowRight");
  await until('[data-setting="lowered"]');
  await page.keyboard.press("Space");
  await until('[data-setting="gran"]');
  await page.keyboard.press("Enter");
  expect(await kept(page, SETTINGS)).toMatchObject({ games: ["gran"], length: "small", lettering: "script", lowered: true });
  await until('[data-adult="tab-observations"]', "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".observed-card")).toBeVisible();
});

test("lettering follows the setting, and the cursive font is fetched on demand", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const look = () =>
    page.locator(".turn-banner .word").evaluate((word) => {
      const { textTransform, fontFamily } = getComputedStyle(word);
      return { textTransform, cursive: fontFamily.includes("Ecole") };
    });
  const cursive = () => asked.some((url) => url.endsWith("cursive.woff2"));
  const choose = async (lettering) => {
    await visit(page);
    await keep(page, SETTINGS, { lettering });
    await open(page, { position: DUEL });
  };
  await choose("capitals");
  expect(await look()).toEqual({ textTransform: "uppercase", cursive: false });
  await choose("script");
  expect(await look()).toEqual({ textTransform: "none", cursive: false });
  // The service worker may precache the font, but no page requests it.
  expect(cursive()).toBe(false);
  await choose("cursive");
  expect(await look()).toEqual({ textTransform: "none", cursive: true });
  await page.waitForFunction(() => document.fonts.check("700 20px Ecole", "é"));
  await expect.poll(() => page.evaluate(() => [...document.fonts].find((font) => font.family === "Ecole")?.status)).toBe("loaded");
});

test("a lowered board keeps all tap targets in the lower three fifths", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page);
  await keep(page, SETTINGS, { lowered: true });
  const high = () =>
    page.locator("[data-tap], .ear").evaluateAll((all) =>
      all
        .map((one) => [one.dataset.tap ?? one.className, one.getBoundingClientRect()])
        .filter(([, { top, bottom }]) => top < innerHeight * 0.4 - 1 || bottom > innerHeight - 47)
        .map(([name]) => name),
    );
  await page.goto("about:blank");
  for (const [game, position, names] of [
    ["chevaliers", small(), ["b2"]],
    ["chevaliers", apply(DUEL, ["c5xc6"]), []],
    ["kingdom", "abcdmdcba/9/9/9/9/9/9/9/ABCDMDCBA w play on/0 0", ["d1"]],
  ]) {
    await page.goto("about:blank");
    await open(page, { game, position, seed: 8 });
    for (const name of names) await tap(page, name);
    expect(await high(), game).toEqual([]);
  }
});

test("observations are shown, printed, erased, and expire after thirty days", async ({ page }) => {
  await page.goto("./");
  const now = await today(page);
  const entry = (animal, skill, days, tries, first_right) => ({ animal, day: now - days, first_right, skill, tries });
  await keep(page, OBSERVATIONS, [
    entry("owl", "compare", 31, 50, 50),
    entry("owl", "compare", 30, 4, 3),
    entry("owl", "read", 0, 5, 5),
    entry("fox-head", "turn", 0, 2, 1),
  ]);
  // Observations older than 30 days expire when the app starts, even if the desk stays closed.
  await page.reload();
  await expect.poll(async () => (await kept(page, OBSERVATIONS)).length).toBe(3);

  await openTeacher(page, "observations");
  await expect(page.locator('[data-team="owl"]')).toContainText("le hibou");
  await expect(page.locator('[data-team="owl"] td')).toHaveText(["5 sur 5", "·pas encore", "3 sur 4", "·pas encore"]);
  await expect(page.locator('[data-team="fox-head"] td').nth(3)).toHaveText("1 sur 2");
  // On a phone the table scrolls sideways, the page does not.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1080, height: 810 });

  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await page.locator("[data-adult=print-observed]").click();
  expect(await page.evaluate(() => window.printed)).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".observed")).toBeVisible();
  await expect(page.locator(".head, .observed-card .buttons").locator("visible=true")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.locator("[data-adult=erase-observed]").click();
  await page.locator("[data-adult=erase-observed-no]").click();
  expect(await text(page, OBSERVATIONS)).not.toBeNull();
  await page.locator("[data-adult=erase-observed]").click();
  await page.locator("[data-adult=erase-observed-yes]").click();
  expect(await text(page, OBSERVATIONS)).toBeNull();
  await expect(page.locator(".observed")).toHaveCount(0);
});

/** Returns all keys and strings of a JSON value. */
function words(value) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(words);
  if (value && typeof value === "object") return Object.entries(value).flatMap(([key, value]) => [key, ...words(value)]);
  return [];
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a long session stores no personal data", async ({ page, context }) => {
    await openTeacher(page, "settings");
    for (const game of ["kingdom", "knights", "gran"]) await page.locator(`[data-setting="${game}"]`).click();
    await setting(page, "lettering", "cursive").click();
    await page.locator("[data-adult=seed]").fill("Kevin Durand");
    await page.locator("[data-adult=seed]").blur();
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await page.locator("[data-adult=seed]").fill("7");
    await page.locator("[data-adult=seed]").blur();
    await page.locator("[data-adult=preset-keep]").click();
    await page.locator('[data-animal="fox-head"]').click();
    for (const game of ["kingdom", "knights", "gran", "chevaliers"]) {
      await page.goto(`./#/preparation/${game}`);
      // A dispatched click passes the double-tap guard, which would drop a mouse click this quick.
      await page.getByRole("button", { name: "Jouer" }).dispatchEvent("click");
      // From the second game on, the app asks about the game in progress.
      if (game !== "kingdom") await page.getByRole("button", { name: "Nouvelle partie" }).dispatchEvent("click");
      await page.goto(`./#/jeu/${game}?anim=0`);
      await expect(page.locator(`section.game[data-game="${game}"]`)).toBeVisible();
      await play(page, { seed: 3, most: 40 });
    }
    await openTeacher(page, "observations");
    await page.evaluate(() => (location.hash = "#/credits"));
    await expect(page.locator("main.page-credits")).toBeVisible();

    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: (await indexedDB.databases?.())?.map(({ name }) => name) ?? [],
      cached: await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      ),
    }));
    expect(await context.cookies()).toEqual([]);
    expect(stored.cookies).toBe("");
    expect(stored.session).toEqual({});
    expect(stored.databases).toEqual(["table-ronde"]);
    // The precached files are files of the app, from its own origin, without a query other than the revision.
    const origin = new URL(page.url()).origin;
    for (const url of stored.cached.flat()) expect(url).toMatch(new RegExp(`^${origin}/[\\w./-]*(\\?__WB_REVISION__=\\w+)?$`));
    const { [GAME]: saved, [SETTINGS]: settings, [PRESETS]: presets, [OBSERVATIONS]: observed, "table-ronde/visited": day, "table-ronde/count": count, ...other } = stored.local;
    for (const number of [day ?? "1", count]) expect(number).toMatch(/^\d+$/);
    expect(other).toEqual({});
    const animals = /^(wolf-head|bear-head|lion|fox-head|deer|boar|eagle-head|owl|hedgehog|frog|rabbit-head|squirrel)$/;
    for (const { animal, day, skill, ...counts } of JSON.parse(observed ?? "[]")) {
      expect(animal).toMatch(/^$|^[a-z-]+$/);
      expect(SKILLS).toContain(skill);
      expect(Number.isInteger(day)).toBe(true);
      expect(Object.keys(counts).sort()).toEqual(["first_right", "tries"]);
    }
    // Settings hold only short lowercase words of the app, no typed text.
    for (const word of words(JSON.parse(settings))) expect(word).toMatch(/^[a-z0-9_-]{1,16}$|^[A-Z]$/);
    for (const { animal, settings, ...rest } of JSON.parse(presets)) {
      expect(animal).toMatch(animals);
      expect(rest).toEqual({});
      for (const word of words(settings)) expect(word).toMatch(/^[a-z0-9_-]{1,16}$|^[A-Z]$/);
    }
    const { banners, ...game } = JSON.parse(saved);
    for (const banner of banners) expect(banner).toMatch(animals);
    expect(saved).not.toMatch(/</);
    expect(JSON.stringify(game)).not.toMatch(/kevin|durand/i);
  });
});

test("the rule for the stones of Gran is chosen at the desk", async ({ page }) => {
  await openTeacher(page, "settings");
  await press(setting(page, "rules-of", "gran"));
  await press(setting(page, "walls", "land"));
  expect((await kept(page, SETTINGS)).options).toEqual({ gran: { walls: "land" } });
  await page.goto("./#/preparation/gran");
  await page.getByRole("button", { name: "Jouer" }).click();
  await expect(page.locator("section.game")).toHaveAttribute("data-position", / 3l$/);
});
