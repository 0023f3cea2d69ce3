// What a test in old engines stands on: the served app, a device, a browser.
import { after, before, describe } from "node:test";
import { device, start } from "../support/devtools.mjs";
import { serve } from "../support/server.mjs";
import { chosen } from "./engines.mjs";

/** The sizes of tablets that old engines are looked at in. */
export const SIZES = [
  [1080, 810],
  [1024, 768],
];

/** The app, served, with a browser on a device. */
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
  /** The browser is closed and opened again on the same device. */
  async again() {
    await this.browser.stop();
    this.browser = await start(this.engine.binary, this.device.folder);
  }
  /** Works on a page of its own. */
  async page(work, size, how) {
    const page = await this.browser.open(size, how);
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  }
}

/** Describes what holds in each of the chosen engines that promise one of these. */
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
