// A server that can corrupt the answer for one file, as weak networks, portals and filters do.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sirv from "sirv";
import { dist } from "./school.js";

const PORTAL = "<!doctype html><title>Portail</title><p>Acceptez les conditions.";
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json", ".html": "text/html" };
const typeOf = (name) => TYPES[extname(name)] ?? "application/octet-stream";
const half = (name) => {
  const bytes = readFileSync(join(dist, name));
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};

/** The ways an answer can fail, by name. */
export const FAILURES = {
  "503": (response) => response.writeHead(503, { "content-type": "text/plain" }).end("Service Unavailable"),
  aborted: (response, name) => {
    response.writeHead(200, { "content-type": typeOf(name), "content-length": 2 * half(name).length + 2 }).write(half(name));
    setTimeout(() => response.destroy(), 20);
  },
  portal: (response) => response.writeHead(200, { "content-type": "text/html" }).end(PORTAL),
  nosniff: (response, name) =>
    response.writeHead(200, { "content-type": "text/plain", "x-content-type-options": "nosniff" }).end(readFileSync(join(dist, name))),
  half: (response, name) => response.writeHead(200, { "content-type": typeOf(name) }).end(half(name)),
};

/**
 * Starts the server. `fail` makes the next `times` answers for a file fail in one way; `heal` ends that. Assign `choose` to pick a failure
 * for any file; `failed` lists the failures.
 */
export async function weakNetwork() {
  const files = sirv(dist, { dev: true });
  let bad = {};
  const [asked, failed] = [[], []];
  const server = createServer((request, response) => {
    const name = request.url.replace(/^\/|[?#].*/g, "") || "index.html";
    asked.push(name);
    response.setHeader("cache-control", "no-store");
    const isBad = name === bad.name && bad.times > 0;
    if (isBad) bad.times -= 1;
    const how = isBad ? bad.how : net.choose(name);
    if (how) failed.push(`${name} (${how})`);
    if (how) FAILURES[how](response, name);
    else files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const net = {
    base: `http://127.0.0.1:${server.address().port}/`,
    asked,
    failed,
    choose: () => undefined,
    fail: (name, how, times) => (bad = { name, how, times }),
    heal: () => (bad = {}),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return net;
}
