// Companion: the computer highlights the pieces it talks about while it speaks, and cheers a child's good moves.
import { expect, test } from "./support/test.js";
import { GAME, SETTINGS, rest, says } from "./support/game.js";
import { openTeacher } from "./support/teacher.js";

/** White must take the tall knight on h2 from h1, or loses. */
const TAKE = "2cd1c2m/9/5dC2/3b1A3/3b1D3/2B1B1a2/4C4/7a1/5D1MA w play on/0 0";
const CHEER = "Bien joué\u{a0}! Tu prends un pion.";

/** Opens a position in which the computer plays the second seat. */
async function against(page, player, { slug = "kingdom", start = TAKE, settings = {} } = {}) {
  const partie = { actions: [], format: "partie/1", game: slug, options: {}, start };
  const saved = { banners: [], partie, players: ["", player], seed: 7, thrown: [false, false], undone: [] };
  await page.addInitScript(
    ([game, saved, key, settings]) => {
      if (localStorage.getItem(game)) return;
      localStorage.setItem(game, JSON.stringify(saved));
      localStorage.setItem(key, JSON.stringify(settings));
    },
    [GAME, saved, SETTINGS, settings],
  );
  await page.goto(`./#/jeu/${slug}?anim=0`);
  await rest(page);
}

/** Records every remark of the computer and the number of highlighted pieces meanwhile. */
const note = (page) =>
  page.evaluate(() => {
    window.remarks = [];
    new MutationObserver(() => {
      const said = document.querySelector(".remark .said")?.textContent;
      const lit = document.querySelectorAll(".lit-bracket").length;
      if (said) window.remarks.push([said, lit]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
const remarks = (page) => page.evaluate(() => window.remarks);
const heard = async (page) => (await remarks(page)).map(([said]) => said);
const touch = (page, name) => page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");

/** Plays the best step and waits for the computer's remark. */
async function take(page) {
  await note(page);
  await touch(page, "h1");
  await touch(page, "h2");
  await rest(page);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
}

/** Places the taken piece on the board; the computer then plays. */
async function goOn(page) {
  await touch(page, "a9");
  await expect.poll(async () => (await says(page)).position).toMatch(/ w play/);
  await rest(page);
}

test("an arrow shows the way of the computer's last move, and none that of a child", async ({ page }) => {
  await against(page, "copain");
  const way = page.locator(".mark-way");
  await take(page);
  await expect(way).toHaveAttribute("d", "");
  await goOn(page);
  await expect(way).toHaveAttribute("d", /^M\S+ \S+L/);
});

test("Copain praises the best step with its reason and a highlight, but not twice in a row", async ({ page }) => {
  await against(page, "copain");
  await take(page);
  const all = await remarks(page);
  expect(all.map(([said]) => said)).toContain(CHEER);
  expect(all.filter(([said, lit]) => said === CHEER && lit > 0).length).toBeGreaterThan(0);
  await goOn(page);
  await expect(page.locator(".remark .said").filter({ hasText: CHEER })).toHaveCount(0);
});

test("other levels praise only if the teacher enables it", async ({ page }) => {
  await against(page, "2");
  await note(page);
  await touch(page, "h1");
  await touch(page, "h2");
  await goOn(page);
  expect(await heard(page)).not.toContain(CHEER);
  await openTeacher(page, "settings");
  await page.locator('[data-setting="cheers"]').click();
  await page.evaluate(
    ([key, start]) => {
      const saved = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...saved, partie: { ...saved.partie, actions: [], start }, undone: [] }));
    },
    [GAME, TAKE],
  );
  await page.goto("./#/jeu/kingdom?anim=0");
  await rest(page);
  await take(page);
  expect(await heard(page)).toContain(CHEER);
});

test("the highlight lasts exactly as long as the sentence", async ({ page }) => {
  await page.clock.install();
  await against(page, "copain");
  // The test decides when the speech ends. The sound script hears nothing, and cannot report the end of the first prompt, which waits
  // for the first tap.
  await page.evaluate(() => {
    const { speech } = window.tableRonde;
    const { setRunning } = speech;
    Object.assign(speech, { say: () => {}, play: () => {}, hush: () => {}, setRunning: () => {} });
    window.endSpeech = () => setRunning(false);
    setRunning(true);
  });
  await touch(page, "h1");
  await touch(page, "h2");
  const lit = page.locator(".lit-bracket");
  await expect(lit).toHaveCount(1);
  await expect(page.locator(".remark .said")).toHaveText(CHEER);
  // Longer than the minimum duration of the highlight, 2.4 s.
  await page.clock.runFor(3500);
  await expect(lit).toHaveCount(1);
  await page.evaluate(() => window.endSpeech());
  await expect(lit).toHaveCount(0);
  await expect(page.locator(".remark .said")).toHaveText(CHEER);
});
