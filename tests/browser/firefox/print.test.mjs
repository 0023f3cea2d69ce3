// Printing in Firefox: every sheet of every game has its true size in the PDF that Firefox prints.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import command from "selenium-webdriver/lib/command.js";
import { start } from "../support/firefox.mjs";
import { measure } from "../support/paper.js";
import { serve } from "../support/server.mjs";
import { BOXES, DESCRIBE, checkBox, compare } from "../support/sheets.js";

describe("printing in Firefox", { timeout: 600_000 }, () => {
  let server, session, driver;
  before(async () => {
    server = await serve();
    session = await start();
    driver = session.driver;
  });
  after(async () => {
    await session?.stop();
    await server?.stop();
  });

  /** Returns the page's description of its sheets once it shows this document. */
  async function shown(file) {
    let described;
    const look = async () => {
      const text = await driver.executeScript(DESCRIBE);
      described = text && JSON.parse(text);
      return described?.file === file;
    };
    await driver.wait(look, 20_000, file);
    return described;
  }
  /** Prints to a PDF file on paper of this size, without margins. */
  async function printed([width, height]) {
    const page = { width: width / 10, height: height / 10 };
    const margin = { top: 0, bottom: 0, left: 0, right: 0 };
    const wish = { page, margin, scale: 1, shrinkToFit: false, background: true };
    return Buffer.from(await driver.execute(new command.Command("printPage").setParameters(wish)), "base64");
  }

  for (const slug of Object.keys(BOXES)) {
    test(slug, async () => {
      await driver.get("about:blank");
      await driver.get(`${server.address}/#/imprimer/${slug}?feuille=plateau-a4`);
      const { documents } = await shown(`${slug}-plateau-a4.pdf`);
      assert.ok(documents.length > 8);
      for (const document of documents) {
        await driver.executeScript(`document.querySelector('.print-choice[data-adult="${document}"]').click()`);
        const { sheets } = await shown(`${slug}-${document}.pdf`);
        compare(`${slug} ${document}`, await measure(await printed(sheets[0].size)), sheets);
        checkBox(slug, document, sheets);
      }
    });
  }
});
