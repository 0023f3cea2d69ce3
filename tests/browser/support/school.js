// A school's server and its network.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import sirv from "sirv";
import { GAMES } from "./catalogue.js";
import { nextVersion } from "./next-version.js";

export const dist = process.env.DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));
const PORTAL = "<!doctype html><title>Portail</title><p>Acceptez les conditions.";

/** Faults of a network, applied to matching files; each one answers the request. */
export const BAD = {
  "a portal answers with its own page": (response) => response.writeHead(200, { "content-type": "text/html" }).end(PORTAL),
  "a proxy cuts off": (response) => {
    response.writeHead(200, { "content-type": "application/octet-stream", "content-length": "200000" }).write(Buffer.alloc(2000));
    setTimeout(() => response.destroy(), 50);
  },
  "a file is missing": (response) => response.writeHead(404).end("Not found"),
};

/** Content types of the files of a new version. */
const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };

/** Starts a server whose network fails for the files that `bad` matches; `upload` switches to a new version. */
export async function school() {
  const files = sirv(dist, { dev: true });
  let [uploaded, gone] = [{}, []];
  const server = createServer((request, response) => {
    const name = request.url.replace(/^\/|[?#].*/g, "") || "index.html";
    if (net.bad?.pattern.test(request.url)) net.bad.answer(response);
    else if (name in uploaded) response.writeHead(200, { "content-type": TYPES[name.split(".").pop()], "cache-control": "no-store" }).end(uploaded[name]);
    else if (gone.includes(name)) response.writeHead(404).end();
    else files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const net = {
    bad: undefined,
    base: `http://127.0.0.1:${server.address().port}/`,
    /** Serves the next version from now on, with 404 for removed files; returns the names of its Wasm chunks. */
    upload: () => {
      const next = nextVersion(dist);
      [uploaded, gone] = [next.files, next.gone];
      return Object.keys(uploaded).filter((name) => /^app-adult-/.test(name));
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return net;
}

/** Returns the error panels that cover the app. */
export const trouble = (page) => page.locator("#trouble:not([hidden]), #unstarted:not([hidden])");
/** Waits until the service worker has cached the whole app. */
export const isKept = (page) => page.locator('html[data-offline="ready"]').waitFor();

/** Goes offline and opens a game other than the first from the cache. */
export async function startsAlone(page, context, net) {
  await net.stop();
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${net.base}#/jeu/${GAMES.at(-1)}`);
  await page.locator("main.page-setup").waitFor();
  await expect(trouble(page)).toHaveCount(0);
}
