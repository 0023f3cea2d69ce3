// Unreadable input: a friendly message names the reason, no data is lost and the app stays usable.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, UNREADABLE, address, game, kept, keptGame, open, rest, says, small, tap, text } from "./support/game.js";
import { fillStorage, refuseStorage, withoutDatabase } from "./support/lacking.js";
import { importFile } from "./support/teacher.js";
import { apply } from "./support/rules-program.js";

const message = (page) => page.locator("main.page-message [role=alert]");
const record = (actions, more) => ({ actions, format: "partie/1", game: "chevaliers", options: {}, start: small(), ...more });

/** Writes a value to localStorage before the app starts, once per session. */
const lay = (page, key, value) =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "laid");
      localStorage.setItem(key, value);
    },
    [key, value],
  );

/** Asserts that the app is usable, from the preparation page to a first move. */
async function isUsable(page) {
  await page.goto("./#/preparation/chevaliers");
  await page.locator(".page-buttons .main").click();
  await rest(page);
  const before = (await says(page)).position;
  await tap(page, "end");
  expect((await says(page)).position).not.toBe(before);
}

test.describe("invalid address", () => {
  for (const path of ["/jeu", "/jeu/echecs", "/nulle-part", "/maitre/x", "/jeu/chevaliers/9", "/%F0%9F%90%89", "jeu"]) {
    test(`unknown path shows a message: #${path}`, async ({ page }) => {
      await page.goto(`./#${path}`);
      await expect(message(page)).toContainText("Cette adresse ne mène nulle part");
      await message(page).getByRole("button", { name: "Revenir à l’accueil" }).click();
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    });
  }

  for (const seed of ["abc", "-1", "1.5", "99999999999999999999999"]) {
    test(`invalid seed shows a message: ${seed}`, async ({ page }) => {
      await page.goto(address({ position: small(), seed }));
      await expect(message(page)).toContainText("nulle part");
    });
  }

  for (const [name, position] of [
    ["a word", "bonjour"],
    ["truncated", () => small().slice(0, -8)],
    ["too many pieces", () => small().replace("1SS1S1", "SSSSSS").replace("1C1PC1", "PPPPPP")],
    ["unencoded percent sign", "%"],
    ["only spaces", "   "],
    ["a very long text", "1".repeat(20_000)],
    ["emoji", "🐉".repeat(50)],
  ]) {
    test(`unparsable position shows a message and keeps the saved game: ${name}`, async ({ page }) => {
      await open(page, { position: small(), seed: 4 });
      await tap(page, "end");
      const before = await keptGame(page);
      await page.goto(address({ position: typeof position === "string" ? position : position() }));
      await expect(message(page)).toContainText("Cette position est illisible");
      await expect(message(page)).toContainText(/\(caractère \d+\)/);
      expect(await keptGame(page)).toEqual(before);
      await message(page).getByRole("button", { name: "Revenir à l’accueil" }).click();
      await page.getByRole("button", { name: "Reprendre" }).click();
      await rest(page);
      expect((await says(page)).position).toBe(apply(small(), ["end"]));
    });
  }
});

test.describe("corrupt save", () => {
  const illegal = () => JSON.stringify({ partie: record(["b2-b3", "a1-a9"]), seed: 1 });
  for (const [name, key, value, title] of [
    ["game, truncated", GAME, '{"partie":{"actions":[', "La partie gardée est illisible"],
    ["game, wrong shape", GAME, "[1,2,3]", "La partie gardée est illisible"],
    ["game, empty", GAME, "", "La partie gardée est illisible"],
    ["game, a number that is too large", GAME, `{"partie":${"9".repeat(400)}}`, "La partie gardée est illisible"],
    ["game, unknown", GAME, JSON.stringify({ partie: record([], { game: "echecs" }), seed: 1 }), "La partie gardée est illisible"],
    ["settings, truncated", SETTINGS, '{"theme":', "Les réglages gardés sont illisibles"],
    ["settings, wrong shape", SETTINGS, '["parchment"]', "Les réglages gardés sont illisibles"],
  ]) {
    test(`is quarantined and shown: ${name}`, async ({ page }) => {
      await lay(page, key, value);
      await page.goto("./");
      await expect(message(page)).toContainText(title);
      expect(await text(page, UNREADABLE)).toBe(value);
      await message(page).getByText("Voir le texte").click();
      await expect(message(page).locator("pre")).toHaveText(value);
      await message(page).getByRole("button", { name: "Fermer" }).click();
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
      await isUsable(page);
      expect(await text(page, UNREADABLE)).toBe(value);
      await page.goto("./");
      await page.reload();
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    });
  }

  test("with an illegal step is quarantined", async ({ page }) => {
    const value = illegal();
    await lay(page, GAME, value);
    await page.goto(address());
    await expect(message(page)).toContainText("La partie gardée est illisible");
    expect(await text(page, UNREADABLE)).toBe(value);
    await isUsable(page);
  });

  test("of both game and settings keeps both texts in quarantine", async ({ page }) => {
    await lay(page, GAME, "game?");
    await lay(page, SETTINGS, "settings?");
    await page.goto("./");
    await expect(message(page)).toBeVisible();
    await message(page).getByRole("button", { name: "Fermer" }).click();
    await expect(message(page)).toBeVisible();
    await message(page).getByRole("button", { name: "Fermer" }).click();
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    const aside = await text(page, UNREADABLE);
    expect(aside).toContain("game?");
    expect(aside).toContain("settings?");
    await isUsable(page);
  });
});

test.describe("device without storage", () => {
  for (const [name, scripts] of [["full", [fillStorage]], ["without storage", [refuseStorage, withoutDatabase]]]) {
    test(`plays on and shows a notice: ${name}`, async ({ page }) => {
      for (const script of scripts) await page.addInitScript(script);
      await open(page, { position: small() });
      await tap(page, "b2");
      await tap(page, "b3");
      await expect(page.getByRole("alert").filter({ hasText: "Cet appareil est plein" })).toBeVisible();
      expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
      await page.getByRole("button", { name: "Accueil" }).click();
      await page.getByRole("button", { name: "Oui, on s’arrête là" }).click();
      await page.getByRole("button", { name: "Reprendre" }).click();
      await rest(page);
      expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
    });
  }

  test("shows no notice while saving works", async ({ page }) => {
    await open(page, { position: small() });
    await tap(page, "end");
    await expect(page.getByText("Cet appareil est plein")).toHaveCount(0);
  });

  test("keeps a corrupt save in place when storage is full", async ({ page }) => {
    await lay(page, GAME, "game?");
    await page.addInitScript(fillStorage);
    await page.goto("./");
    await expect(message(page)).toContainText("La partie gardée est illisible");
    expect(await text(page, GAME)).toBe("game?");
  });
});

test.describe("imported file", () => {
  test("replaces the game", async ({ page }) => {
    const actions = ["b2-b3", "end"];
    await importFile(page, record(actions));
    await rest(page);
    expect((await says(page)).position).toBe(apply(small(), actions));
    expect((await kept(page)).partie).toEqual(record(actions));
  });

  for (const [name, content, reason] of [
    ["truncated", () => JSON.stringify(record(["b2-b3"])).slice(0, 40), /\(caractère 41\)/],
    ["binary", () => "\u0000\u0001\u0002", /n’est pas une partie de Table ronde/],
    ["empty", () => "", /n’est pas une partie de Table ronde/],
    ["newer format", () => record([], { format: "partie/2" }), /version plus récente.*partie\/2/],
    ["unknown game", () => record([], { game: "echecs" }), /echecs/],
    ["unparsable start", () => record([], { start: "bonjour" }), /caractère/],
  ]) {
    test(`keeps the saved game if invalid: ${name}`, async ({ page }) => {
      await open(page, { position: small(), seed: 4 });
      const before = await keptGame(page);
      await importFile(page, content(), "abîmé.partie");
      await expect(message(page)).toContainText("abîmé.partie");
      await expect(message(page)).toContainText(reason);
      expect(await keptGame(page)).toEqual(before);
      await message(page).getByRole("button", { name: "Fermer" }).click();
      await expect(page.locator("main.page-teacher")).toBeVisible();
    });
  }

  test("with an illegal step names the step and opens at the last legal position", async ({ page }) => {
    await importFile(page, record(["b2-b3", "c2-c3", "a1-a9", "end"]));
    await expect(message(page)).toContainText(/Coup numéro 3\s*: «\s*a1-a9\s*»/);
    await message(page).getByRole("button", { name: "Ouvrir les coups lisibles" }).click();
    await rest(page);
    expect((await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
    await expect(game(page)).toHaveAttribute("data-turn", "decision");
  });
});
