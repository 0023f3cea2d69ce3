// Setup of a test in old engines: the served app, a device and a browser.
import { after, before, describe } from "node:test";
import { device, start } from "../support/devtools.mjs";
import { serve } from "../support/server.mjs";
import { chosen } from "./engines.mjs";

/** Tablet sizes for old engines. */
export const SIZES = [
  [1080, 810],
  [1024, 768],
];

/** The served app, with a browser on a device. */
export class Session {
  async begin(engine) {
    this.engine = engine;
    this.server = await serve();
    this.home = `${this.server.address}/`;
    this.device = device();
    this.browser = await start(engine.binary, this.device.folder);
  }
  async end() {
    await this.browser?.stop();
    await this.server?.stop();
    this.device?.erase();
  }
  /** Restarts the browser on the same device. */
  async again() {
    await this.browser.stop();
    this.browser = await start(this.engine.binary, this.device.folder);
  }
  /** Runs `work` on a new page. */
  async page(work, size, how) {
    const page = await this.browser.open(size, how);
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  }
}

/** Declares a test suite for each of the chosen engines that hold one of these promises. */
export function inEngines(what, holds, tell) {
  for (const engine of chosen(...holds)) {
    describe(`${engine.name}: ${what}`, { timeout: 900_000 }, () => {
      const session = new Session();
      before(() => session.begin(engine));
      after(() => session.end());
      tell(session, engine);
    });
  }
}
