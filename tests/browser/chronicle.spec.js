// Chronicle of a finished game: the victory scene, the illustrated tale with the voice, and the printed booklet.
import { createRequire } from "node:module";
import { expect, test } from "./support/test.js";
import { faults } from "./support/axe.js";
import { drawn, rest, says, taps } from "./support/game.js";
import { CATALOGUE } from "./support/catalogue.js";
import { mockSound } from "./support/sound.js";
import { passGate } from "./support/teacher.js";
import { keepOver } from "./support/whole-games.js";

const jsQR = createRequire(import.meta.url)("jsqr");
const GAMES = Object.values(CATALOGUE).map(({ slug }) => slug);
const SIZES = [
  [1080, 810],
  [810, 1080],
  [1024, 768],
  [1920, 1080],
  [390, 844],
];

/** Opens the victory scene of a finished game. */
async function victory(page, slug) {
  await page.goto(`./#/jeu/${slug}?anim=0`);
  await rest(page);
  await expect(page.locator(".turn")).toHaveCount(3);
}

/** Returns the bounding boxes of the controls and visible parts of the victory scene. */
const boxes = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".victory .ribbon, .turn, .side-card, .counts, .victory-buttons .button, .ear, .home, .adult-corner button",
      ),
    ].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.className.toString(), left, top, right, bottom };
    }),
  );

/** Decodes a QR code from the path of its dark modules. */
function decoded(path) {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...run]) => run.map(Number));
  const [quiet, scale] = [4, 4];
  const side = scale * (Math.max(...runs.map(([x, , width]) => x + width)) + quiet);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [x, y, width] of runs)
    for (let row = scale * y; row < scale * (y + 1); row += 1)
      for (let column = scale * x; column < scale * (x + width); column += 1)
        pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
  return jsQR(pixels, side, side)?.data;
}

const overlaps = (all) =>
  all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > 1 ? [`${one.name} on ${other.name}: ${across.toFixed(0)}×${down.toFixed(0)}`] : [];
    }),
  );

for (const slug of GAMES) {
  test(`${slug}: victory shows three turning points, speaks their sentences and overlaps nothing`, async ({ page }) => {
    await keepOver(page, slug);
    await page.addInitScript(mockSound, []);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await victory(page, slug);
      await drawn(page);
      const all = await boxes(page);
      expect(overlaps(all), `${width}×${height}`).toEqual([]);
      for (const { name, left, top, right, bottom } of all) {
        expect(left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1, `${name} at ${width}×${height}`).toBe(true);
        if (name.startsWith("turn")) expect(Math.min(right - left, bottom - top), name).toBeGreaterThanOrEqual(72);
      }
    }
    const said = new Set();
    for (const turn of await page.locator(".turn").all()) {
      await turn.click();
      const sentence = await turn.getAttribute("aria-label");
      await expect(page.locator(".turn-sentence [data-said]")).toHaveAttribute("data-said", sentence);
      expect(await page.evaluate(() => window.heardSound.said.at(-1))).toBe(sentence);
      said.add(sentence);
    }
    expect(said.size).toBe(3);
    // Each turning point shows its board with the ringed place.
    expect(await page.locator(".turn .ringed").count()).toBeGreaterThan(2);
  });

  test(`${slug}: the tale shows picture by picture and restarts after a reload`, async ({ page }) => {
    await keepOver(page, slug);
    await victory(page, slug);
    await page.getByRole("button", { name: "Le conte" }).click();
    await expect(page).toHaveURL(new RegExp(`#/conte/${slug}$`));
    const told = [];
    const next = page.locator(".course-next");
    for (;;) {
      await expect(page.locator(".tale-picture use").nth(1)).toBeVisible();
      told.push(await page.locator(".tale-sentence [data-said]").getAttribute("data-said"));
      const isLast = (await next.locator('use[href="#icon-check"]').count()) > 0;
      if (told.length === 2) {
        await page.reload();
        await expect(page.locator(".tale-sentence [data-said]")).toHaveAttribute("data-said", told[0]);
        await next.click();
        await expect(page.locator(".tale-sentence [data-said]")).toHaveAttribute("data-said", told[1]);
      }
      if (isLast) break;
      await next.click();
      await expect(page.locator(".tale-sentence [data-said]")).not.toHaveAttribute("data-said", told.at(-1));
    }
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.length).toBeLessThanOrEqual(8);
    expect(told.at(-1)).toMatch(/Ainsi finit notre conte\.$/);
    // The last page of the tale leads back to the victory scene.
    await next.click();
    await expect(page.locator(".victory")).toBeVisible();
  });

  test(`${slug}: the tale is printed on one sheet that folds into eight pages`, async ({ page }) => {
    await keepOver(page, slug);
    await page.goto(`./#/imprimer/${slug}?feuille=conte`);
    await expect(page.locator(`#sheets[data-file="${slug}-conte.pdf"] svg.printed-sheet`)).toHaveCount(1);
    const pages = await page.locator("[data-thing]").evaluateAll((all) => all.map(({ dataset }) => dataset.thing));
    expect(pages).toEqual(["folds", ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `page-${number}`)]);
    // After the fonts have loaded, no text leaves its page.
    await page.evaluate(() => document.body.getBoundingClientRect() && document.fonts.ready.then(() => {}));
    const outside = await page.locator('[data-thing^="page-"]').evaluateAll((all) =>
      all.flatMap((leaf) => {
        const { left: origin, top, width } = leaf.ownerSVGElement.getBoundingClientRect();
        const scale = width / 297;
        const [x, y, w, h] = leaf.dataset.box.split(" ").map(Number);
        return [...leaf.querySelectorAll("text")].flatMap((text) => {
          const box = text.getBoundingClientRect();
          const [left, right] = [(box.left - origin) / scale, (box.right - origin) / scale];
          const [high, low] = [(box.top - top) / scale, (box.bottom - top) / scale];
          return left < x - 1 || right > x + w + 1 || high < y - 3 || low > y + h + 3 ? [`${leaf.dataset.thing}: ${text.textContent}`] : [];
        });
      }),
    );
    expect(outside).toEqual([]);
  });

  test(`${slug}: a QR code on each page of the booklet opens the game before that moment`, async ({ page, baseURL }) => {
    await keepOver(page, slug);
    await page.goto(`./#/imprimer/${slug}?feuille=conte`);
    const codes = page.locator(".book-code path");
    await expect(codes.first()).toBeAttached();
    const links = (await codes.evaluateAll((all) => all.map((one) => one.getAttribute("d")))).map(decoded);
    expect(links.length).toBeGreaterThanOrEqual(3);
    // No code lies on a text of its page.
    const covered = await page.locator(".book-code").evaluateAll((all) =>
      all.flatMap((code) => {
        const box = code.getBoundingClientRect();
        const texts = [...code.closest("[data-thing]").querySelectorAll("text")];
        return texts.flatMap((text) => {
          const { left, top, right, bottom } = text.getBoundingClientRect();
          const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return meets ? [text.textContent] : [];
        });
      }),
    );
    expect(covered).toEqual([]);
    for (const link of links) {
      expect(link.startsWith(`${baseURL}#/jeu/${slug}?position=`), link).toBe(true);
      await page.goto("about:blank");
      await page.goto(`${link}&anim=0`);
      await rest(page);
      const { position } = await says(page);
      expect(position).toBe(new URLSearchParams(link.split("?")[1]).get("position"));
      expect((await taps(page)).length, position).toBeGreaterThan(0);
    }
  });
}

test("the tale of a fight shows the dice that fell, both towers, the attacker at the left, and the loser sorry", async ({ page }) => {
  const [slug] = GAMES;
  await keepOver(page, slug);
  await page.goto(`./#/conte/${slug}`);
  const numbers = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];
  const next = page.locator(".course-next");
  let fights = 0;
  for (let number = 0; number < 8; number += 1) {
    const sentence = await page.locator(".tale-sentence [data-said]").getAttribute("data-said");
    const dice = page.locator(".told-face");
    if ((await dice.count()) > 0) {
      fights += 1;
      await expect(dice).toHaveCount(2);
      const { faces, towers, moods } = await page.locator(".tale-picture").evaluate((picture) => {
        const left = (one) => one.getBoundingClientRect().left;
        const names = [...picture.querySelectorAll('use[href^="#face-dots-"]')].sort((a, b) => left(a) - left(b));
        const columns = new Map();
        for (const block of picture.querySelectorAll(".block")) {
          const [x, isCoin] = [Math.round(left(block)), block.classList.contains("coin")];
          const { plain, coins } = columns.get(x) ?? { plain: 0, coins: 0 };
          columns.set(x, { plain: plain + Number(!isCoin), coins: coins + Number(isCoin) });
        }
        const fighters = [...picture.querySelectorAll("g[data-mood]")].sort((a, b) => left(a) - left(b));
        return {
          faces: names.map((one) => Number(one.getAttribute("href").at(-1))),
          towers: [...columns].sort(([a], [b]) => a - b).map(([, tower]) => tower),
          moods: fighters.map(({ dataset }) => dataset.mood),
        };
      });
      expect(towers.map(({ plain }) => plain)).toEqual(faces);
      const [attack, defence] = towers.map(({ plain, coins }) => plain + coins);
      expect(moods).toEqual(attack > defence ? ["glad", "sorry"] : ["sorry", "glad"]);
      const [more, less] = [Math.max(attack, defence), Math.min(attack, defence)].map((total) => numbers[total]);
      expect(sentence.toLowerCase()).toContain(`${more}, c’est plus que ${less}.`);
    }
    if ((await next.locator('use[href="#icon-check"]').count()) > 0) break;
    await next.press("Enter");
    await expect(page.locator(".tale-sentence [data-said]")).not.toHaveAttribute("data-said", sentence);
  }
  expect(fights).toBeGreaterThanOrEqual(2);
});

test("no sentence of a tale is cut off", async ({ page }) => {
  const [slug] = GAMES;
  await keepOver(page, slug);
  await page.addInitScript(mockSound, []);
  await page.clock.install();
  await page.goto("./#/credits");
  await page.clock.runFor(4000);
  await expect(page.locator("html[data-voice=ready]")).toHaveCount(1, { timeout: 60_000 });
  await page.locator("main").click({ position: { x: 500, y: 5 } });
  await page.goto(`./#/conte/${slug}`);
  const next = page.locator(".course-next");
  let before = 0;
  for (;;) {
    await expect(page.locator(".tale-sentence")).toBeVisible();
    const clips = () => page.evaluate(() => window.heardSound.clips.length);
    await expect.poll(async () => (await page.clock.runFor(250), clips())).toBeGreaterThan(before);
    await page.clock.runFor(12_000);
    before = await clips();
    await expect.poll(() => page.evaluate(() => window.tableRonde.speech.isSpeaking())).toBe(false);
    if ((await next.locator('use[href="#icon-check"]').count()) > 0) break;
    await next.click();
  }
  const { said, cut, device } = await page.evaluate(() => window.heardSound);
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(cut).toEqual([]);
  // Every sentence has its clips, so the speech synthesis of the device is unused.
  expect(device).toEqual([]);
});

test("the tale works by keyboard from « Revoir », and printing it needs the parental gate", async ({ page }) => {
  const [slug] = GAMES;
  await keepOver(page, slug);
  await victory(page, slug);
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.locator(".again-bar").getByRole("button", { name: "Le conte" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".tale-sentence")).toBeVisible();
  const first = await page.locator(".tale-sentence").textContent();
  await page.locator(".course-next").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".tale-sentence")).not.toHaveText(first);
  await page.locator('[data-adult="print-tale"]').click();
  await passGate(page);
  await page.locator('[data-adult="tab-game"]').click();
  await page.locator('[data-adult="tale-book"]').click();
  await expect(page.locator(`#sheets[data-file="${slug}-conte.pdf"] svg.printed-sheet`)).toHaveCount(1);
});

test("a tale without a matching saved game offers the way home", async ({ page }) => {
  await keepOver(page, GAMES[0]);
  await page.goto(`./#/conte/${GAMES[1]}`);
  await expect(page.locator(".tale-sentence")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Accueil" }).first()).toBeVisible();
});

test("axe finds no violation on victory and tale in any theme", async ({ page }) => {
  const found = [];
  const [slug] = GAMES;
  await keepOver(page, slug);
  await victory(page, slug);
  await page.locator(".turn").first().click();
  found.push(...(await faults(page, "victory")));
  await page.goto(`./#/conte/${slug}`);
  await expect(page.locator(".tale-sentence")).toBeVisible();
  found.push(...(await faults(page, "tale")));
  expect(found).toEqual([]);
});
