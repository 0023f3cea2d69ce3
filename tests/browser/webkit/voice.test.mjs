// Voice in WebKit, the engine of the iPad: the sound output is mocked, the decoder is real.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serve } from "../support/server.mjs";
import { clipList, decodeClips, mockSound } from "../support/sound.js";
import { start } from "../support/webkit.mjs";

describe("voice in WebKit", { timeout: 240_000 }, () => {
  let server, session, driver, home;

  before(async () => {
    server = process.env.BASE_URL ? undefined : await serve();
    home = `${process.env.BASE_URL ?? server.address}/`;
    session = await start();
    driver = session.driver;
  });
  after(async () => {
    await session?.stop();
    await server?.stop();
  });

  const run = (script, ...values) => driver.executeScript(script, ...values);
  const asked = (work, ...values) =>
    driver.executeAsyncScript(
      `const [values, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
       (${work})(...values).then(done, (error) => done({ error: String(error) }));`,
      ...values,
    );
  const until = (script, why, ...values) => driver.wait(() => run(`return Boolean(${script})`, ...values), 20_000, why);
  const saying = (text) => until("document.documentElement.dataset.saying === arguments[0]", text, text);
  const click = (selector) => run(`document.querySelector(arguments[0]).click()`, selector);
  const tap = async (selector) => (await driver.findElement({ css: selector })).click();

  const say = (text) => run(`window.tableRonde.speech.say(arguments[0], "fr")`, text);
  const hush = () => run("window.tableRonde.speech.hush()");
  /** Opens the first page; returns whether the mock was in place before the app, in an idle moment, created its audio context. */
  const openMocked = async () => {
    await driver.get(home);
    await run(`(${mockSound})([{ lang: "fr-FR", localService: true }])`);
    await until(`document.querySelector("main.page-home:not([data-prerendered]) .home-buttons .main")`, "the first page");
    await tap(".page-home .title");
    return until("window.heardSound.contexts.length > 0", "the mocked sound").catch(() => false);
  };
  const forget = () => run("Object.assign(window.heardSound, { clips: [], device: [] })");
  /** Speaks a text until its clip is loaded: on a busy machine the device voice may speak first. */
  const sayBefore = async (text) => {
    await driver.wait(async () => {
      await forget();
      await say(text);
      await until("window.heardSound.clips.length + window.heardSound.device.length > 0", "anybody speaks");
      return run("return window.heardSound.clips.length > 0");
    }, 60_000, `a clip of « ${text} »`);
    await hush();
    await until("document.documentElement.dataset.saying === undefined", "silence");
    await forget();
  };

  test("a tap unlocks the voice, words are highlighted, and mute stops it", async () => {
    await driver.wait(openMocked, 100_000, "a page with mocked sound");
    await sayBefore("On joue\u{a0}?");
    await run(`location.hash = "#/etagere"`);
    await saying("On joue\u{a0}?");
    const clips = await asked(String(clipList));
    assert.deepEqual(await run("return window.heardSound.clips"), [clips["on joue"][0]]);
    await tap(".shelf-more .button");
    await saying("Il était une fois deux pays voisins.");
    await until(`document.querySelector(".tale-sentence [data-now]")`, "a word that is said");
    await click('[data-adult="sound"]');
    await until("document.documentElement.dataset.saying === undefined", "silence");
    assert.equal(await run(`return document.querySelectorAll("[data-now]").length`), 0);
    await click('[data-adult="sound"]');
  });

  test("without a clip the device voice speaks", async () => {
    await forget();
    await say("Xylophone.");
    await until("window.heardSound.device.length === 1", "the device");
    assert.deepEqual(await run("return window.heardSound.device"), [{ text: "Xylophone.", lang: "fr-FR", rate: 0.9 }]);
  });

  test("clips decode with their listed length and loudness", async () => {
    const { count, wrong, error } = await asked(String(decodeClips), 8);
    assert.equal(error, undefined);
    assert.deepEqual(wrong, []);
    assert.ok(count > 60, `${count} clips`);
  });
});
