// First load on weak networks, behind portals and filters: each file fails in every way, and the app still plays or shows a panel whose
// retry works. FIRST_LOAD_REPORT names a file for the table of outcomes.
import { appendFileSync } from "node:fs";
import { expect, test } from "./support/test.js";
import { SETTINGS, small } from "./support/game.js";
import { FAILURES, weakNetwork } from "./support/weak-network.js";

/** Files whose failure cannot be reported or does not matter. */
const EXCEPTIONS = [
  [/^index\.html$/, "nothing of the app is there yet: the browser shows its own error page"],
  [/^fonts\//, "the browser draws the letters with a font of its own"],
  [/\.mp3$|^voice-.*\.json$/, "fetched in a quiet moment; without it the games are read instead of heard"],
  [/^icons\/|^manifest\.webmanifest$|^favicon/, "asked for by the browser itself"],
];
const isException = (name) => EXCEPTIONS.some(([pattern]) => pattern.test(name));

const board = (page) => page.locator("section.game[data-busy=false]");
const home = (page) => page.locator("main.page-home:not([data-prerendered])");
const ready = {
  home,
  "home in English": home,
  shelf: (page) => page.locator("main.page-shelf:not([data-prerendered])"),
  game: board,
  "game in an old browser": board,
};
const GAME = {
  address: `#/jeu/chevaliers?${new URLSearchParams({ position: small(), anim: "0" })}`,
  use: async (page) => {
    await page.locator('[data-tap="b2"]').click();
    await expect(page.locator("[data-cell][aria-label*=choisi]")).not.toHaveCount(0);
  },
};
/** Simulates a browser without flexbox gap: it gets the older style sheets. Runs in the page. */
function old() {
  delete Array.prototype.toSorted;
  const { supports } = CSS;
  CSS.supports = (property, ...value) => !["appearance", "translate"].includes(property) && supports.call(CSS, property, ...value);
}
/** Pages by name: the address, and a tap with its expected result. */
const PAGES = {
  home: {
    address: "",
    use: async (page) => {
      await page.locator("main:not([data-prerendered])").getByRole("button", { name: "Jouer" }).click();
      await expect(page.locator("section.game [data-cell]").first()).toBeVisible();
    },
  },
  "home in English": {
    address: "",
    language: "en",
    use: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await home(page).locator(".button.main").click();
      await expect(page.locator("main.page-home")).toHaveCount(0);
    },
  },
  shelf: {
    address: "#/etagere",
    use: async (page) => {
      await page.locator("main.page-shelf:not([data-prerendered]) .box").first().click();
      await expect(page.locator("main.page-shelf")).toHaveCount(0);
    },
  },
  game: GAME,
  "game in an old browser": { ...GAME, isOld: true },
};

/** Returns whether the style sheets apply: unstyled, a game is some 20,000 pixels high. */
const isStyled = (page) => page.evaluate(() => document.documentElement.scrollHeight < 3 * innerHeight);
const panel = (page) => page.locator("#unstarted, #trouble").filter({ visible: true });

/** Waits for the app or a panel, retries through the panel, and uses the app. Returns the outcome. */
async function outcome(page, net, name) {
  const { use } = PAGES[name];
  await expect(ready[name](page).or(panel(page)).first()).toBeVisible({ timeout: 30_000 });
  const hasPanel = (await panel(page).count()) > 0;
  net.heal();
  if (hasPanel) {
    await page.locator("#retry").click();
    await expect(ready[name](page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  }
  await use(page);
  await expect(panel(page)).toHaveCount(0);
  expect(await isStyled(page), "the page is styled").toBe(true);
  return hasPanel ? "panel, retry heals" : "plays";
}

/** Opens a fresh device with the settings of this page. */
async function visit(browser, name) {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "fr-FR", viewport: { width: 1080, height: 810 } });
  const { language, isOld } = PAGES[name];
  if (isOld) await context.addInitScript(old);
  if (language) await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ language })]);
  return { context, page: await context.newPage() };
}

/** Returns the files that a first load of this page requests until it is usable and idle. */
async function filesOf(browser, net, name) {
  const { context, page } = await visit(browser, name);
  net.asked.length = 0;
  await page.goto(net.base + PAGES[name].address, { waitUntil: "networkidle" });
  await PAGES[name].use(page);
  await context.close();
  return [...new Set(net.asked)].filter((file) => !isException(file) && !/^sw/.test(file)).sort();
}

for (const name of Object.keys(PAGES)) {
  for (const [how, times] of [...Object.keys(FAILURES).map((how) => [how, 1]), ["503", Infinity]]) {
    test(`${name}: the app plays or offers a working retry when a file fails ${times === 1 ? "once" : "until the retry"}: ${how}`, async ({ browser }, info) => {
      test.setTimeout(600_000);
      const net = await weakNetwork();
      const files = await filesOf(browser, net, name);
      expect(files).toEqual(expect.arrayContaining(["start.js", "feature-detect.js"]));
      const rows = [];
      for (const file of files) {
        const { context, page } = await visit(browser, name);
        net.fail(file, how, times);
        await test.step(file, async () => {
          await page.goto(net.base + PAGES[name].address, { waitUntil: "commit" });
          const seen = await outcome(page, net, name).catch((error) => `DEAD: ${error.message.split("\n")[0]}`);
          rows.push({ file: file.replace(/-[0-9a-f]{16}/, ""), failure: times === 1 ? `${how}, once` : `${how}, until the retry`, page: name, outcome: seen });
        });
        await context.close();
      }
      await net.stop();
      const table = rows.map((row) => `| ${row.file} | ${row.failure} | ${row.page} | ${row.outcome} |`).join("\n");
      await info.attach("outcomes", { body: table, contentType: "text/markdown" });
      if (process.env.FIRST_LOAD_REPORT) appendFileSync(process.env.FIRST_LOAD_REPORT, `${table}\n`);
      expect(rows.filter(({ outcome }) => outcome.startsWith("DEAD"))).toEqual([]);
    });
  }
}
