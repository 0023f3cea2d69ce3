// Shared links and the identity of the installed app both follow the address of the page.
import { createServer } from "node:http";
import { expect, test } from "./support/test.js";
import { open, small, tap } from "./support/game.js";
import { SUB_PATH } from "./support/server.mjs";
import { openTeacher, passGate } from "./support/teacher.js";

for (const [path, query] of [["", "?ticket=ST-1&lang=fr"], ["index.html", "?token=abc"], [SUB_PATH.slice(1), "?PHPSESSID=1"]]) {
  test(`a shared link drops the query of the page: /${path}${query}`, async ({ page, baseURL }) => {
    await open(page, { position: small(), base: baseURL });
    await tap(page, "b2");
    await tap(page, "b3");
    await page.goto(`${baseURL}${path}${query}#/maitre`);
    await passGate(page);
    await page.locator('[data-adult="tab-kept"]').click();
    await page.locator('[data-adult="share"]').first().click();
    const link = new URL(await page.locator("#share-link").inputValue());
    expect(link.origin + link.pathname).toBe(baseURL + path);
    expect(link.search).toBe("");
    expect(link.hash).toMatch(/^#\/jeu\/chevaliers\?/);
    await page.goto("about:blank");
    await page.goto(link.href);
    await expect(page.locator("section.game")).toBeVisible();
  });
}

test("copies in different folders of one host are different installed apps", async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page);
  const ids = [];
  for (const folder of [baseURL, baseURL + SUB_PATH.slice(1)]) {
    await page.goto(folder);
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    ids.push((await devtools.send("Page.getAppManifest")).manifest.id);
  }
  // At the root, the identity stays the one of existing installations.
  expect(ids).toEqual([baseURL, baseURL + SUB_PATH.slice(1)]);
});

/** Serves a page that embeds an address in a frame. */
const portal = async (address) => {
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(`<iframe src="${address}" width="1000" height="780"></iframe>`));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
};

test("the parental gate is closed in a foreign frame and opens in a tab of its own", async ({ page, context, baseURL }) => {
  const site = await portal(`${baseURL}#/maitre`);
  await page.goto(site.address);
  const framed = page.frameLocator("iframe");
  await expect(framed.locator("main.page-gate")).toBeVisible();
  await expect(framed.locator("[data-key]")).toHaveCount(0);
  const opens = context.waitForEvent("page");
  await framed.locator("main.page-gate a[target=_blank]").click();
  await passGate(await opens);
  site.stop();

  // A frame of the app's own origin is allowed.
  await page.route("**/own-frame.html", (route) => route.fulfill({ contentType: "text/html", body: `<iframe src="./#/maitre"></iframe>` }));
  await page.goto(`${baseURL}own-frame.html`);
  await expect(page.frameLocator("iframe").locator("[data-key]").first()).toBeVisible();
});
