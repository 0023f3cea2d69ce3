// Reasoned fight: the questions at each help level and in each number style; no answer changes the game.
import { expect, test } from "./support/test.js";
import { faults } from "./support/axe.js";
import { SETTINGS, drawn, kept, open, rest, says, small, tap, taps } from "./support/game.js";
import { play } from "./support/robot.js";
import { apply } from "./support/rules-program.js";
import { openTeacher } from "./support/teacher.js";

/** A great dragon (one coin) attacks a knight (one coin). */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
/** A knight of Gran stands before the dragon's place. */
const DUEL = "M0 - t10:3:-:-/g11:3:-:-/e05:3:-:- u09 - 3344433 3";
const FACES = ["dots", "fingers", "digits", "words", "mixed"];

/** Opens a game with these settings. */
async function under(page, settings, options) {
  // Any file of the site can write the settings; the app then starts only once.
  await page.goto("./start.js");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ hush: true, ...settings })]);
  await open(page, options);
}

const title = async (page) => (await page.locator(".fight .ribbon-text").innerText()).replace(/\s+/g, " ");
const answers = async (page) => (await taps(page)).filter((name) => name.startsWith("answer-"));

/** Returns the faces that a seed gives: the attacker's, then the defender's. */
async function dice(page, seed, position = FIGHT) {
  await under(page, { help: "automatic" }, { position, seed });
  const [first] = (await kept(page)).partie.actions;
  return first.slice("dice:".length).split(",").map(Number);
}

/** Returns the first seed whose faces (attack, defence) satisfy the predicate. */
async function seedWhere(page, holds) {
  for (let seed = 1; seed < 60; seed += 1) {
    const [attack, defence] = await dice(page, seed);
    if (holds(attack, defence)) return { seed, attack, defence };
  }
  throw new Error("no such seed");
}

/** Returns, for each die, the faces whose number is visible and the face at its centre. */
const seen = (page) =>
  page.locator(".fight .die").evaluateAll((dice) =>
    dice.map((die) => {
      const { left, top, width, height } = die.getBoundingClientRect();
      const shows = ({ firstElementChild: number }) => getComputedStyle(number).opacity !== "0";
      const met = document.elementsFromPoint(left + width / 2, top + height / 2).find((one) => one.matches(".die-face"));
      return { numbers: [...die.querySelectorAll(".die-face")].filter(shows).map((face) => face.dataset.face), front: met.dataset.face };
    }),
  );

for (const [width, height] of [[1080, 810], [390, 844]]) {
  test(`a thrown die shows its number, an unthrown one none: ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const fallen = await dice(page, 4);
    for (const faces of FACES) {
      await under(page, { help: "asked", faces }, { position: FIGHT, seed: 4 });
      expect((await seen(page)).map(({ numbers }) => numbers), faces).toEqual([[], []]);
      for (let die = 0; die < 2; die += 1) await tap(page, "roll");
      const lie = await seen(page);
      expect(lie.map(({ numbers }) => numbers), faces).toEqual(lie.map(({ front }) => [front]));
      expect(lie.map(({ front }) => Number(front)).sort(), faces).toEqual([...fallen].sort());
    }
  });
}

for (const help of ["asked", "memory"]) {
  test(`help level ${help} asks to read, add and compare in each number style`, async ({ page }) => {
    const [attack, defence] = await dice(page, 4);
    expect(attack).not.toBe(defence);
    for (const faces of FACES) {
      await under(page, { help, faces, varied: faces === "fingers" }, { position: FIGHT, seed: 4 });
      expect(await taps(page)).toEqual(["roll", "roll"]);
      await tap(page, "roll");
      await tap(page, "roll");
      // The answers show the numbers of the die in another style than the die.
      expect(await answers(page), faces).toEqual([1, 2, 3, 4, 5, 6].map((number) => `answer-${number}`));
      const [shown, offered] = await page.evaluate(() =>
        [".fighter.asked .die-face[data-face='1'] .numeral", ".answer .numeral"].map((one) => document.querySelector(one).innerHTML),
      );
      expect(shown).not.toBe(offered);
      await expect(page.locator(".die-cover")).toHaveCount(help === "memory" ? 2 : 0);
      await tap(page, `answer-${attack}`);
      await tap(page, `answer-${defence}`);
      for (const face of [attack, defence]) {
        const sums = (await answers(page)).map((name) => Number(name.slice(7)));
        expect(sums.length).toBe(3);
        expect(sums).toContain(face + 1);
        await tap(page, `answer-${face + 1}`);
      }
      expect(await answers(page)).toEqual(["answer-left", "answer-right", "answer-same"]);
      // The record receives the dice only after the last answer.
      expect((await kept(page)).partie.actions).toEqual([]);
      expect((await says(page)).turn).toBe("chance");
      await tap(page, attack > defence ? "answer-right" : "answer-left");
      expect((await kept(page)).partie.actions).toEqual([`dice:${attack},${defence}`]);
      await expect(page.locator(".fight")).toHaveCount(0);
    }
  });
}

test("a wrong answer is corrected and disabled, and the lesson resumes after a reload", async ({ page }) => {
  const { seed, attack, defence } = await seedWhere(page, (attack, defence) => attack < defence && attack > 1);
  await under(page, { help: "asked" }, { position: FIGHT, seed, still: false });
  await page.clock.install();
  const wait = async () => {
    while ((await says(page)).busy === "true") await page.clock.runFor(500);
  };
  const press = async (name) => {
    await page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");
    await page.clock.runFor(60);
  };
  await press("roll");
  await wait();
  await press("roll");
  await wait();
  await press("answer-1");
  await expect(page.locator(".fight .ribbon-text")).toHaveText("Presque… regarde.");
  await expect(page.locator(".count-dot")).toHaveCount(attack);
  await wait();
  expect(await answers(page)).not.toContain("answer-1");
  await expect(page.locator(".answer.wrong")).toHaveCount(1);
  await press(`answer-${attack}`);
  await wait();
  await press(`answer-${defence}`);
  await wait();
  expect((await kept(page)).answered).toBe(2);
  // The device stores the progress of the lesson: the next visit continues with the third question.
  await page.goto("about:blank");
  await open(page, { game: "chevaliers" });
  expect((await kept(page)).answered).toBe(2);
  expect((await answers(page)).length).toBe(3);
  await tap(page, `answer-${attack + 1}`);
  await tap(page, `answer-${defence + 1}`);
  await tap(page, "answer-same");
  await expect(page.locator(".answer.wrong")).toHaveCount(1);
  await tap(page, "answer-right");
  await expect(page.locator(".answer.hint")).toHaveAttribute("data-tap", "answer-left");
  await tap(page, "answer-left");
  expect((await kept(page)).partie.actions).toEqual([`dice:${attack},${defence}`]);
  // Skills are counted for the banner that answered, without names.
  const counts = await page.evaluate(() => JSON.parse(localStorage.getItem("table-ronde/observations")));
  const count = (skill) => counts.filter((one) => one.skill === skill).reduce(([right, tries], one) => [right + one.first_right, tries + one.tries], [0, 0]);
  expect([count("read"), count("add"), count("compare")]).toEqual([[1, 2], [2, 2], [0, 1]]);
  expect(Object.keys(counts[0])).toEqual(["animal", "day", "first_right", "skill", "tries"]);
});

test("equal totals are an answer, and the dice are thrown again", async ({ page }) => {
  const { seed, attack, defence } = await seedWhere(page, (attack, defence) => attack === defence);
  await under(page, { help: "asked" }, { position: FIGHT, seed });
  for (const name of ["roll", "roll", attack, defence, attack + 1, defence + 1]) await tap(page, name === "roll" ? name : `answer-${name}`);
  await tap(page, "answer-same");
  expect((await kept(page)).partie.actions).toEqual([`dice:${attack},${defence}`]);
  expect(await taps(page)).toEqual(["roll", "roll"]);
  expect((await says(page)).position).toBe(FIGHT);
});

test("real dice: the faces that both sides type in are recorded", async ({ page }) => {
  await under(page, { help: "asked", real_dice: true }, { position: FIGHT, seed: 4 });
  expect((await taps(page)).length).toBe(12);
  await tap(page, "attacker-2");
  await tap(page, "attacker-6");
  await expect(page.locator(".tapped-face:not(.empty)")).toHaveCount(1);
  await page.goto("about:blank");
  await open(page, { game: "chevaliers" });
  await expect(page.locator(".face-choice.chosen")).toHaveCount(1);
  for (const name of ["defender-3", "answer-6", "answer-3", "answer-7", "answer-4", "answer-right"]) await tap(page, name);
  expect((await kept(page)).partie.actions).toEqual(["dice:6,3"]);
  // Beginners' dice have three different faces.
  await under(page, { real_dice: true }, { position: FIGHT.replace("123456", "112233"), seed: 4 });
  expect((await taps(page)).length).toBe(6);
});

test("a duel with a card asks for the die, then for the winner", async ({ page }) => {
  await under(page, { help: "asked" }, { game: "gran", position: DUEL, seed: 8 });
  await tap(page, "t16");
  await tap(page, "roll");
  await tap(page, "roll");
  for (let tries = 0; tries < 12 && (await answers(page)).length > 0; tries += 1) {
    const open = await answers(page);
    if (open.includes("answer-left")) expect(open).not.toContain("answer-same");
    await tap(page, open[0]);
  }
  expect((await kept(page)).partie.actions.at(-1)).toMatch(/^die:[1-6]$/);
});

for (const settings of [{ help: "asked", faces: "mixed" }, { help: "memory", real_dice: true, varied: true }]) {
  test(`a robot plays a whole game with ${JSON.stringify(settings)}`, async ({ page }) => {
    const start = small().replace("/100 0", "/20 0");
    await under(page, settings, { position: start, seed: 7 });
    const { idle } = await play(page, { seed: 7 });
    expect(idle).toEqual([]);
    const { turn, position } = await says(page);
    expect(turn).toBe("over");
    expect(apply(start, (await kept(page)).partie.actions)).toBe(position);
  });
}

test("a fight works by keyboard without losing the focus", async ({ page }) => {
  const [attack, defence] = await dice(page, 4);
  await under(page, { help: "asked" }, { position: FIGHT, seed: 4 });
  const winner = attack > defence ? "right" : "left";
  for (const name of ["roll", "roll", `answer-${attack}`, `answer-${defence}`, `answer-${attack + 1}`, `answer-${defence + 1}`, `answer-${winner}`]) {
    for (let presses = 0; ; presses += 1) {
      expect(presses, name).toBeLessThan(12);
      await page.keyboard.press("Tab");
      if (await page.evaluate((name) => document.activeElement.dataset.tap === name, name)) break;
    }
    await page.keyboard.press("Enter");
    await drawn(page);
    await rest(page);
    // The focus stays in the fight until the fight closes.
    const lost = await page.evaluate(() => document.querySelector(".fight") !== null && document.activeElement === document.body);
    expect(lost, name).toBe(false);
  }
  expect((await kept(page)).partie.actions).toEqual([`dice:${attack},${defence}`]);
});

/** States of the lesson in which a pupil taps. */
const STATES = {
  read: [{ help: "asked" }, ["roll", "roll"]],
  "sum": [{ help: "asked" }, ["roll", "roll", "read", "read"]],
  winner: [{ help: "memory" }, ["roll", "roll", "read", "read", "sum", "sum"]],
  "real dice": [{ real_dice: true }, ["attacker-5"]],
};

async function stand(page, name, more, [attack, defence]) {
  const [settings, steps] = STATES[name];
  await under(page, { ...settings, ...more }, { position: FIGHT, seed: 4 });
  const due = { read: [attack, defence], sum: [attack + 1, defence + 1] };
  for (const step of steps) await tap(page, due[step] ? `answer-${due[step].shift()}` : step);
}

test("axe finds no violation in any theme", async ({ page }) => {
  test.setTimeout(360_000);
  const fallen = await dice(page, 4);
  for (const name of Object.keys(STATES)) {
    await stand(page, name, {}, fallen);
    expect(await faults(page, name)).toEqual([]);
  }
});

test("answers are large, separate and inside the window, and ribbons fit their sentence", async ({ page }) => {
  test.setTimeout(240_000);
  const fallen = await dice(page, 4);
  for (const [width, height] of [[1080, 810], [810, 1080], [1920, 1080], [390, 844]]) {
    await page.setViewportSize({ width, height });
    for (const name of Object.keys(STATES)) {
      await stand(page, name, {}, fallen);
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll("[data-tap]")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const on = document.elementFromPoint(x + width / 2, y + height / 2);
          return { name: one.dataset.tap, x, y, width, height, met: one.contains(on) };
        }),
      );
      const [words, ribbon] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(".fight > .ribbon .ribbon-text"));
        return [range, document.querySelector(".fight > .ribbon")].map((one) => one.getBoundingClientRect().toJSON());
      });
      const cut = ribbon.width * 0.04;
      expect(words.left >= ribbon.left + cut && words.right <= ribbon.right - cut, `the ribbon of ${name} at ${width}×${height}`).toBe(true);
      boxes.forEach((box, index) => {
        const where = `${name} ${box.name} at ${width}×${height}`;
        expect(Math.min(box.width, box.height), where).toBeGreaterThan(71.5);
        expect(box.met, where).toBe(true);
        expect(box.x > -1 && box.y > -1 && box.x + box.width < width + 1 && box.y + box.height < height + 1, where).toBe(true);
        for (const other of boxes.slice(index + 1)) {
          const apart = box.x + box.width <= other.x + 1 || other.x + other.width <= box.x + 1 || box.y + box.height <= other.y + 1 || other.y + other.height <= box.y + 1;
          expect(apart, `${where} and ${other.name}`).toBe(true);
        }
      });
    }
  }
});

test("the desk shows the odds of the current fight and the past rolls", async ({ page }) => {
  await under(page, { real_dice: true }, { position: FIGHT.replace("012/", "021/"), seed: 4 });
  for (const name of ["attacker-4", "defender-4", "attacker-3"]) await tap(page, name);
  expect(await title(page)).toBe("LANCE DE VRAIS DÉS.");
  await openTeacher(page, "game");
  await expect(page.locator(".odds .way")).toHaveCount(36);
  await expect(page.locator(".odds .way.tie")).toHaveCount(6);
  await expect(page.locator(".odds .chance-line")).toContainText("1 chance sur 2");
  const rows = await page.locator(".fallen tbody tr").allInnerTexts();
  expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face === 4 ? "2" : "0", "0,3"]));
});
