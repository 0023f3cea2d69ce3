// A child who cannot read: every sentence that is shown to be heard stands beside a picture.
import { expect, test } from "@playwright/test";
import { OTHERS, OTHER_PAGES, PAGES, TABLE, WAITING } from "./support/scenes.js";

/** Pages that only grown-ups read. */
const GROWN_UPS = ["rules", "credits", "install", "print", "gate", "message"];

/** The sentences for the voice on the page, and those of them without a picture in the box that they stand in. */
const sentences = (page) =>
  page.evaluate(() => {
    const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 8;
    const all = [...document.querySelectorAll("main [data-said]")].filter(shown);
    const whole = "main, section.game, section.course, .fight-veil";
    // What is said of the whole page stands over all of its pictures.
    const box = (element) => {
      if (element.closest("h1, .word-sentence")) return element.closest("main");
      let one = element;
      while (one.parentElement && !one.parentElement.matches(whole)) one = one.parentElement;
      return one;
    };
    const bare = all.filter((one) => ![...box(one).querySelectorAll("svg, img")].some(shown));
    const text = (one) => one.dataset.said;
    return { all: all.map(text), bare: bare.map(text) };
  });

for (const [name, scenes] of [["pages", PAGES], ["table", TABLE], ["waiting", WAITING], ["other tables", OTHERS], ["other pages", OTHER_PAGES]]) {
  test(`every sentence has its picture: ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto("./");
    const heard = new Set();
    const bare = [];
    for (const [scene, show] of Object.entries(scenes)) {
      await show(page);
      if (GROWN_UPS.some((one) => scene.startsWith(one))) continue;
      const found = await sentences(page);
      found.all.forEach((text) => heard.add(text));
      bare.push(...found.bare.map((text) => `${scene}: ${text}`));
    }
    console.log(`${name}: ${heard.size} sentences: ${[...heard].join(" | ")}`);
    expect(bare).toEqual([]);
    expect(heard.size).toBeGreaterThan(0);
  });
}
