// Problems: chosen by grade, solved on the board, wrong answers shown and retried, and the problem of the day.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { GAMES } from "./support/catalogue.js";
import { SETTINGS, drawn } from "./support/game.js";
import { rulesOf } from "./support/rules-program.js";
import { keepOver } from "./support/whole-games.js";

const lines = (game) => readFileSync(new URL(`../../assets/problems/${game}.txt`, import.meta.url), "utf8").split("\n");
/** Indices of replays of the first game: one with missed moments, one without. */
const [MISSED, NOTHING_MISSED] = [3, 5];
/** Returns the problems of a game with their numbers. */
const problems = (game) =>
  lines(game)
    .filter((line) => line && !line.startsWith("#"))
    .map((line, index) => {
      const [kind, grade, options, position, solution] = line.split(" | ");
      return { number: index + 1, kind, grade: Number(grade), options: options.split(" "), position, solution: solution.split(" ") };
    });

test.beforeEach(async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ hush: true, motion: "reduced" })), SETTINGS);
});

const section = (page) => page.locator("section.problem");
const stage = (page, name) => expect(section(page)).toHaveAttribute("data-stage", name, { timeout: 30_000 });
const open = async (page, game, number) => {
  await page.goto(`./#/defis/${game}?numero=${number}`);
  await expect(section(page)).toHaveAttribute("data-number", String(number));
  await stage(page, "awaited");
};
const press = async (page, tap) => {
  await page.locator(`[data-tap="${tap}"]`).first().dispatchEvent("click");
  await drawn(page);
};
/** Takes a step by its taps. */
const take = async (page, game, position, step) => {
  for (const tap of rulesOf(game, "touches", position, step).split("\n")) await press(page, tap);
};

/** Answers all questions of the fight, trying answers until each one is right. */
async function count(page) {
  for (let tries = 0; tries < 400; tries += 1) {
    const before = await page.evaluate(() => document.querySelector("main").outerHTML);
    if ((await section(page).getAttribute("data-stage")) === "solved") return;
    const answer = page.locator('.fight .answer[data-tap]:not([aria-disabled="true"]), .fight [data-tap="roll"]').first();
    if (await answer.count()) await answer.dispatchEvent("click");
    await page.waitForFunction((before) => document.querySelector("main").outerHTML !== before, before, { timeout: 30_000 });
  }
}

/** Returns the first problem of each kind of a game. */
const firsts = (game) => [...new Map(problems(game).toReversed().map((problem) => [problem.kind, problem])).values()].toReversed();

for (const game of GAMES) {
  test(`a problem of every kind can be solved: ${game}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("./");
    for (const { kind, number, options, position, solution } of firsts(game)) {
      await open(page, game, number);
      await expect(section(page)).toHaveAttribute("data-problem", kind);
      if (kind === "path" || (kind === "count" && options.length === 1) || (kind === "fight" && options[0].includes(":"))) await press(page, `answer-${solution[0]}`);
      else if (kind === "count") await count(page);
      else if (["two", "three"].includes(kind)) {
        await take(page, game, position, solution[0]);
        // The hint button gives the steps after the first one.
        for (let turn = 0; turn < 8; turn += 1) {
          await expect(section(page)).toHaveAttribute("data-stage", /awaited|solved/, { timeout: 30_000 });
          await expect(section(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
          if ((await section(page).getAttribute("data-stage")) === "solved") break;
          await follow(page);
        }
      } else {
        let at = position;
        for (const step of solution) {
          await expect(section(page)).toHaveAttribute("data-stage", "awaited", { timeout: 30_000 });
          await take(page, game, at, step);
          at = rulesOf(game, "apply", at, step);
        }
        if (kind === "fight") await count(page);
      }
      await stage(page, "solved");
      await expect(page.locator(".problem-flag.planted")).toHaveCount(1);
    }
  });
}

/** Follows the hint. */
async function follow(page) {
  for (let shown = 0; shown < 8; shown += 1) {
    await page.locator(".problem-hint").dispatchEvent("click");
    await drawn(page);
  }
  // Where cells are small, the first tap zooms the board, so the points are read again.
  const points = () =>
    page.evaluate(() => {
      const way = document.querySelector(".hint-way");
      if (way) {
        const matrix = way.getScreenCTM();
        const pairs = way.getAttribute("d").match(/[-\d.]+ [-\d.]+/g).map((pair) => pair.split(" ").map(Number));
        return pairs.map(([x, y]) => [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f]);
      }
      // A piece that is already held has no path: the hand marks the place.
      const hand = document.querySelector(".hint-hand")?.getBoundingClientRect();
      return hand ? [[hand.left + 0.1 * hand.width, hand.top + 0.06 * hand.height]] : [];
    });
  const count = (await points()).length;
  for (let touched = 0; touched < count; touched += 1) {
    const [x, y] = (await points())[touched] ?? [];
    if (x === undefined) break;
    await page.mouse.click(x, y);
    await drawn(page);
    await expect(section(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  }
  if (count === 0) await page.locator(".problem-bar .main[data-tap]").first().dispatchEvent("click");
  await drawn(page);
}

test("a wrong step is explained and retried, and the hint shows the piece, then the target", async ({ page }) => {
  const [{ number, position, solution }] = problems("chevaliers").filter(({ kind }) => kind === "take");
  await open(page, "chevaliers", number);
  const wrong = rulesOf("chevaliers", "moves", position).split("\n").find((step) => /^\w\d-\w\d$/.test(step) && step !== solution[0]);
  await take(page, "chevaliers", position, wrong);
  await stage(page, "wrong");
  // This step wins one turn later than necessary.
  await expect(page.locator(".turn-banner")).toContainText("Gagne en un seul coup");
  await page.locator(".try-again").click();
  await stage(page, "awaited");
  await expect(page.locator(".hint-hand")).toHaveCount(0);
  await page.locator(".problem-hint").click();
  await expect(page.locator(".hint-hand")).toBeAttached();
  await expect(page.locator(".hint-way")).toHaveCount(0);
  await page.locator(".problem-hint").click();
  await expect(page.locator(".hint-way")).toBeAttached();
  await take(page, "chevaliers", position, solution[0]);
  await stage(page, "solved");
  await expect(page.locator(".problem-flag.planted")).toHaveCount(1);
  await page.locator(".course-next").click();
  await stage(page, "awaited");
  await expect(section(page)).not.toHaveAttribute("data-number", String(number));
  await expect(page.locator(".problem-flag.planted")).toHaveCount(1);
});

test("the computer plays the refutation of a wrong answer", async ({ page }) => {
  const saves = problems("chevaliers").filter(({ kind }) => kind === "save");
  const [{ number, position, solution }] = saves;
  await open(page, "chevaliers", number);
  const wrong = rulesOf("chevaliers", "moves", position).split("\n").find((step) => /^\w\d-\w\d$/.test(step) && step !== solution[0]);
  await take(page, "chevaliers", position, wrong);
  await stage(page, "wrong");
  await expect(page.locator(".turn-banner")).toContainText("C’est l’autre qui gagne");
  await expect(section(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  await page.locator(".try-again").click();
  await stage(page, "awaited");
});

test("the problem of the day is reached from the shelf and is the same on every page", async ({ page, context }) => {
  // A date whose problem is no fight: a fight covers the links to the other problems until it is counted.
  await context.clock.setFixedTime("2026-11-25T10:00:00");
  await page.goto("./#/etagere");
  await page.locator(".problems-way").click();
  await expect(page.locator(".problem-row")).toHaveCount(1);
  await page.locator(".grade").nth(1).click();
  await stage(page, "awaited");
  await expect(page.locator(".of-day")).toBeVisible();
  const number = await section(page).getAttribute("data-number");
  const today = problems("chevaliers")[Number(number) - 1];
  expect(today.grade).toBe(2);
  expect(today.kind).not.toBe("count");
  const other = await context.newPage();
  await other.goto("./#/defis/chevaliers?niveau=2");
  await expect(section(other)).toHaveAttribute("data-number", number);
  await page.locator(".course-next").click();
  await expect(page.locator(".of-day")).toHaveCount(0);
  await page.locator(".course-back").click();
  await expect(page.locator(".of-day")).toBeVisible();
  await page.locator(".course-back").dispatchEvent("click");
  await expect(page.locator(".problem-row")).toBeVisible();
});

test("a path problem asks for steps, and the hand shows the pawn, then the goal", async ({ page }) => {
  const [{ number, options, solution }] = problems("chevaliers").filter(({ kind }) => kind === "path");
  await open(page, "chevaliers", number);
  await expect(page.locator(".turn-banner")).toContainText(/Combien de pas pour y aller/i);
  const shown = async (cell) => {
    const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    await expect(async () => {
      const hand = await page.locator(".hint-hand").boundingBox();
      const tip = [hand.x + 0.37 * hand.width, hand.y];
      expect(tip[0] > x && tip[0] < x + width && tip[1] > y - 0.3 * height && tip[1] < y + height).toBe(true);
    }).toPass({ timeout: 10_000 });
  };
  await shown(options[0]);
  await shown(options[1]);
  await expect(page.locator(".hint-hand")).toHaveCount(0);
  await press(page, `answer-${solution[0]}`);
  await stage(page, "solved");
});

test("a grade begins with the task that is easiest to understand", async ({ page, context }) => {
  await context.clock.setFixedTime("2026-11-25T10:00:00");
  for (const grade of [1, 2]) {
    await page.goto(`./#/defis/chevaliers?niveau=${grade}`);
    await expect(section(page)).toHaveAttribute("data-problem", "take");
    await page.goto("about:blank");
  }
});

test("the problem of the day has a button on the home page and in the preparation, and is the same on every device", async ({ page, context }) => {
  const numbers = [];
  for (const day of ["2026-11-25", "2026-11-26", "2026-11-25"]) {
    await context.clock.setFixedTime(`${day}T10:00:00`);
    await page.goto("about:blank");
    await page.goto("./");
    await page.locator("main.page-home:not([data-prerendered])").getByRole("button", { name: "Le défi du jour" }).click();
    await stage(page, "awaited");
    await expect(page).toHaveURL(/#\/defis\/jour$/);
    await expect(page.locator(".of-day")).toBeVisible();
    // The answer is a number, which a class shows with its fingers.
    await expect(section(page)).toHaveAttribute("data-problem", "path");
    numbers.push(await section(page).getAttribute("data-number"));
  }
  expect(numbers[0]).toBe(numbers[2]);
  expect(numbers[0]).not.toBe(numbers[1]);
  await page.goto("./#/preparation/chevaliers");
  await page.locator(".day-way").click();
  await expect(section(page)).toHaveAttribute("data-number", numbers[2]);
  await press(page, `answer-${problems("chevaliers")[Number(numbers[2]) - 1].solution[0]}`);
  await stage(page, "solved");
  await page.locator(".course-next").click();
  await expect(page.locator(".problem-row")).toBeVisible();
});

test("each problem of the day plants a flag, and five of a week make a pennant on the shelf", async ({ page, context }) => {
  const flags = page.locator(".week .problem-flag.planted");
  await page.goto("./#/etagere");
  await expect(page.locator("main.page-shelf:not([data-prerendered])")).toBeVisible();
  await expect(page.locator(".week")).toHaveCount(0);
  // Monday to Friday; a second problem of the same day plants no second flag.
  for (const [planted, day] of [[1, 23], [1, 23], [2, 24], [3, 25], [4, 26], [5, 27]]) {
    await context.clock.setFixedTime(`2026-11-${day}T10:00:00`);
    await page.goto("about:blank");
    await page.goto("./#/defis/jour");
    await stage(page, "awaited");
    const number = Number(await section(page).getAttribute("data-number"));
    await press(page, `answer-${problems("chevaliers")[number - 1].solution[0]}`);
    await stage(page, "solved");
    const sentence = planted === 5 ? "Cinq défis\u{a0}: voilà ton fanion\u{a0}!" : "Oui, c’est ça\u{a0}!";
    await expect(page.locator("p.visually-hidden[role=status]")).toHaveText(sentence);
    await expect(page.locator(".problem-way .problem-flag.planted")).toHaveCount(planted % 5);
    await expect(page.locator(".problem-way .pennant")).toHaveCount(planted === 5 ? 1 : 0);
    await page.goto("./#/etagere");
    await expect(planted === 5 ? page.locator(".week .pennant") : flags).toHaveCount(planted === 5 ? 1 : planted);
  }
  await context.clock.setFixedTime("2026-11-30T10:00:00");
  await page.goto("about:blank");
  await page.goto("./#/etagere");
  await expect(page.locator("main.page-shelf:not([data-prerendered])")).toBeVisible();
  await expect(page.locator(".week")).toHaveCount(0);
});

test("an unknown problem number and a missing problem file show a message", async ({ page }) => {
  await page.goto("./#/defis/chevaliers?numero=99999");
  await expect(page.locator("main .message-card")).toContainText("ne mène nulle part");
  await page.route("**/problems/*.txt", (route) => route.abort());
  await page.goto("./#/defis/kingdom");
  await expect(page.locator(".problem-notice")).toContainText("pas encore là");
});

/** Goes from the end of a game to the missed moments. */
const missed = async (page, game, number) => {
  await keepOver(page, game, number);
  await page.goto(`./#/jeu/${game}?anim=0`);
  await page.getByRole("button", { name: "Revoir" }).click();
  // The marks on the slider appear a moment later and have the same name.
  await page.locator(".again .button.square").filter({ hasText: /ratés/ }).click();
};

test("missed moments of a game are retried as problems", async ({ page }) => {
  await missed(page, "chevaliers", MISSED);
  await stage(page, "awaited");
  await expect(section(page)).toHaveAttribute("data-problem", "take");
  const flags = await page.locator(".problem-flag").count();
  expect(flags).toBeGreaterThan(0);
  expect(flags).toBeLessThan(4);
  for (let turn = 0; turn < 8 && (await section(page).getAttribute("data-stage")) !== "solved"; turn += 1) {
    await expect(section(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
    await follow(page);
  }
  await stage(page, "solved");
  for (let on = 0; on < flags; on += 1) await page.locator(".course-next").dispatchEvent("click");
  await expect(page.locator(".victory")).toBeVisible();
});

test("a game without missed moments shows a notice", async ({ page }) => {
  await missed(page, "chevaliers", NOTHING_MISSED);
  await expect(page.locator(".problem-notice")).toContainText("Rien ne t’a échappé");
  await page.locator(".problem-notice button").click();
  await expect(page.locator(".victory")).toBeVisible();
});

test("a link with an unreadable game shows a message", async ({ page }) => {
  await page.goto("./#/defis/chevaliers?partie=zzz");
  await expect(page.locator("main .message-card")).toContainText("ne mène nulle part");
});

test("the banner does not overlap the corner buttons at any size", async ({ page }) => {
  for (const [width, height] of [[1080, 810], [810, 1080], [1024, 768], [1920, 1080], [844, 390], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.goto("./#/defis/kingdom?niveau=1");
    await expect(page.locator("section.problem[data-problem]")).toBeVisible();
    // The layout follows the window after a moment.
    const isFree = async () => {
      const [banner, corner] = await Promise.all([".turn-banner", ".adult-corner"].map((css) => page.locator(css).boundingBox()));
      return banner.x + banner.width <= corner.x || banner.y >= corner.y + corner.height || corner.y >= banner.y + banner.height;
    };
    await expect.poll(isFree, `${width}×${height}`).toBe(true);
  }
});
