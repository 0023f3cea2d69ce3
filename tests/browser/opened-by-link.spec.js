// Game opened by a link or a QR code: after its first saved step only the saved game is shown, whatever happens to the window.
import { expect, test } from "./support/test.js";
import { address, kept, open, rest, says, small, tap, text } from "./support/game.js";
import { apply } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";

const REPLACED = "table-ronde/replaced";
const actions = async (page) => (await kept(page)).partie.actions;
const withoutLocks = (context) => context.addInitScript(() => delete Navigator.prototype.locks);
/** Opens a page of the same site that is not the app. */
const leave = (page) => page.goto("./feature-detect.js");

/** Returns the query of a link to a game with one step, as the teacher's desk of another device writes it. */
async function recordLink({ browser, baseURL }) {
  const context = await browser.newContext({ baseURL, locale: "fr-FR" });
  const page = await context.newPage();
  await open(page, { position: small(), seed: 3 });
  await tap(page, "b2");
  await tap(page, "b3");
  await openTeacher(page, "kept");
  await page.locator('[data-adult="share"]').click();
  const link = await page.locator("#share-link").inputValue();
  await context.close();
  return link.split("?")[1];
}

const FIRST = [["b2", "b3"], ["c2", "c3"]];
/** Ways to open a game: the query of its address, and the steps it then has. */
const OPENINGS = {
  position: { query: () => new URLSearchParams({ position: small() }).toString(), steps: [] },
  partie: { query: recordLink, steps: ["b2-b3"] },
  // The seed fixes the dice of the saved game.
  graine: {
    query: async ({ context }) => {
      const page = await context.newPage();
      await open(page, { position: small() });
      await tap(page, "b2");
      await tap(page, "b3");
      await page.close();
      return "graine=7";
    },
    steps: ["b2-b3"],
  },
};

/** Moves the game to a second window through the desk and closes that window, so the first one owns it again. */
async function handOver(page, context) {
  const second = await context.newPage();
  await openTeacher(second, "game");
  await second.locator('[data-adult="here"]').click();
  await expect(second.locator(".step-list")).toBeVisible();
  await expect(page.locator("main.page-message")).toContainText("dans une autre fenêtre");
  await second.close();
  await rest(page);
}

/** Events of the window between two steps. */
const EVENTS = {
  reload: async (page) => {
    await page.reload();
  },
  "back and forward": async (page) => {
    await page.evaluate(() => (location.hash = "#/credits"));
    await expect(page.locator("main.page-credits")).toBeVisible();
    await page.goBack();
    await rest(page);
    await leave(page);
    await page.goBack();
  },
  "a hand-over by locks": handOver,
  "a hand-over by heartbeat": handOver,
  "another language": async (page, context) => {
    const second = await context.newPage();
    await second.goto("./#/credits");
    await second.evaluate(() => localStorage.setItem("table-ronde/settings", JSON.stringify({ language: "en" })));
    await second.close();
    await page.evaluate(() => document.dispatchEvent(new Event("languageread")));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
};

for (const [opening, { query, steps }] of Object.entries(OPENINGS)) {
  for (const [event, happens] of Object.entries(EVENTS)) {
    test(`a game opened by ${opening} resumes after ${event}`, async ({ page, context, browser, baseURL }) => {
      if (event.endsWith("heartbeat")) await withoutLocks(context);
      await page.goto(`./#/jeu/chevaliers?anim=0&${await query({ context, browser, baseURL })}`);
      await rest(page);
      const left = FIRST.slice(steps.length);
      for (const name of left.flat()) await tap(page, name);
      const played = [...steps, ...left.map((way) => way.join("-"))];
      // A second round would also overwrite the replaced game.
      for (const step of ["end", ["e2", "e3"]]) {
        await happens(page, context);
        await rest(page);
        expect((await says(page)).position).toBe(apply(small(), played));
        if (step === "end") {
          await tap(page, "end");
          played.push("end");
        }
        expect(await actions(page)).toEqual(played);
      }
      expect(await text(page, REPLACED)).toBeNull();
    });
  }
}

test("a stale heartbeat does not revoke another window's claim", async ({ page, context }) => {
  await withoutLocks(context);
  await page.goto(address({ position: small() }));
  await rest(page);
  await tap(page, "b2");
  await tap(page, "b3");
  const second = await context.newPage();
  await openTeacher(second, "game");
  // The first window still reads its own stale heartbeat, as another browser process may, and writes it again.
  await page.evaluate((name) => {
    const [stale, getItem] = [localStorage.getItem(name), Storage.prototype.getItem];
    let reads = 2;
    Storage.prototype.getItem = function (key) {
      return key === name && reads-- > 0 ? stale : getItem.call(this, key);
    };
  }, "table-ronde/hold");
  await second.locator('[data-adult="here"]').click();
  await expect(page.locator("main.page-message")).toContainText("dans une autre fenêtre");
  await expect(second.locator(".step-list")).toBeVisible();
});

test("a suspended window reloads the game that another window continued", async ({ page, context }) => {
  await withoutLocks(context);
  // The window gets no timers and no storage events, like a tab that a tablet suspended.
  await page.addInitScript(() => {
    const { setInterval } = window;
    window.setInterval = (call, time) => setInterval(() => window.sleeps || call(), time);
    addEventListener("storage", (event) => window.sleeps && event.stopImmediatePropagation(), true);
  });
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  await page.evaluate(() => (window.sleeps = true));
  const second = await context.newPage();
  await second.goto(address());
  await rest(second);
  await tap(second, "c2");
  await tap(second, "c3");
  await second.close();
  await page.evaluate(() => {
    window.sleeps = false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(async () => (await says(page)).position).toBe(apply(small(), ["b2-b3", "c2-c3"]));
  await tap(page, "end");
  expect(await actions(page)).toEqual(["b2-b3", "c2-c3", "end"]);
});

test("reopening a link in the same window shows its position again", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "b2");
  await tap(page, "b3");
  await page.evaluate((link) => (location.hash = link), address({ position: small(), base: "" }));
  await expect.poll(async () => (await says(page)).position).toBe(small());
});

test("a game replaced by a link is never overwritten by a shorter one", async ({ page }) => {
  const link = (steps) => address({ position: apply(small(), steps) });
  await open(page, { position: small() });
  for (const name of ["b2", "b3", "c2", "c3"]) await tap(page, name);
  // Two links in a row, each played for one step.
  for (const steps of [["end"], ["b2-b3"]]) {
    await page.goto("./#/");
    await page.goto(link(steps));
    await expect.poll(async () => (await says(page)).position).toBe(apply(small(), steps));
    await rest(page);
    await tap(page, "end");
  }
  const texts = await page.evaluate(() => ({ ...localStorage }));
  const games = Object.entries(texts).filter(([key]) => /replaced|slot/.test(key)).map(([, text]) => JSON.parse(text));
  const all = games.map((game) => (game.saved ?? game).partie.actions);
  expect(all).toContainEqual(["b2-b3", "c2-c3"]);
  expect(all).toContainEqual(["end"]);

  // Without a free slot, the longer game stays.
  const busy = JSON.stringify({ animal: "owl", day: 20_000, saved: JSON.parse(texts["table-ronde/game"]) });
  await leave(page);
  await page.evaluate(
    ([busy, long, key]) => {
      for (let number = 1; number <= 12; number += 1) localStorage.setItem(`table-ronde/slot-${number}`, busy.replace('"end"', `"end","end"`));
      localStorage.setItem(key, long);
    },
    [busy, JSON.stringify(games.map((game) => game.saved ?? game).find((game) => game.partie.actions.length === 2)), REPLACED],
  );
  await page.goto(link(["c2-c3"]));
  await rest(page);
  await tap(page, "end");
  expect((await kept(page, REPLACED)).partie.actions).toEqual(["b2-b3", "c2-c3"]);
});
