// Server of ./run: the files it serves, the paths it refuses, and compression.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { site } from "../../tools/build/site.mjs";

const TEXT = "Table ronde, chevaliers et dragons. ".repeat(400);
let outside, folder, server;

/** Requests this exact path, which `fetch` would normalize. */
const ask = (path, headers = {}, method = "GET") =>
  new Promise((done, fail) => {
    const { port } = server.address();
    request({ port, path, method, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on("error", fail)
      .end();
  });

before(async () => {
  outside = mkdtempSync(join(tmpdir(), "table-ronde-"));
  folder = join(outside, "site");
  mkdirSync(join(folder, ".git"), { recursive: true });
  mkdirSync(join(folder, "fonts"));
  mkdirSync(join(outside, "site-beside"));
  const files = {
    "site/index.html": TEXT, "site/start.js": TEXT, "site/play-0123456789abcdef.wasm": TEXT, "site/voice.mp3": TEXT,
    "site/fonts/a.woff2": TEXT, "site/.env": "secret", "site/.git/config": "secret", "secret.txt": "secret", "site-beside/x.txt": "secret",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(outside, name), text);
  symlinkSync(join(outside, "secret.txt"), join(folder, "link.txt"));
  symlinkSync(join(outside, "secret.txt"), join(folder, "page.html"));
  symlinkSync(outside, join(folder, "folder"));
  symlinkSync(join(folder, "start.js"), join(folder, "inside.js"));
  server = createServer(site(folder));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
});
after(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

test("serves files of the site and symbolic links inside it", async () => {
  for (const path of ["/", "/?ticket=1", "/index.html", "/start.js", "/inside.js", "/voice.mp3", "/fonts/a.woff2"]) {
    const { status, body } = await ask(path);
    assert.equal(status, 200, path);
    assert.equal(body.toString(), TEXT, path);
  }
});

test("refuses dot files, symbolic links out of the folder and parent paths", async () => {
  const paths = [
    "/.env", "/%2eenv", "/.git/config", "/.git/", "/link.txt", "/page", "/page.html", "/folder/secret.txt", "/folder/", "/../secret.txt",
    "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/fonts/../../secret.txt", "/../site-beside/x.txt", "/%00", "/%", "/nothing", "/fonts", "/fonts/",
  ];
  for (const path of paths) {
    for (const headers of [{}, { "accept-encoding": "gzip, br" }]) {
      const { status, body } = await ask(path, headers);
      assert.equal(status, 404, path);
      assert.doesNotMatch(body.toString(), /secret/, path);
    }
  }
});

test("compresses text with the best encoding that the browser accepts", async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepts, encoding] of [["gzip, deflate, br", "br"], ["gzip, deflate", "gzip"], ["br;q=0, gzip;q=0.5", "gzip"]]) {
    for (const [path, type] of [["/", "text/html;charset=utf-8"], ["/start.js", "text/javascript"], ["/play-0123456789abcdef.wasm", "application/wasm"]]) {
      const { headers, body } = await ask(path, { "accept-encoding": accepts });
      assert.equal(headers["content-encoding"], encoding, path);
      assert.equal(headers["content-type"], type);
      assert.equal(headers.vary, "Accept-Encoding");
      assert.equal(Number(headers["content-length"]), body.length);
      assert.ok(body.length < TEXT.length / 10);
      assert.equal(unpack[encoding](body).toString(), TEXT);
    }
  }
  for (const accepts of ["", "identity", "gzip;q=0"]) {
    const { headers, body } = await ask("/start.js", { "accept-encoding": accepts });
    assert.equal(headers["content-encoding"], undefined);
    assert.equal(body.toString(), TEXT);
  }
  assert.equal((await ask("/voice.mp3", { "accept-encoding": "gzip" })).headers["content-encoding"], undefined);
});

test("supports HEAD, byte ranges and ETag revalidation", async () => {
  const gzip = { "accept-encoding": "gzip" };
  const head = await ask("/start.js", gzip, "HEAD");
  assert.deepEqual([head.status, head.body.length, head.headers["content-encoding"]], [200, 0, "gzip"]);
  const part = await ask("/start.js", { ...gzip, range: "bytes=0-4" });
  assert.deepEqual([part.status, part.body.toString()], [206, "Table"]);
  const first = await ask("/start.js", gzip);
  assert.equal((await ask("/start.js", { ...gzip, "if-none-match": first.headers.etag })).status, 304);
  // A file replaced by a build is compressed again.
  writeFileSync(join(folder, "start.js"), "new");
  utimesSync(join(folder, "start.js"), 1, 1);
  const next = await ask("/start.js", { ...gzip, "if-none-match": first.headers.etag });
  assert.deepEqual([next.status, gunzipSync(next.body).toString()], [200, "new"]);
});

test("caches hashed file names for ever and revalidates others", async () => {
  const cached = async (path, headers) => (await ask(path, headers)).headers["cache-control"];
  for (const headers of [{}, { "accept-encoding": "br" }]) {
    assert.equal(await cached("/play-0123456789abcdef.wasm", headers), "public, max-age=31536000, immutable");
    for (const path of ["/", "/start.js", "/fonts/a.woff2"]) assert.equal(await cached(path, headers), "no-cache", path);
  }
});
