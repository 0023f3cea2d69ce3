// School networks: captive portals, truncating proxies and missing files. The app plays with the files it has and never caches a wrong
// response.
import { expect, test } from "./support/test.js";
import { open, says, small, tap } from "./support/game.js";
import { apply } from "./support/rules-program.js";
import { BAD, isKept, school, startsAlone, trouble } from "./support/school.js";
import { openTeacher } from "./support/teacher.js";

test.use({ serviceWorkers: "allow" });

for (const [name, answer] of Object.entries(BAD)) {
  test(`an incomplete copy of the app is not cached: ${name}`, async ({ page, context }) => {
    const net = await school();
    net.bad = { pattern: /\/app-pupil-[0-9a-f]+\.wasm/, answer };
    await page.goto(net.base);
    // The first game needs none of these files: it plays without a panel.
    await open(page, { position: small(), base: net.base });
    await tap(page, "b2");
    await tap(page, "b3");
    expect((await says(page)).position).toBe(apply(small(), ["b2-b3"]));
    await expect(trouble(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBe(null);

    // Once the network works, the next visit caches every file whole.
    net.bad = undefined;
    await page.goto("about:blank");
    await page.goto(net.base);
    await isKept(page);
    await startsAlone(page, context, net);
  });

  test(`incomplete voice clips are not cached: ${name}`, async ({ page }) => {
    const net = await school();
    net.bad = { pattern: /\/voice-(?!\w+\.js)[\w-]+\.(json|mp3)/, answer };
    await page.goto(net.base);
    await isKept(page);
    await open(page, { position: small(), base: net.base });
    await expect(page.locator("html[data-voice=ready]")).toHaveCount(0);

    net.bad = undefined;
    await page.goto("about:blank");
    await page.goto(net.base);
    await page.locator("html[data-voice=ready]").waitFor();
    await net.stop();
  });
}

test("a lost cached file is fetched and cached again", async ({ page, context }) => {
  const net = await school();
  await page.goto(net.base);
  await isKept(page);
  const lost = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const shelf = await caches.open(name);
      for (const request of await shelf.keys()) if (/\/app-pupil-.*\.wasm/.test(request.url)) return shelf.delete(request);
    }
    return false;
  });
  expect(lost).toBe(true);
  await page.goto("about:blank");
  await page.goto(`${net.base}#/jeu/kingdom`);
  await page.locator("main.page-setup").waitFor();
  await startsAlone(page, context, net);
});
