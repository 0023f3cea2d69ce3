// Content security policy: no request leaves the origin, and the policy blocks inline scripts, other origins and eval.
import { expect, test } from "./support/test.js";
import { DUEL, open, rest, small, tap } from "./support/game.js";
import { exportFile, openTeacher } from "./support/teacher.js";

test.use({ serviceWorkers: "allow" });

const PATHS = ["/", "/etagere", "/preparation/chevaliers", "/apprendre/chevaliers", "/regles/chevaliers", "/credits", "/installer", "/nulle-part"];

/** Records every policy violation in a list of the page. */
const watch = (page) =>
  page.addInitScript(() => {
    window.breaches = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      window.breaches.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });

const breaches = (page) => page.evaluate(() => window.breaches);

test("no page requests another origin or violates the policy", async ({ page, context, baseURL }) => {
  await watch(page);
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  for (const path of PATHS) {
    await page.goto(`./#${path}`);
    await expect(page.locator("main.page")).toBeVisible();
  }
  for (const part of ["tables", "settings", "game"]) {
    await page.goto("./#/");
    await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
    await openTeacher(page, part);
  }
  await open(page, { position: DUEL });
  for (const name of ["c5", "c6", "roll"]) await tap(page, name);
  await page.goto("about:blank");
  await open(page, { position: small().replace("/100 0", "/1 0") });
  await tap(page, "end");
  await exportFile(page);
  expect(await breaches(page)).toEqual([]);
  expect(errors).toEqual([]);
  expect(asked.length).toBeGreaterThan(4);
  const elsewhere = asked.filter((url) => !url.startsWith(baseURL) && !/^(data|about):/.test(url) && !url.startsWith(`blob:${new URL(baseURL).origin}`));
  expect(elsewhere).toEqual([]);
});

test("the page has a policy and no inline script", async ({ request }) => {
  const html = await (await request.get("./")).text();
  const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/)[1];
  const rules = Object.fromEntries(policy.split(";").map((rule) => rule.trim().split(/\s+(.*)/)));
  expect(rules["default-src"]).toBe("'self'");
  expect(rules["script-src"]).toBe("'self' 'wasm-unsafe-eval'");
  expect(rules["connect-src"]).toBe("'self'");
  expect(rules["object-src"]).toBe("'none'");
  expect(rules["base-uri"]).toBe("'none'");
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  // One script precedes the policy: it sets another policy in browsers that do not know the keyword.
  expect(scripts[0][1]).toContain('src="feature-detect.js"');
  expect(scripts[0][1]).toContain(`data-policy="${policy}"`);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(scripts[1].index);
  expect(scripts.length).toBeGreaterThan(0);
  for (const [whole, attributes, body] of scripts) {
    expect(attributes, whole).toMatch(/\bsrc="(\.\/)?[\w-]+\.js"/);
    expect(body.trim()).toBe("");
  }
  expect(html).not.toMatch(/<[^>]+\son\w+\s*=/);
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test("the policy blocks inline scripts and other origins", async ({ page }) => {
  await watch(page);
  await open(page, { position: small() });
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.broken = true";
    document.body.append(script);
    await fetch("https://example.org/").catch(() => {});
    return Boolean(window.broken);
  });
  expect(ran).toBe(false);
  await expect.poll(() => breaches(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^script-src/), expect.stringMatching(/^connect-src/)]));
  await rest(page);
});

test("the device stores only the game, a counter and the observations, and no cookie", async ({ page, context }) => {
  await open(page, { position: small() });
  await tap(page, "end");
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // A copy in a folder prefixes its keys.
  const names = keys.map((key) => key.replace(/^table-ronde@.*\/\//, "table-ronde/"));
  expect(names.sort()).toEqual(["table-ronde/count", "table-ronde/game", "table-ronde/observations"]);
});
