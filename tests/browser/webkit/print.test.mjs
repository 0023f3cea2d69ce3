// Printing in WebKit: every sheet of every game has its true size in the PDF that WebKit prints. WebDriver cannot print there, so print.py
// does, with the same library.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { after, before, describe, test } from "node:test";
import { measure } from "../support/paper.js";
import { serve } from "../support/server.mjs";
import { BOXES, DESCRIBE, checkBox, compare } from "../support/sheets.js";
import { environment } from "../support/webkit.mjs";

const program = fileURLToPath(new URL("./print.py", import.meta.url));

describe("printing in WebKit", { timeout: 600_000 }, () => {
  let server, press, answers, folder;
  before(async () => {
    server = await serve();
    folder = mkdtempSync(join(tmpdir(), "table-ronde-"));
    press = spawn("/usr/bin/python3", [program, DESCRIBE], { stdio: ["pipe", "pipe", "inherit"], env: environment() });
    answers = createInterface({ input: press.stdout })[Symbol.asyncIterator]();
  });
  after(async () => {
    press?.stdin.end();
    press?.kill();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Prints a document; resolves to the page's description of it, and the file. */
  async function printed(slug, document) {
    const file = join(folder, `${slug}-${document}.pdf`);
    const choose = `document.querySelector('.print-choice[data-adult="${document}"]').click()`;
    press.stdin.write(`${server.address}/#/imprimer/${slug}?feuille=plateau-a4\t${choose}\t${file}\n`);
    const { value, done } = await answers.next();
    assert.ok(!done, `${slug} ${document}: the program has stopped`);
    return { ...JSON.parse(value), bytes: readFileSync(file) };
  }

  for (const slug of Object.keys(BOXES)) {
    test(slug, async () => {
      const { documents } = await printed(slug, "plateau-a4");
      assert.ok(documents.length > 8);
      for (const document of documents) {
        const { sheets, bytes } = await printed(slug, document);
        compare(`${slug} ${document}`, await measure(bytes), sheets);
        checkBox(slug, document, sheets);
      }
    });
  }
});
