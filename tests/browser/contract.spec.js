// Public contract: the addresses, data attributes and saved-game format that external tools rely on.
import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.js";
import { DUEL, GAME, game, kept, open, rest, says, small, tap, taps, text, whole } from "./support/game.js";
import { play } from "./support/robot.js";
import { apply, rules } from "./support/rules-program.js";
import { exportFile } from "./support/teacher.js";

const PLACES = [..."abcdef"].flatMap((column) => [..."123456789"].map((row) => column + row));

/** Returns the pieces of a position as sorted piece letters with their cells. */
function pieces(position) {
  const found = [];
  position.split(" ")[0].split("/").forEach((row, index) => {
    let column = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) column += Number(sign);
      else found.push(sign + "abcdef"[column++] + (9 - index));
    }
  });
  return found.sort();
}

test.describe("addresses", () => {
  test("open the pages", async ({ page }) => {
    for (const [path, name] of [
      ["/", "home"],
      ["/etagere", "shelf"],
      ["/jeu/chevaliers", "setup"],
      ["/preparation/chevaliers", "setup"],
      ["/apprendre/chevaliers", "course"],
      ["/regles/chevaliers", "rules"],
      ["/maitre", "gate"],
      ["/credits", "credits"],
      ["/installer", "install"],
    ]) {
      await page.goto(`./#${path}`);
      await expect(page.locator(`main.page-${name}`), path).toBeVisible();
    }
  });

  test("open any position unchanged", async ({ page }) => {
    const over = apply(DUEL.replace("2d3/2C3", "6/6").replace("1gt1g1/1d1dd1", "6/2C1d1"), ["c8-d9"]);
    expect(over).toContain("over:P");
    for (const position of [small(), whole(), DUEL, apply(DUEL, ["c5xc6"]), over]) {
      await page.goto("about:blank");
      await open(page, { position });
      expect((await says(page)).position).toBe(position);
    }
  });

  test("fix the seed of the dice", async ({ page }) => {
    const outcome = async (seed) => {
      await page.goto("about:blank");
      await open(page, { position: apply(DUEL, ["c5xc6"]), seed });
      await tap(page, "roll");
      await tap(page, "roll");
      return (await kept(page)).partie.actions[0];
    };
    const first = await outcome(1);
    expect(first).toMatch(/^dice:[1-6],[1-6]$/);
    expect(await outcome(1)).toBe(first);
    const others = new Set([first]);
    for (const seed of [2, 3, 4, 5, 6]) others.add(await outcome(seed));
    expect(others.size).toBeGreaterThan(1);
  });

  test("switch animations off", async ({ page }) => {
    const isBusyAfterMove = async (still) => {
      await page.goto("about:blank");
      await open(page, { position: small(), still });
      await page.locator('[data-tap="b2"]').dispatchEvent("click");
      await page.locator('[data-tap="b3"]').dispatchEvent("click");
      await expect(game(page)).toHaveAttribute("data-position", apply(small(), ["b2-b3"]));
      return (await says(page)).busy;
    };
    await page.clock.install();
    expect(await isBusyAfterMove(true)).toBe("false");
    expect(await isBusyAfterMove(false)).toBe("true");
    await page.clock.runFor(5000);
    await rest(page);
  });
});

test.describe("page state", () => {
  test("names every place and every piece", async ({ page }) => {
    await open(page, { position: whole() });
    const cells = await page.locator("[data-cell]").evaluateAll((all) => all.map((one) => one.dataset.cell));
    expect(cells.sort()).toEqual([...PLACES].sort());
    const shown = await game(page).locator("[data-piece]").evaluateAll((all) => {
      const count = {};
      for (const { dataset } of all) {
        const name = `${dataset.owner} ${dataset.piece}`;
        count[name] = (count[name] ?? 0) + 1;
      }
      return count;
    });
    expect(shown).toEqual({
      "P soldier": 5, "P knight": 4, "P prince": 1, "P castle": 1, "P village": 1,
      "D small-dragon": 5, "D great-dragon": 4, "D tyrant": 1, "D princess": 1, "D treasure": 1,
    });
  });

  test("reports decision, chance or end, and the seat to move", async ({ page }) => {
    await open(page, { position: small() });
    expect(await says(page)).toMatchObject({ game: "chevaliers", turn: "decision", seat: "P", busy: "false" });
    await tap(page, "end");
    expect(await says(page)).toMatchObject({ turn: "decision", seat: "D" });
    await page.goto("about:blank");
    await open(page, { position: apply(DUEL, ["c5xc6"]) });
    expect((await says(page)).turn).toBe("chance");
    expect(await taps(page)).toEqual(["roll", "roll"]);
    await page.goto("about:blank");
    await open(page, { position: apply(small().replace("/100 0", "/1 0"), ["end"]) });
    expect((await says(page)).turn).toBe("over");
    expect(await taps(page)).toEqual([]);
  });

  test("offers exactly the legal actions", async ({ page }) => {
    const start = apply(DUEL, ["b2-b3"]);
    await open(page, { position: start });
    const legal = rules("moves", start).split("\n").slice(1);
    const offered = ["end"];
    const starts = (await taps(page)).filter((name) => name !== "end");
    expect(starts).toEqual([...new Set(legal.filter((step) => step !== "end").map((step) => step.slice(0, 2)))].sort());
    for (const from of starts) {
      await tap(page, from);
      const targets = (await taps(page)).filter((name) => name !== "end" && !starts.includes(name));
      for (const to of targets) offered.push(from + to);
      await tap(page, from);
    }
    expect(offered.sort()).toEqual(legal.map((step) => step.replace(/[-x]/, "")).sort());
  });

  test("ignores clicks on elements without data-tap", async ({ page }) => {
    const silent = () =>
      game(page).evaluate((element) => {
        const before = localStorage.getItem("table-ronde/game");
        const all = [...element.querySelectorAll("*")].filter((one) => !one.closest("[data-tap]"));
        for (const one of all) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return new Promise((done) =>
          requestAnimationFrame(() =>
            setTimeout(() => done([all.length, before === localStorage.getItem("table-ronde/game")])),
          ),
        );
      });
    for (const [position, touched] of [
      [whole(), []],
      [DUEL, ["c5"]],
      [apply(DUEL, ["c5xc6"]), []],
      [rules("start", "--option", "setup=manual"), ["V"]],
    ]) {
      await page.goto("about:blank");
      await open(page, { position });
      for (const name of touched) await tap(page, name);
      const [count, same] = await silent();
      expect(count).toBeGreaterThan(20);
      expect(same, position).toBe(true);
      expect((await says(page)).position).toBe(position);
    }
  });

  test("places pieces from the hand on the tapped cell", async ({ page }) => {
    const start = rules("start", "--option", "setup=manual", "--option", "place=side");
    await open(page, { position: start });
    expect(await taps(page)).toContain("V");
    await tap(page, "V");
    await tap(page, "d1");
    expect((await says(page)).position).toBe(apply(start, ["V@d1"]));
    await tap(page, "place");
    expect((await says(page)).seat).toBe("D");
  });

  test("draws pieces where the position has them after 120 taps", async ({ page }) => {
    await open(page, { position: whole(), seed: 3 });
    await play(page, { seed: 3, most: 120 });
    const { position } = await says(page);
    const shown = () => game(page).evaluate((element) => {
      const letters = {
        soldier: "S", knight: "C", prince: "P", "small-dragon": "d", "great-dragon": "g", tyrant: "t",
      };
      const cells = [...element.querySelectorAll("[data-cell]")].map((one) => [one.dataset.cell, one.getBoundingClientRect()]);
      return [...element.querySelectorAll(".pieces [data-piece]")].flatMap((one) => {
        const letter = letters[one.dataset.piece];
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const cell = cells.find(([, cell]) => x > cell.left && x < cell.right && y > cell.top && y < cell.bottom);
        return letter && cell ? [letter + cell[0]] : [];
      });
    });
    await expect.poll(async () => (await shown()).sort()).toEqual(pieces(position));
  });
});

test("an exported game is readable JSON with sorted keys", async ({ page }) => {
  const start = small().replace("/100 0", "/1 0");
  await page.clock.setFixedTime(new Date("2031-02-03T10:00:00"));
  await open(page, { position: start });
  await tap(page, "end");
  const download = await exportFile(page);
  expect(download.suggestedFilename()).toBe("chevaliers-2031-02-03.partie");
  const written = await readFile(await download.path(), "utf8");
  expect(written.split("\n").length).toBeGreaterThan(5);
  const read = JSON.parse(written);
  expect(Object.keys(read)).toEqual(["actions", "format", "game", "options", "start"]);
  expect(read).toMatchObject({ actions: ["end"], format: "partie/1", game: "chevaliers", start });
  expect(JSON.parse(await text(page, GAME)).partie).toEqual(read);
});

test("an opened position replaces the game in progress with its first step", async ({ page }) => {
  await open(page, { position: small() });
  await tap(page, "end");
  await open(page, { position: DUEL, seed: 12 });
  expect((await kept(page)).partie.start).toBe(small());
  await tap(page, "c5");
  await tap(page, "c6");
  const { partie, seed } = await kept(page);
  expect([partie.start, partie.actions, seed]).toEqual([DUEL, ["c5xc6"], 12]);

});
