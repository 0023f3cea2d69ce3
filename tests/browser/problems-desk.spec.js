// Problems on the teacher's side: the selection, a problem by number, links, own problems, sheets and observations. Also the class pause on
// a problem, and game moments that lead to one.
import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { SETTINGS, drawn, kept, pauseWithTools } from "./support/game.js";
import { rulesOf } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";
import { keepOver } from "./support/whole-games.js";

const OWN = "table-ronde/problems";
const OBSERVATIONS = "table-ronde/observations";
/** A knight beside the princess: one step wins. */
const POSITION = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
const LINE = `take | 1 | - | ${POSITION} | a8-a9 | only 1 of 6`;
/** Two soldiers beside one goal. */
const SEVERAL = "1S4/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";

const problems = (game) =>
  readFileSync(new URL(`../../assets/problems/${game}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line, index) => {
      const [kind, grade, options, position, solution] = line.split(" | ");
      return { number: index + 1, kind, grade: Number(grade), options: options.split(" "), position, solution: solution.split(" ") };
    });

const keep = (page, key, value) => page.evaluate(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [key, value]);
const section = (page) => page.locator("section.problem");
const stage = (page, name) => expect(section(page)).toHaveAttribute("data-stage", name, { timeout: 30_000 });
const take = async (page, game, position, step) => {
  for (const tap of rulesOf(game, "touches", position, step).split("\n")) {
    await page.locator(`[data-tap="${tap}"]`).first().dispatchEvent("click");
    await drawn(page);
  }
};
/** Returns a step of the first game other than the right one. */
const wrongStep = (position, right) => rulesOf("chevaliers", "moves", position).split("\n").find((step) => /^\w\d-\w\d$/.test(step) && step !== right);

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await keep(page, SETTINGS, { hush: true, motion: "reduced" });
});

test("selected kinds and grades apply to pupils and are saved in presets", async ({ page }) => {
  await openTeacher(page, "problems");
  for (const kind of ["take", "save", "fight", "count", "two", "three"]) await page.locator(`[data-setting=kind-${kind}]`).click();
  // The last kind cannot be switched off.
  await page.locator("[data-setting=kind-path]").click();
  await expect(page.locator("[data-setting=kind-path]")).toHaveAttribute("aria-checked", "true");
  for (const grade of [3, 4, 5]) await page.locator(`[data-setting=grade-${grade}]`).click();
  await expect.poll(async () => (await kept(page, SETTINGS)).problems["without-grades"]).toEqual([3, 4, 5]);
  await page.locator("[data-adult=tab-settings]").click();
  await page.locator("[data-adult=preset-keep]").click();
  await page.locator("[data-animal=owl]").click();
  expect((await kept(page, "table-ronde/presets"))[0].settings.problems["without-kinds"]).toHaveLength(6);

  await page.goto("./#/defis");
  await expect(page.locator(".grade")).toHaveCount(2);
  await page.locator(".grade").nth(1).click();
  for (let on = 0; on < 4; on += 1) {
    await stage(page, "awaited");
    await expect(section(page)).toHaveAttribute("data-problem", "path");
    const number = await section(page).getAttribute("data-number");
    expect(problems("chevaliers")[Number(number) - 1].grade).toBe(2);
    await expect(page.locator(".of-day")).toHaveCount(on === 0 ? 1 : 0);
    // A dispatched click passes the double-tap guard, which would drop a mouse click this quick.
    await page.locator(".course-next").dispatchEvent("click");
    await expect(section(page)).not.toHaveAttribute("data-number", number);
  }
  // After a problem opened by its number, the next one follows the teacher's selection.
  const [{ number }] = problems("chevaliers").filter(({ kind, grade }) => kind === "take" && grade === 1);
  await page.goto(`./#/defis/chevaliers?numero=${number}`);
  await expect(section(page)).toHaveAttribute("data-problem", "take");
  await page.locator(".course-next").dispatchEvent("click");
  await expect(section(page)).toHaveAttribute("data-problem", "path");
});

test("a problem opens and is shared by number, and an unknown number shows a message", async ({ page, context }) => {
  await openTeacher(page, "problems");
  await page.locator(".problems-tab [data-adult=kingdom]").click();
  await expect(page.locator(".by-number")).toHaveAttribute("data-known", "true");
  await expect(page.locator("#problem-last")).toContainText(String(problems("kingdom").length));
  await page.locator("[data-adult=problem-number]").fill("99999");
  await expect(page.locator(".by-number .refused")).toContainText("pas de défi à ce numéro");
  await expect(page.locator("[data-adult=problem-open]")).toHaveCount(0);
  await page.locator("[data-adult=problem-number]").fill("7");
  await expect(page.locator(".by-number .refused")).toHaveText("");
  await expect(page.locator(".found-problem svg.preview")).toBeVisible();
  await page.locator("[data-adult=problem-share]").click();
  await expect(page.locator("svg.qr")).toBeVisible();
  const link = await page.locator("#share-link").inputValue();
  expect(link).toContain("/defis/kingdom?numero=7");
  const other = await context.newPage();
  await other.goto(link);
  await expect(section(other)).toHaveAttribute("data-number", "7");
  await page.locator("[data-adult=share-close]").click();
  await page.locator("[data-adult=problem-open]").click();
  await expect(section(page)).toHaveAttribute("data-number", "7");
});

test("an own position is proven, saved, opened by pupils and by link, and erased after confirmation", async ({ page, context }) => {
  await openTeacher(page, "position");
  const set = async (position) => {
    await page.locator("#position-code").fill(position);
    await page.locator("#position-code").blur();
    await expect(page.locator(".proof")).toHaveAttribute("data-proof", "offered");
    await page.locator("[data-adult=prove]").dispatchEvent("click");
  };
  await set(SEVERAL);
  await expect(page.locator(".proof")).toHaveAttribute("data-proof", "none", { timeout: 30_000 });
  await expect(page.locator(".proof")).toContainText("Plusieurs coups");
  await set(POSITION);
  await expect(page.locator(".proof")).toHaveAttribute("data-proof", "found", { timeout: 60_000 });
  await expect(page.locator(".proof")).toContainText("gagner en un coup");
  await page.locator("[data-adult=proof-keep]").click();
  await expect(page.locator(".proof")).toHaveAttribute("data-proof", "kept");
  const [{ game, problem }] = await kept(page, OWN);
  expect(game).toBe("chevaliers");
  expect(problem.replace(/^take \| \d/, "take | 1")).toBe(LINE);

  await page.goto("./#/defis");
  await page.locator(".grade.own").click();
  await stage(page, "awaited");
  await take(page, "chevaliers", POSITION, "a8-a9");
  await stage(page, "solved");

  await openTeacher(page, "problems");
  await page.locator("[data-adult=own-share]").click();
  await expect(page.locator("svg.qr")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.locator("#share-link").inputValue());
  await expect(section(other)).toHaveAttribute("data-problem", "take");
  await page.locator("[data-adult=own-erase]").dispatchEvent("click");
  await page.locator("[data-adult=own-no]").dispatchEvent("click");
  await expect(page.locator("[data-own]")).toHaveCount(1);
  await page.locator("[data-adult=own-erase]").dispatchEvent("click");
  await page.locator("[data-adult=own-yes]").dispatchEvent("click");
  await expect(page.locator("[data-own]")).toHaveCount(0);
  expect(await kept(page, OWN)).toEqual([]);
  await page.goto("./#/defis");
  await expect(page.locator(".grade").first()).toBeVisible();
  await expect(page.locator(".grade.own")).toHaveCount(0);
});

test("a proof keeps the page responsive and can be stopped", async ({ page }) => {
  await openTeacher(page, "position");
  await page.locator(".position-tab [data-adult=chevaliers]").click();
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      window.longest = Math.max(window.longest, now - last);
      last = now;
      window.looking = requestAnimationFrame(look);
    };
    look();
  });
  // Stop as soon as the button appears: the proof of a whole board takes longer.
  await page.evaluate(async () => {
    document.querySelector("[data-adult=prove]").click();
    for (;;) {
      const stop = document.querySelector("[data-adult=prove-stop]");
      if (stop) return stop.click();
      await new Promise((done) => setTimeout(done));
    }
  });
  await expect(page.locator(".proof")).toHaveAttribute("data-proof", "offered");
  await page.locator("[data-adult=prove]").click();
  await expect(page.locator(".proof")).toHaveAttribute("data-proof", "none", { timeout: 60_000 });
  await expect(page.locator(".proof")).toContainText("trop long");
  expect(await page.evaluate(() => window.longest)).toBeLessThan(400);
});

test("tries are counted by kind, anonymously, and erased with the observations", async ({ page }) => {
  const [easy, other] = problems("chevaliers").filter(({ kind }) => kind === "take");
  for (const { number, position, solution } of [easy, other]) {
    await page.goto(`./#/defis/chevaliers?numero=${number}`);
    await expect(section(page)).toHaveAttribute("data-number", String(number));
    await stage(page, "awaited");
    if (number === other.number) {
      await take(page, "chevaliers", position, wrongStep(position, solution[0]));
      await stage(page, "wrong");
      await page.locator(".try-again").click();
      await stage(page, "awaited");
    }
    await take(page, "chevaliers", position, solution[0]);
    await stage(page, "solved");
  }
  const [entry, ...more] = await kept(page, OBSERVATIONS);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ animal: "", skill: "solve-take", tries: 2, first_right: 1 });
  await openTeacher(page, "observations");
  await expect(page.locator('[data-kind="take"]')).toContainText("1 sur 2");
  await expect(page.locator('[data-kind="two"]')).toContainText("pas encore");
  await expect(page.locator("[data-team]")).toHaveCount(0);
  await page.locator("[data-adult=erase-observed]").click();
  await page.locator("[data-adult=erase-observed-yes]").click();
  await expect(page.locator('[data-kind="take"]')).toHaveCount(0);
});

test("the problem sheet has six problems and separate solutions, the same all day unless redrawn", async ({ page, context }) => {
  const six = async (page, paper) => {
    await page.goto(`./#/imprimer/chevaliers?feuille=defis-${paper}`);
    await expect(page.locator(`#sheets[data-file="chevaliers-defis-${paper}.pdf"]`)).toBeVisible();
    await expect(page.locator("svg.printed-sheet")).toHaveCount(2);
    return page.locator("svg.printed-sheet").first().innerHTML();
  };
  const a4 = await six(page, "a4");
  await expect(page.locator('svg.printed-sheet').first().locator('[data-thing^="problem-"]')).toHaveCount(6);
  const other = await context.newPage();
  expect(await six(other, "a4")).toBe(a4);
  await page.locator("[data-adult=another-draw]").click();
  await expect.poll(() => page.locator("svg.printed-sheet").first().innerHTML()).not.toBe(a4);
  await page.locator("[data-adult=todays-draw]").click();
  await expect.poll(() => page.locator("svg.printed-sheet").first().innerHTML()).toBe(a4);
  await six(page, "a3");
  await expect(page.locator("svg.printed-sheet").first()).toHaveAttribute("viewBox", "0 0 297 420");
  await openTeacher(page, "problems");
  await page.locator("[data-adult=problem-sheet]").click();
  await expect(page.locator('#sheets[data-file="chevaliers-defis-a4.pdf"]')).toBeVisible();
});

test("« Stop, on regarde » pauses a problem, accepts drawing and resumes", async ({ page }) => {
  const [{ number, position, solution }] = problems("chevaliers").filter(({ kind }) => kind === "take");
  await page.goto(`./#/defis/chevaliers?numero=${number}`);
  await stage(page, "awaited");
  await pauseWithTools(page);
  const board = await page.locator(".pause-paper").boundingBox();
  await page.mouse.move(board.x + board.width * 0.3, board.y + board.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width * 0.5, board.y + board.height * 0.4, { steps: 5 });
  await page.mouse.up();
  await page.locator("[data-adult=resume]").click();
  await expect(page.locator(".pause")).toHaveCount(0);
  await stage(page, "awaited");
  await take(page, "chevaliers", position, wrongStep(position, solution[0]));
  await stage(page, "wrong");
  await expect(section(page)).toHaveAttribute("data-busy", "false", { timeout: 30_000 });
  // One step back and forward still shows the attempt, and saves no game.
  await pauseWithTools(page);
  await page.locator("[data-adult=undo]").click();
  await page.locator("[data-adult=resume]").click();
  await stage(page, "wrong");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /slot|game/.test(key)))).toEqual([]);
  await page.locator(".try-again").click();
  await take(page, "chevaliers", position, solution[0]);
  await stage(page, "solved");
});

test("the history slider marks missed moments and opens them as problems", async ({ page }) => {
  await page.goto("about:blank");
  await keepOver(page, "chevaliers", 3);
  await page.goto("./#/jeu/chevaliers?anim=0");
  await page.getByRole("button", { name: "Revoir" }).click();
  const marks = page.locator(".again-mark");
  await expect(marks.first()).toBeVisible({ timeout: 60_000 });
  const count = await marks.count();
  expect(count).toBeLessThan(4);
  for (const mark of await marks.all()) {
    const { width, height } = await mark.boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(72);
  }
  await expect(page.locator(".again-tick")).toHaveCount(count);
  await marks.last().click();
  await stage(page, "awaited");
  await expect(page).toHaveURL(/coup=\d+/);
  await expect(page.locator(".problem-flag")).toHaveCount(count);
  await expect(page.locator(".problem-flag").nth(count - 1)).toHaveClass(/here/);
});

test("a wrong answer is explained by its consequence", async ({ page }) => {
  const saves = problems("chevaliers").filter(({ kind }) => kind === "save");
  const [{ number, position, solution }] = saves;
  await page.goto(`./#/defis/chevaliers?numero=${number}`);
  await stage(page, "awaited");
  await take(page, "chevaliers", position, wrongStep(position, solution[0]));
  await stage(page, "wrong");
  await expect(page.locator(".turn-banner")).toContainText("C’est l’autre qui gagne");
  // A step that wins a turn later gets « Gagne en un seul coup », but not where the opponents could prevent that win.
  const [easy] = problems("chevaliers").filter(({ kind }) => kind === "take");
  for (const [query, at, step, said] of [
    [`numero=${easy.number}`, easy.position, wrongStep(easy.position, easy.solution[0]), "Gagne en un seul coup"],
    [`defi=${encodeURIComponent(LINE)}`, POSITION, "a8-b8", "Recommence"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`./#/defis/chevaliers?${query}`);
    await stage(page, "awaited");
    await take(page, "chevaliers", at, step);
    await stage(page, "wrong");
    await expect(page.locator(".turn-banner")).toContainText(said);
  }
});
