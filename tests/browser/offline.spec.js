// Offline: after one visit the app starts and plays without a network, in a folder of a server too.
import { expect, test } from "./support/test.js";
import { address, open, rest, says, small, tap } from "./support/game.js";
import { SUB_PATH, serve } from "./support/server.mjs";
import { apply } from "./support/rules-program.js";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached every file and controls this page. */
const ready = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });

// With another server (BASE_URL) only the browser goes offline; the server keeps running.
const isElsewhere = Boolean(process.env.BASE_URL);

for (const folder of isElsewhere ? [""] : ["/", SUB_PATH]) {
  test.describe(`served at ${folder}`, () => {
    let base, server;
    test.beforeEach(async ({ baseURL }) => {
      server = isElsewhere ? undefined : await serve();
      base = isElsewhere ? baseURL : server.address + folder;
    });
    test.afterEach(() => server?.stop());

    test("starts and plays without a network", async ({ page, context }) => {
      await page.goto(base);
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
      await ready(page);
      await page.locator("html[data-voice=ready]").waitFor();
      await server?.stop();
      await context.setOffline(true);

      await page.reload();
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
      await expect(page.getByText("Prête hors connexion")).toBeVisible();
      await open(page, { position: small(), base });
      await tap(page, "b2");
      await tap(page, "b3");
      expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));

      await page.goto("about:blank");
      await page.goto(`${base}#/defis/kingdom?numero=2`);
      await expect(page.locator("section.problem")).toHaveAttribute("data-stage", "awaited");

      await page.close();
      const next = await context.newPage();
      await next.goto(address({ base }));
      await rest(next);
      expect((await says(next)).position).toBe(apply(small(), ["b2-b3"]));
      expect(await next.evaluate(() => document.fonts.load("16px Andika").then((fonts) => fonts.length))).toBeGreaterThan(0);
    });

    test("opens offline with any query and with doubled slashes", async ({ page, context }) => {
      await page.goto(base);
      await ready(page);
      await server?.stop();
      await context.setOffline(true);
      for (const more of ["?ticket=ST-1", "?source=pwa", "?x=1", "?utm_source=a", "?fbclid=b", "index.html", "index.html?x=1", "/", "/?x=1"]) {
        await page.goto("about:blank");
        await page.goto(`${base}${more}#/credits`);
        await expect(page.locator("main.page-credits"), more).toBeVisible();
      }
      // The service worker answers no other address with the page.
      const answers = await page.evaluate(
        (base) => Promise.all(["nothing-here", "sw.js?x=1", "nothing/?x=1"].map((name) => fetch(base + name).then(({ ok }) => ok, () => false))),
        base,
      );
      expect(answers).toEqual([false, false, false]);
    });

    test("the printing code is not in the first load and works offline", async ({ page, context }) => {
      await page.goto(base);
      await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
      await ready(page);
      const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      expect((await loaded()).filter((name) => /\/(app-adult|pdf)-/.test(name))).toEqual([]);
      await server?.stop();
      await context.setOffline(true);

      await page.goto(`${base}#/imprimer/gran?feuille=cartes`);
      await expect(page.locator("svg.printed-sheet")).toHaveCount(3);
      const download = page.waitForEvent("download");
      await page.locator('.print-buttons [data-adult="pdf"]').click();
      expect((await download).suggestedFilename()).toBe("gran-cartes.pdf");
    });

    test("requests nothing outside its folder", async ({ page, context }) => {
      const outside = [];
      context.on("request", (request) => {
        if (!request.url().startsWith(base) && !/^(blob|data):/.test(request.url())) outside.push(request.url());
      });
      const missing = [];
      context.on("response", (response) => response.status() >= 400 && missing.push(response.url()));
      await page.goto(base);
      await ready(page);
      expect(outside).toEqual([]);
      expect(missing).toEqual([]);
    });
  });
}
