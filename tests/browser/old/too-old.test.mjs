// Unsupported browsers: the message is readable, in French and in English, and nothing else is visible.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { after, before, describe, test } from "node:test";
import { device, start } from "../support/devtools.mjs";
import { serve } from "../support/server.mjs";
import { chosen } from "./engines.mjs";

const program = fileURLToPath(new URL("./phantom.js", import.meta.url));
/** Window sizes of a whiteboard, a tablet and a phone. */
const SIZES = [
  [1920, 1080],
  [1024, 768],
  [375, 667],
];
/** Minimum font size of the message, in pixels. */
const LETTERS = 15;

/** Texts of the messages: the browser is too old, or a setting switches WebAssembly off. */
const TOO_OLD = [/navigateur est trop ancien/, /browser is too old/, /table-ronde\.html/];
const NO_WASM = [/réglage de ce navigateur bloque les jeux/, /mode Isolement/, /setting of this browser blocks the games/];

/** Asserts that the message is whole, alone and readable in a window of this width. */
function check({ parts, others, wide, colour, background }, width, texts = TOO_OLD) {
  const text = parts.map(({ text }) => text).join("\n");
  for (const said of texts) assert.match(text, said);
  assert.deepEqual(others, [], "nothing else is seen");
  assert.ok(wide <= width, `${wide} of ${width} points`);
  assert.notEqual(colour, background);
  let last = 0;
  for (const { text, size, left, right, top, bottom } of parts) {
    assert.ok(left >= 8 && right <= width - 8, `« ${text} » lies from ${left} to ${right}`);
    assert.ok(size >= LETTERS, `« ${text} » has letters of ${size}`);
    assert.ok(top >= last && bottom > top, `« ${text} » stands below what comes before`);
    last = bottom;
  }
}

const PHANTOM = ({ name }) => name === "phantomjs";

for (const engine of chosen("truth").filter(PHANTOM)) {
  describe(`${engine.name}: unsupported browser`, { timeout: 240_000 }, () => {
    let server;
    before(async () => {
      server = await serve();
    });
    after(() => server?.stop());

    /** Returns the content of a page of this size. Asynchronous, since the server runs in this process. */
    const shown = async (address, [width, height]) => {
      const words = [program, address, String(width), String(height)];
      // The OpenSSL of PhantomJS cannot read today's configuration.
      const env = { ...process.env, OPENSSL_CONF: "/dev/null" };
      const out = await new Promise((done, failed) =>
        execFile(engine.binary, words, { env, timeout: 60_000 }, (error, text) => (error ? failed(error) : done(text))),
      );
      return JSON.parse(out.trim().split("\n").at(-1));
    };
    for (const size of SIZES) {
      test(`shows the message, ${size.join(" × ")}`, async () => {
        const { seen, errors } = await shown(`${server.address}/`, size);
        assert.ok(seen, `the message is seen; errors: ${errors}`);
        check(seen, size[0]);
      });
    }
    test("shows the message at the address of a game", async () => {
      const { seen } = await shown(`${server.address}/#/jeu/chevaliers`, SIZES[1]);
      assert.ok(seen);
      check(seen, SIZES[1][0]);
    });
  });
}

/** Returns the visible message, that the app has started, or nothing yet. Runs in the page. */
const outcome = () => {
  const isSeen = (one) => Boolean(one) && one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
  if (isSeen(document.querySelector("main.page-home:not([data-prerendered])"))) return { isStarted: true };
  const message = ["too-old", "no-wasm"].map((id) => document.getElementById(id)).find(isSeen);
  if (document.readyState !== "complete" || !message) return null;
  const parts = [...message.querySelectorAll("h1, h2, p, li")].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { text: part.textContent, size: parseFloat(getComputedStyle(part).fontSize), left, right, top, bottom };
  });
  const others = [...document.body.children].filter((child) => child !== message && isSeen(child)).map((one) => one.id || one.tagName);
  const [background, colour] = [getComputedStyle(document.body).backgroundColor, getComputedStyle(message).color];
  return { parts, others, wide: document.documentElement.scrollWidth, background, colour };
};

/** Opens the first page in this engine. */
async function opened(engine, words, size, work) {
  const [server, tablet] = [await serve(), device()];
  const browser = await start(engine.binary, tablet.folder, ...words);
  try {
    const page = await browser.open({ width: size[0], height: size[1] });
    await page.visit(`${server.address}/`);
    await work(await page.until("the app or the message", outcome));
  } finally {
    await browser.stop();
    await server.stop();
    tablet.erase();
  }
}

for (const engine of chosen("truth").filter((engine) => !PHANTOM(engine))) {
  describe(`${engine.name}: browser without support`, { timeout: 240_000 }, () => {
    for (const size of SIZES) {
      test(`starts or shows the message, ${size.join(" × ")}`, () =>
        opened(engine, [], size, (seen) => seen.isStarted || check(seen, size[0])));
    }
  });
}

// Some devices forbid Wasm in browsers that support it.
for (const engine of chosen("games", "whole").filter(({ name }) => name !== "chromium-today")) {
  test(`${engine.name}, without Wasm: shows the settings message`, { timeout: 120_000 }, () =>
    opened(engine, ["--js-flags=--noexpose_wasm"], SIZES[1], (seen) => {
      assert.ok(!seen.isStarted);
      check(seen, SIZES[1][0], NO_WASM);
    }),
  );
}
