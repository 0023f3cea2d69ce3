// Voice: clips first, then device speech, then pictures alone. One phrase at a time, mute on every page, highlighted words.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { DUEL, SETTINGS, open } from "./support/game.js";
import { clipList, decodeClips, mockSound } from "./support/sound.js";

const VOICES = [
  { lang: "en-US", localService: true },
  { lang: "fr-FR", localService: false },
  { lang: "fr_CA", localService: true },
];
const saying = (page) => page.locator("html").getAttribute("data-saying");
const says = (page, text) => expect.poll(() => saying(page)).toBe(text);
const heard = (page, what) => page.evaluate((what) => window.heardSound[what], what);
const ask = (page, verb, ...values) =>
  page.evaluate(([verb, values]) => window.tableRonde.speech[verb](...values), [verb, values]);
/** Waits until every request is settled: no sound can follow. */
const isQuiet = (page) =>
  expect.poll(() => page.evaluate(() => window.tableRonde.speech.pending())).toBe(0);
const ear = (page) => page.getByRole("button", { name: "Réécouter" });
const TITLE = "On joue\u{a0}?";

test.beforeEach(({ page }) => page.addInitScript(mockSound, VOICES));

/** Opens the shelf after a first tap and waits for its spoken title. */
async function shelf(page) {
  await page.goto("./");
  await page.getByRole("heading", { name: "Table ronde" }).click();
  await page.goto("./#/etagere");
  await expect(page.locator("main.page-shelf")).toBeVisible();
  await says(page, TITLE);
}

test("the first tap unlocks the voice, which plays the clip of the title", async ({ page }) => {
  await shelf(page);
  const clips = await page.evaluate(clipList);
  expect(await heard(page, "clips")).toEqual([clips["on joue"][0]]);
  expect(await heard(page, "device")).toEqual([]);
});

test("the audio context is created once, while idle, before any tap", async ({ page }) => {
  await page.goto("./#/credits");
  const asked = () => page.evaluate(() => window.heardSound.contexts.length);
  await expect.poll(asked).toBe(1);
  await page.locator("main").click({ position: { x: 5, y: 5 } });
  expect(await asked()).toBe(1);
});

test("each word is highlighted while it is spoken, and none after", async ({ page }) => {
  await shelf(page);
  await page.evaluate(() => {
    window.lit = [];
    new MutationObserver(() => {
      const word = document.querySelector(".page-course .said [data-now]")?.textContent;
      if (word && word !== window.lit.at(-1)) window.lit.push(word);
    }).observe(document.body, { attributes: true, attributeFilter: ["data-now"], subtree: true, childList: true });
  });
  await page.getByRole("button", { name: "Apprendre" }).click();
  await expect.poll(() => page.evaluate(() => window.lit)).toEqual("Avance d’une case, même en diagonale.".split(" "));
  await says(page, null);
  await expect(page.locator("[data-now]")).toHaveCount(0);
});

test("a sentence that is rendered while its word is spoken is highlighted", async ({ page }) => {
  await shelf(page);
  await ask(page, "hush");
  const begun = page.evaluate((text) => {
    const shown = () => {
      const span = document.createElement("span");
      Object.assign(span, { className: "said", innerHTML: `<span data-word="">${text}</span>` });
      span.dataset.said = text;
      document.querySelector("main").append(span);
      return span;
    };
    return new Promise((tell) => {
      let lit = 0;
      let span;
      const look = () => {
        const isSaid = document.documentElement.dataset.saying === text;
        if (span && !isSaid) return tell(lit);
        if (isSaid && !span) span = shown();
        if (span?.querySelector("[data-now]")) {
          lit += 1;
          if (lit === 2) return tell(lit);
          span.remove();
          span = shown();
        }
        requestAnimationFrame(look);
      };
      look();
    });
  }, "Vide");
  await ask(page, "say", "Vide", "fr");
  expect(await begun).toBe(2);
});

test("a new phrase stops the old one, and the ear repeats the phrase", async ({ page }) => {
  await shelf(page);
  const before = await heard(page, "stopped");
  await ear(page).click();
  await expect.poll(() => heard(page, "clips")).toHaveLength(2);
  expect(await heard(page, "stopped")).toBe(before + 1);
  await page.evaluate(() => {
    for (const text of ["Choisis un jeu", "Choisis un pion."]) window.tableRonde.speech.say(text, "fr");
  });
  await says(page, "Choisis un pion.");
  expect(await heard(page, "clips")).toHaveLength(3);
});

test("mute stops every sound at once on every page", async ({ page }) => {
  await shelf(page);
  await page.locator('[data-adult="sound"]').click();
  await says(page, null);
  expect(await heard(page, "stopped")).toBeGreaterThan(0);
  const clips = (await heard(page, "clips")).length;
  await ear(page).click();
  await page.getByRole("button", { name: "Le conte" }).click();
  await expect(page.locator("main.page-tale")).toBeVisible();
  await ask(page, "say", "Choisis un pion.", "fr");
  await ask(page, "play", "win");
  await isQuiet(page);
  expect(await heard(page, "clips")).toHaveLength(clips);
  expect(await heard(page, "tones")).toBe(0);
  await page.locator('[data-adult="sound"]').click();
  await says(page, "Il était une fois deux pays voisins.");
});

test("voice and sounds are muted separately", async ({ page }) => {
  const mute = (settings) => localStorage.setItem("table-ronde/settings", JSON.stringify(settings));
  await page.addInitScript(mute, { "mute-voice": true });
  await page.goto("./#/etagere");
  await ear(page).click();
  await ask(page, "say", "Choisis un pion.", "fr");
  await expect.poll(() => ask(page, "play", "step").then(() => heard(page, "tones"))).toBeGreaterThan(0);
  expect(await heard(page, "clips")).toEqual([]);
});

test("a sentence without a clip is spoken in parts, in order", async ({ page }) => {
  await shelf(page);
  const clips = await page.evaluate(clipList);
  await ask(page, "say", "Onze, c’est plus que neuf.", "fr");
  await says(page, "Onze, c’est plus que neuf.");
  const parts = ["onze", "c’est plus que", "neuf"].map((key) => clips[key][0]);
  expect((await heard(page, "clips")).slice(-3)).toEqual(parts);
});

test("without a clip only a local French device voice speaks", async ({ page }) => {
  await page.route("**/voice-*.mp3", (route) => route.abort());
  await page.goto("./#/etagere");
  await ear(page).click();
  await expect.poll(() => heard(page, "device")).toContainEqual({ text: TITLE, lang: "fr_CA", rate: 0.9 });
  expect(await heard(page, "clips")).toEqual([]);
  await expect(page.getByText(TITLE)).toBeVisible();
});

test("without any voice the page stays silent and complete", async ({ page }) => {
  await page.addInitScript(mockSound, VOICES.slice(0, 2));
  await page.route("**/voice-*.json", (route) => route.abort());
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await page.goto("./#/etagere");
  await ear(page).click();
  await isQuiet(page);
  expect(await heard(page, "device")).toEqual([]);
  await expect(page.getByText(TITLE)).toBeVisible();
  expect(wrong).toEqual([]);
});

test("English is spoken by the device voice", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ language: "en" })), SETTINGS);
  await page.goto("./#/etagere");
  await page.getByRole("button", { name: "Hear it again" }).click();
  await expect.poll(() => heard(page, "device")).toContainEqual({ text: "Shall we play?", lang: "en-US", rate: 0.9 });
  expect(await heard(page, "clips")).toEqual([]);
});

const WORDS = new URL("../../assets/words/", import.meta.url);
for (const file of readdirSync(WORDS)) {
  const tag = file.replace(/\.json$/, "");
  const title = JSON.parse(readFileSync(new URL(file, WORDS), "utf8"))["words.pages.WHAT_TO_PLAY"];
  test(`the device voice speaks the translated title: ${tag}`, async ({ page }) => {
    const [primary] = tag.split("-");
    await page.addInitScript((lang) => (speechSynthesis.getVoices = () => [{ lang, localService: true }]), `${primary}-XX`);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language: tag })]);
    await page.goto("./#/etagere");
    await page.locator(".ear").click();
    await expect.poll(() => heard(page, "device")).toContainEqual({ text: title, lang: `${primary}-XX`, rate: 0.9 });
  });
}

test("the next tap resumes the voice after an interruption", async ({ page }) => {
  await shelf(page);
  await page.evaluate(() => {
    window.heardSound.allowed = false;
    window.heardSound.contexts.at(-1).set("interrupted");
  });
  const before = (await heard(page, "clips")).length;
  await ask(page, "say", "Choisis un jeu.", "fr");
  await isQuiet(page);
  expect(await heard(page, "clips")).toHaveLength(before);
  await page.evaluate(() => (window.heardSound.allowed = true));
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await says(page, "Choisis un jeu.");
  expect(await heard(page, "clips")).toHaveLength(before + 1);
});

test("an audio context that does not resume is replaced", async ({ page }) => {
  await shelf(page);
  await page.evaluate(() => {
    const context = window.heardSound.contexts.at(-1);
    context.resume = () => Promise.resolve();
    context.set("interrupted");
  });
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await expect.poll(() => page.evaluate(() => window.heardSound.contexts.length)).toBeGreaterThan(1);
  await ear(page).click();
  await says(page, TITLE);
});

test("a game speaks refusals and plays sounds", async ({ page }) => {
  await open(page, { position: DUEL, still: false });
  await page.locator('[data-cell="c5"]').click();
  await page.locator('[data-cell="a1"]').click();
  await expect(page.locator(".reason")).toBeVisible();
  await says(page, await page.locator(".reason").textContent());
  const before = await heard(page, "tones");
  await page.locator('[data-cell="b5"]').click();
  await expect.poll(() => heard(page, "tones")).toBeGreaterThan(before);
});

test("word cards and tale pages speak their sentence", async ({ page }) => {
  await shelf(page);
  await page.getByRole("button", { name: "Les mots des chevaliers" }).click();
  const cards = page.locator("[data-word-card]");
  await expect(cards).toHaveCount(18);
  for (const card of ["helmet", "unicorn"]) {
    await page.locator(`[data-word-card="${card}"]`).click();
    await says(page, await page.locator(".word-sentence").textContent());
  }
  await page.goto("./#/histoire/chevaliers");
  for (let number = 1; number < 10; number += 1) {
    await says(page, await page.locator(".tale-sentence").textContent());
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await page.getByRole("button", { name: "Jouer" }).click();
  await expect(page.locator("main.page-setup")).toBeVisible();
});

test("every picture of the preparation speaks its name when tapped", async ({ page }) => {
  await page.goto("./#/preparation/chevaliers");
  await expect(page.locator("main.page-setup")).toBeVisible();
  for (const mode of await page.locator(".length").all()) {
    await mode.click();
    await says(page, await mode.locator(".word").textContent());
  }
  const seats = page.locator(".seat-choice");
  for (let index = 0; index < (await seats.count()); index += 1) {
    await seats.nth(index).click();
    await expect.poll(() => saying(page)).toMatch(/\. (enfant|Copain|ordinateur, niveau \d)\.$/);
  }
  // Help, dice and placing are set at the teacher's desk.
  await expect(page.locator(".squares button")).toHaveCount(6);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("clips load after the page, play offline, and the badge shows it", async ({ page, context }) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("./");
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    expect(asked.filter((url) => url.endsWith(".mp3"))).toEqual([]);
    await expect(page.getByText("La voix arrive").or(page.getByText("Prête hors connexion"))).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("Prête hors connexion")).toBeVisible({ timeout: 20_000 });
    const packs = new Set(asked.filter((url) => url.endsWith(".mp3")));
    expect(packs.size).toBeGreaterThan(5);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole("heading", { name: "Table ronde" }).click();
    await page.goto("./#/etagere");
    await says(page, TITLE);
    await expect.poll(() => heard(page, "clips")).toHaveLength(1);
  });
});

test("all clips decode with their listed length and loudness", async ({ page }) => {
  await page.goto("./");
  const { count, wrong } = await page.evaluate(decodeClips, 1);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
