// Which program draws which page: src/app/route.rs and assets/boot.js must agree, and a board must not load the others.
import { expect, test } from "@playwright/test";
import { open, small } from "./support/game.js";

const PROGRAMS = ["app", "table", "house", "press"];
const ADDRESSES = {
  app: ["", "#/"],
  table: [
    "#/etagere",
    "#/preparation/chevaliers",
    "#/jeu/chevaliers",
    "#/jeu/chevaliers?graine=7&anim=0",
    "#/jeu/chevaliers?graine=des",
    "#/jeu/chevaliers/9",
    "#/etagere/x",
  ],
  house: [
    "#/preparation/kingdom",
    "#/jeu/gran",
    "#/apprendre/chevaliers",
    "#/regles/chevaliers",
    "#/histoire/chevaliers",
    "#/mots",
    "#/maitre",
    "#/tableau",
    "#/credits",
    "#/installer",
    "#/nulle-part",
  ],
  press: ["#/imprimer/chevaliers"],
};

/** The programs that draw something. */
const drawing = (page) =>
  page.evaluate((ids) => ids.filter((id) => document.getElementById(id).querySelector(":scope > main:not([data-painted])")), PROGRAMS);

for (const [program, addresses] of Object.entries(ADDRESSES)) {
  test(`the pages of the ${program} are drawn by it alone`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto("about:blank");
      await page.goto(`./${address}`);
      await expect.poll(() => drawing(page), { message: address }).toEqual([program]);
    }
  });
}

test("a board of the first game asks for no other program", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
  await open(page, { position: small(), seed: 8 });
  await page.waitForLoadState("networkidle");
  expect(asked.filter((file) => file.startsWith("table-"))).toHaveLength(3);
  expect(asked.filter((file) => /^(house|press)-/.test(file))).toEqual([]);
});

test("while a program is on its way a die rolls over the country, and goes when the page is there", async ({ page }) => {
  let come;
  const held = new Promise((done) => (come = done));
  await page.route(/table-\w+\.wasm$/, (route) => held.then(() => route.continue()));
  await page.goto("./#/etagere");
  await expect(page.locator("#waiting .icon")).toBeVisible();
  await expect(page.locator("#trouble")).toBeHidden();

  // Whoever goes back meanwhile sees the first page.
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("#waiting")).toBeHidden();
  await expect(page.locator("main.page-home:not([data-painted])")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/etagere"));
  await expect(page.locator("#waiting .icon")).toBeVisible();
  come();
  await expect(page.locator("main.page-shelf")).toBeVisible();
  await expect(page.locator("#waiting")).toBeHidden();
});
