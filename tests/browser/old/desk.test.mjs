// Teacher's desk in old engines: reachable through the lock and the parental gate, with all its cards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, open, openDesk, says } from "../support/finger.mjs";
import { GAME, SETTINGS, UNREADABLE } from "../support/game.js";
import { parts } from "../support/likeness.mjs";
import { apply, rules } from "../support/rules-program.js";
import { inEngines } from "./session.mjs";

const TABS = ["tables", "settings", "game", "kept", "position", "problems", "observations"];

const pressed = (page, tab) => page.there(`[data-adult="tab-${tab}"][aria-current]`);
/** Returns the elements that leave the window sideways. */
const tooWide = (page) =>
  page.ask(() =>
    [...document.querySelectorAll("main *")]
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible" && !one.closest("svg svg, .visually-hidden"))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.parentNode.closest("svg"))
      .map((one) => `${one.localName}.${one.getAttribute("class") || ""}`),
  );

inEngines("the desk", ["whole", "games"], (session) => {
  const small = rules("start", "--option", "setup=small");

  /** Opens the desk with a game of one step in progress. */
  async function atDesk(page) {
    await page.visit(`${session.home}start.js`);
    await page.ask(() => localStorage.clear());
    await open(page, session.home, "chevaliers", { position: small, seed: 1 });
    for (const cell of ["b2", "b3"]) await page.touch(`[data-tap="${cell}"]`);
    await says(page);
    await page.visit(session.home);
    await page.there("main.page-home:not([data-prerendered])");
    await openDesk(page);
  }

  test("a short press on the lock shows a hint", () =>
    session.page(async (page) => {
      await page.visit(session.home);
      await page.there("main.page-home:not([data-prerendered])");
      await page.touch('[data-adult="lock"]');
      await page.until("the hint", () => document.querySelector(".of-lock .lock-hint").textContent.trim() !== "");
      assert.equal(await page.ask(() => location.hash.replace(/^#\/?/, "")), "");
    }));

  test("all tabs open, have content and fit the window", () =>
    session.page(async (page) => {
      await atDesk(page);
      for (const tab of TABS) {
        await page.touch(`[data-adult="tab-${tab}"]`);
        await pressed(page, tab);
        assert.ok((await parts(page)).length > 8, `${tab}: something is seen`);
        assert.deepEqual(await tooWide(page), [], tab);
      }
      assert.deepEqual(page.errors, []);
    }));

  test("settings are saved and applied", () =>
    session.page(async (page) => {
      await atDesk(page);
      await page.touch('[data-adult="tab-settings"]');
      await page.touch('[data-preset="whole"]');
      await page.touch('[data-setting="theme"] [data-value="night"]');
      await page.until("the night", () => document.documentElement.dataset.theme === "night");
      await page.touch('[data-setting="die"] [data-value="012345"]');
      await page.until("the die", (key) => (localStorage.getItem(key) || "").includes("012345"), SETTINGS);
      const { theme, length, options } = await kept(page, SETTINGS);
      assert.deepEqual([theme, length, options], ["night", "whole", { chevaliers: { die: "012345" } }]);
      await page.visit(`${session.home}#/preparation/chevaliers`);
      await page.there("main.page-setup");
      // The root element gets the saved settings one task after the page appears.
      await page.until("the night again", () => document.documentElement.dataset.theme === "night");
    }));

  test("a game is saved to a slot and shared, and a step is undone", () =>
    session.page(async (page) => {
      await atDesk(page);
      await page.touch('[data-adult="tab-kept"]');
      await page.touch("[data-adult=keep]");
      await page.there('[data-slot="1"] svg.preview');
      await page.touch("[data-adult=share]");
      await page.there("svg.qr");
      await page.touch('[data-adult="tab-game"]');
      await page.touch('[data-adult="undo"]');
      await page.until("the step is taken back", (key) => JSON.parse(localStorage.getItem(key)).partie.actions.length === 0, GAME);
      await open(page, session.home, "chevaliers");
      assert.equal((await says(page)).position, small);
      assert.deepEqual(page.errors, []);
    }));

  test("a game is imported from a file", () =>
    session.page(async (page) => {
      await atDesk(page);
      const { partie } = await kept(page);
      await page.ask((key) => localStorage.removeItem(key), GAME);
      await page.touch('[data-adult="tab-game"]');
      await page.until("the files", () => document.querySelector("input[type=file][data-adult=import]"));
      await page.ask((text) => {
        const input = document.querySelector("input[type=file][data-adult=import]");
        const files = new DataTransfer();
        files.items.add(new File([text], "partie.partie", { type: "application/json" }));
        input.files = files.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }, JSON.stringify(partie));
      await page.until("the game", (key) => localStorage.getItem(key), GAME);
      assert.deepEqual((await kept(page)).partie.actions, ["b2-b3"]);
      await open(page, session.home, "chevaliers");
      assert.equal((await says(page)).position, apply(small, ["b2-b3"]));
      assert.equal(await page.ask((key) => localStorage.getItem(key), UNREADABLE), null);
    }));
});
