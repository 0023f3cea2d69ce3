// Told moves: the end of a turn is narrated, an arrow shows the computer's move, one touch of the teacher turns the narration off.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, kept, open, rest, says, tap } from "./support/game.js";
import { WINDOWS } from "./support/pause.js";
import { mockSound } from "./support/sound.js";
import { openTeacher } from "./support/teacher.js";

/** A knight two cells before a small dragon. */
const NEAR = "1gt1g1/1d1dd1/6/2d3/6/2C3/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
const TOLD = "Le chevalier avance. Le petit dragon est devant lui\u{a0}!";
const ribbon = (page) => page.locator(".remark .said");

/** Records every text that the app asks the voice to say. */
const spy = (page) =>
  page.evaluate(() => {
    window.asked = [];
    const { speech } = window.tableRonde;
    const { say } = speech;
    speech.say = (text, tag) => {
      window.asked.push(text);
      return say(text, tag);
    };
  });
const asked = (page) => page.evaluate(() => window.asked);

/** Opens a saved game in which the computer plays the dragons. */
async function against(page, player) {
  const partie = { actions: [], format: "partie/1", game: "chevaliers", options: {}, start: NEAR };
  const saved = { banners: [], partie, players: ["", player], seed: 7, thrown: [false, false], undone: [] };
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [GAME, saved]);
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
}

/** Moves the knight before the dragon, and a soldier. */
async function move(page) {
  for (const name of ["c4", "c5", "b2", "b3"]) await tap(page, name);
}

test("the end of a turn is narrated before the next prompt, once", async ({ page }) => {
  await page.addInitScript(mockSound, []);
  await open(page, { position: NEAR });
  await spy(page);
  await move(page);
  await expect(ribbon(page)).toHaveText(TOLD);
  await expect(page.locator(".remark use")).toHaveAttribute("href", /#steps$/);
  expect((await asked(page)).filter((text) => text.includes("avance"))).toEqual([`${TOLD} Tyran et ses dragons jouent. Choisis un pion.`]);
  // A held piece is answered with its own prompt, and a step removes the ribbon.
  await tap(page, "d8");
  expect((await asked(page)).at(-1)).toBe("Choisis une case.");
  await tap(page, "d7");
  await expect(ribbon(page)).toHaveCount(0);
});

test("the projector shows the narration, too", async ({ page, context }) => {
  await open(page, { position: NEAR });
  await tap(page, "c4");
  const wall = await context.newPage();
  await wall.goto("./#/tableau");
  await expect(wall.locator("section[data-shows=chevaliers]")).toBeVisible();
  await page.bringToFront();
  for (const name of ["c5", "b2", "b3"]) await tap(page, name);
  await expect(ribbon(wall)).toHaveText(TOLD);
  await tap(page, "d8");
  await tap(page, "d7");
  await expect(ribbon(wall)).toHaveCount(0);
});

test("a turn of one move is narrated when it ends", async ({ page }) => {
  await open(page, { position: NEAR });
  await tap(page, "c4");
  await tap(page, "b3");
  await expect(ribbon(page)).toHaveCount(0);
  await tap(page, "end");
  await expect(ribbon(page)).toHaveText("Le chevalier recule en diagonale.");
});

test("the computer's move has an arrow and says what it does", async ({ page }) => {
  await against(page, "2");
  await spy(page);
  await move(page);
  await expect.poll(async () => (await says(page)).position).toMatch(/ P play /);
  await rest(page);
  const way = page.locator(".mark-way");
  await expect(way).toHaveAttribute("d", /^M\S+ \S+L/);
  await expect(ribbon(page)).toHaveText(/^(Le petit dragon|Le grand dragon|Tyran) (avance|recule|va)/);
  const told = await ribbon(page).textContent();
  expect((await asked(page)).at(-1)).toBe(`${told} Le Prince Ardent joue. Choisis un pion.`);
  // The child's next step removes the arrow and the ribbon.
  for (const name of ["d1", "d2"]) await tap(page, name);
  await expect(way).toHaveAttribute("d", "");
  await expect(ribbon(page)).toHaveCount(0);
});

test("one touch in the settings turns the narration off, and another on again", async ({ page }) => {
  await openTeacher(page, "settings");
  const row = page.locator('[data-setting="narration"]');
  await row.click();
  await expect.poll(async () => (await kept(page, SETTINGS))["mute-narration"]).toBe(true);
  await open(page, { position: NEAR });
  await move(page);
  await expect(ribbon(page)).toHaveCount(0);
  await openTeacher(page, "settings");
  await row.click();
  await open(page, { position: NEAR });
  await move(page);
  await expect(ribbon(page)).toHaveText(TOLD);
});

test("the ribbon leaves the board free on a tablet and covers at most its edge on a phone", async ({ page }) => {
  for (const [width, height] of [
    [1080, 810],
    [1024, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, { position: NEAR });
    await move(page);
    await expect(ribbon(page)).toHaveText(TOLD);
    const [box, cell] = await Promise.all([".remark", '[data-cell="a1"]'].map((name) => page.locator(name).boundingBox()));
    const free = cell.y + cell.height - box.y;
    expect(free, `${width}×${height}`).toBeLessThan(cell.height * 0.4);
  }
});

test("the pictures of « Dis avant de jouer » cover no square, lowered board or not", async ({ page }) => {
  const covered = [];
  for (const lowered of [false, true]) {
    await page.goto("./start.js");
    await page.evaluate(([key, settings]) => localStorage.setItem(key, JSON.stringify(settings)), [SETTINGS, { announces: true, lowered }]);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await open(page, { position: NEAR });
      await tap(page, "c4");
      await tap(page, "b5");
      await expect(page.locator(".way-answer")).toHaveCount(3);
      const cells = await page.evaluate(() => {
        const box = document.querySelector(".way-answers").getBoundingClientRect();
        const meets = ({ left, right, top, bottom }) =>
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        return [...document.querySelectorAll("[data-cell]")]
          .filter((cell) => meets(cell.getBoundingClientRect()))
          .map((cell) => cell.dataset.cell);
      });
      if (cells.length > 0) covered.push(`${width}×${height}${lowered ? " lowered" : ""}: ${cells.join(" ")}`);
    }
  }
  expect(covered).toEqual([]);
});

test("« Dis avant de jouer » plays a move after the right picture only", async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, JSON.stringify({ announces: true })), [SETTINGS]);
  await open(page, { position: NEAR });
  const way = page.locator(".way-answers");
  const before = (await says(page)).position;
  await tap(page, "c4");
  await tap(page, "b5");
  await expect(way.locator("button")).toHaveText(["devant", "à côté", "en diagonale"]);
  await expect(page.locator(".turn-banner")).toContainText("Choisis une image.");
  await tap(page, "ahead");
  await expect(way.locator('[data-tap="ahead"]')).toBeDisabled();
  await expect(page.locator(".turn-banner")).toContainText("Presque… regarde.");
  expect((await says(page)).position).toBe(before);
  await tap(page, "diagonal");
  await expect(way).toHaveCount(0);
  expect((await says(page)).position).not.toBe(before);
  // A touch on the board takes the move back, and a move straight back is not asked.
  await tap(page, "b2");
  await tap(page, "b3");
  await expect(way).toBeVisible();
  await page.locator('[data-cell="a9"]').dispatchEvent("click");
  await expect(way).toHaveCount(0);
  await expect(page.locator('[data-tap="end"]')).toBeVisible();
});
