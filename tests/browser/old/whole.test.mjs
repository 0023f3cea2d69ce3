// Features besides the games in old engines: offline use, the voice, the projector and printing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, open, says } from "../support/finger.mjs";
import { measure } from "../support/paper.js";
import { apply, rules, rulesOf } from "../support/rules-program.js";
import { BOXES, DESCRIBE, checkBox, compare } from "../support/sheets.js";
import { clipList, decodeClips, mockSound } from "../support/sound.js";
import { inEngines } from "./session.mjs";

const small = rules("start", "--option", "setup=small");

async function move(page, ...cells) {
  for (const cell of cells) await page.touch(`[data-tap="${cell}"]`);
  return (await says(page)).position;
}

inEngines("offline", ["whole"], (session) => {
  test("starts and plays offline after one visit, also in a restarted browser", async () => {
    await session.page(async (page) => {
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      await page.until("the copy", () => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller)));
      await page.until("the voice", () => document.documentElement.dataset.voice === "ready");
      await session.server.stop();
      await page.reload();
      await page.there("main.page-home:not([data-prerendered])");
      await page.until("the badge", () => /Prête hors connexion/.test(document.body.innerText));
      await open(page, session.home, "chevaliers", { position: small });
      assert.equal(await move(page, "b2", "b3"), apply(small, ["b2-b3"]));
    });
    await session.again();
    await session.page(async (page) => {
      await open(page, session.home, "chevaliers");
      assert.equal((await says(page)).position, apply(small, ["b2-b3"]));
      assert.deepEqual((await kept(page)).partie.actions, ["b2-b3"]);
      assert.ok(await page.ask(() => document.fonts.load("16px Andika").then((fonts) => fonts.length)), "the letters are kept");
      const { game } = await open(page, session.home, "gran", { position: rulesOf("gran", "start") });
      assert.equal(game, "gran");
      await page.visit(`${session.home}#/imprimer/gran?feuille=cartes`);
      await page.until("the sheets", () => document.querySelectorAll("svg.printed-sheet").length === 3);
    });
  });
});

inEngines("voice, projector, printing", ["whole"], (session) => {
  test("the first tap unlocks the voice, and mute stops it", () =>
    session.page(async (page) => {
      await page.beforeAll(mockSound, [{ lang: "fr-FR", localService: true }]);
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      await page.touch(".page-home .title");
      await page.ask(() => void (location.hash = "#/etagere"));
      await page.until("the title is said", () => document.documentElement.dataset.saying === "On joue\u{a0}?");
      const clips = await page.ask(clipList);
      assert.deepEqual(await page.ask(() => window.heardSound.clips), [clips["on joue"][0]]);
      await page.touch('[data-adult="sound"]');
      await page.until("silence", () => document.documentElement.dataset.saying === undefined);
      await page.touch('[data-adult="sound"]');
      await page.ask(() => window.tableRonde.speech.say("Xylophone.", "fr"));
      await page.until("the device speaks", () => window.heardSound.device.length === 1);
      assert.deepEqual(await page.ask(() => window.heardSound.device), [{ text: "Xylophone.", lang: "fr-FR", rate: 0.9 }]);
      assert.deepEqual(page.errors, []);
    }));

  test("clips decode with their listed length and loudness", () =>
    session.page(async (page) => {
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      const { count, wrong } = await page.ask(decodeClips, 16);
      assert.deepEqual(wrong, []);
      assert.ok(count > 30, `${count} clips`);
    }));

  test("the projector window follows the game after it reopens", async () => {
    const shows = (wall, steps) =>
      wall.until("the wall is in step", (position) => {
        const section = document.querySelector("section[data-shows=chevaliers]");
        return section && section.dataset.position === position && document.querySelectorAll("[data-tap]").length === 0;
      }, apply(small, steps));
    await session.page(async (page) => {
      await open(page, session.home, "chevaliers", { position: small });
      for (const steps of [["b2-b3"], ["b2-b3", "c2-c3"]]) {
        await session.page(async (wall) => {
          await wall.visit(`${session.home}#/tableau`);
          await shows(wall, steps.slice(0, -1));
          await move(page, ...steps[steps.length - 1].split("-"));
          await shows(wall, steps);
          assert.deepEqual(wall.errors, []);
        });
      }
      assert.deepEqual(page.errors, []);
    });
  });

  for (const slug of Object.keys(BOXES)) {
    test(`sheets of ${slug} are printed at their true size`, () =>
      session.page(async (page) => {
        await page.visit(`${session.home}#/imprimer/${slug}?feuille=plateau-a4`);
        const described = () => page.until("the sheets", `(() => {${DESCRIBE}})()`).then(JSON.parse);
        const { documents } = await described();
        assert.ok(documents.length > 8);
        for (const document of ["plateau-a4", "pions-a4"]) {
          await page.touch(`.print-choice[data-adult="${document}"]`);
          await page.until(document, (file) => document.getElementById("sheets").dataset.file === file, `${slug}-${document}.pdf`);
          const { sheets } = await described();
          compare(`${slug} ${document}`, await measure(await page.paper()), sheets);
          checkBox(slug, document, sheets);
        }
        assert.deepEqual(page.errors, []);
      }));
  }
});
