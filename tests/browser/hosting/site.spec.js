// nginx configuration of the release: content types, compression, caching and security headers.
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { expect, test } from "../support/test.js";
import { entries, sums } from "./archive.mjs";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".bin": "application/octet-stream",
};
const isCopy = (name) => /\.(br|gz)$/.test(name);
const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");
const site = () => [...sums()].filter(([name]) => name.startsWith("site/") && !isCopy(name));

test("every file is served complete, with its content type and compression", async ({ baseURL }) => {
  const all = site();
  expect(all.length).toBeGreaterThan(15);
  for (const [name, expected] of all) {
    const answer = await fetch(baseURL + name.slice("site/".length), { headers: { "accept-encoding": "gzip" } });
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get("content-type"), name).toBe(TYPES[extname(name)]);
    const isPacked = /\.(png|woff2|mp3|ogg|bin)$/.test(name);
    expect(answer.headers.get("content-encoding"), name).toBe(isPacked ? null : "gzip");
    expect(sum(Buffer.from(await answer.arrayBuffer())), name).toBe(expected);
  }
});

test("files with a content hash are cached for ever, others are revalidated", async ({ baseURL }) => {
  const keeping = async (name) => (await fetch(baseURL + name)).headers.get("cache-control");
  const names = site().map(([name]) => name.slice("site/".length));
  const named = names.filter((name) => /-[0-9a-f]{15,16}(_bg)?\.(js|css|wasm|json|mp3|ogg|bin)$/.test(name));
  expect(named.filter((name) => name.endsWith(".wasm")).length).toBeGreaterThan(1);
  for (const name of named) expect(await keeping(name), name).toBe("public, max-age=31536000, immutable");
  for (const name of ["", "index.html", "sw.js", "sw-old.js", "start.js", "feature-detect.js", "polyfills.js", "manifest.webmanifest"]) expect(await keeping(name), name).toBe("no-cache");

  const first = await fetch(`${baseURL}sw.js`);
  const again = await fetch(`${baseURL}sw.js`, { headers: { "if-none-match": first.headers.get("etag") } });
  expect(again.status).toBe(304);
});

test("the header repeats the Content Security Policy of the page and forbids foreign frames", async ({ baseURL }) => {
  const answer = await fetch(baseURL);
  const header = answer.headers.get("content-security-policy");
  const [, policy] = (await answer.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
  expect(header).toBe(`${policy}; frame-ancestors 'self'`);
  for (const name of ["sw.js", "nothing-here"]) {
    const { headers } = await fetch(baseURL + name);
    expect(headers.get("content-security-policy"), name).toBe(header);
    expect(headers.get("x-content-type-options"), name).toBe("nosniff");
    expect(headers.get("referrer-policy"), name).toBe("no-referrer");
    expect(headers.get("permissions-policy"), name).toBe("camera=(self), screen-wake-lock=(self), microphone=(), geolocation=(), payment=(), usb=()");
    expect(headers.get("cross-origin-opener-policy"), name).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy"), name).toBe("same-origin");
    // Strict-Transport-Security is for the school to decide.
    expect(headers.get("strict-transport-security"), name).toBe(null);
  }
});

test("the permissions policy allows only camera and Wake Lock, without browser warnings", async ({ page, baseURL }) => {
  const said = [];
  page.on("console", (line) => /polic/i.test(line.text()) && said.push(line.text()));
  await page.goto(baseURL);
  await expect(page.locator("main.page-home:not([data-prerendered])")).toBeVisible();
  const allowed = await page.evaluate(() => ["camera", "screen-wake-lock", "microphone", "geolocation"].map((name) => document.featurePolicy.allowsFeature(name)));
  expect(allowed).toEqual([true, true, false, false]);
  expect(said).toEqual([]);
});

test("only browsers without 'wasm-unsafe-eval' get the wider policy header", async ({ baseURL }) => {
  const header = async (name) => (await fetch(baseURL, { headers: { "user-agent": name } })).headers.get("content-security-policy");
  const apple = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  const ipad = "Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  const chromium = (version) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
  const strict = [chromium(97), chromium(100), chromium(143), `${chromium(120)} Edg/120.0.0.0`, `${apple} Version/16.0 Safari/605.1.15`, `${apple} Version/26.0 Safari/605.1.15`, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "curl/8"];
  const wider = [chromium(9), chromium(69), chromium(96), `${chromium(92)} Edg/92.0.902.67`, `${apple} Version/15.6.1 Safari/605.1.15`, `${ipad} Version/12.1.2 Mobile/15E148 Safari/604.1`, `${ipad} Mobile/15E148`, apple];
  for (const name of strict) expect(await header(name), name).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const name of wider) expect(await header(name), name).toContain("script-src 'self' 'unsafe-eval';");
});

test("SHA256SUMS matches the files of the archive", () => {
  const files = entries();
  const told = sums(files);
  expect([...told.keys()]).toEqual([...files.keys()].filter((name) => name !== "SHA256SUMS"));
  for (const [name, expected] of told) expect(sum(files.get(name)), name).toBe(expected);
  for (const name of ["table-ronde.html", "LICENSE-MIT", "LICENSE-APACHE", "CREDITS.md", "licences.txt", "LISEZMOI.txt", ".gitlab-ci.yml"]) {
    expect([...told.keys()]).toContain(name);
  }
});
