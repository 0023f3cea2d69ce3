// Write latency report: time from a save request to the end of the database transaction, at full speed and 6 times slower:
// disk.mjs [STEPS]. Uses dist/.
import { launch } from "../../tests/browser/support/chromium.js";
import { open, whole } from "../../tests/browser/support/game.js";
import { play } from "../../tests/browser/support/robot.js";
import buildRules from "../../tests/browser/support/rules-program.js";
import { serve } from "../../tests/browser/support/server.mjs";

const most = Number(process.argv[2] ?? 100);
const SLOW = [1, 6];

buildRules();
const server = await serve();
const browser = await launch();
const share = (list, part) => list[Math.min(list.length - 1, Math.floor(part * list.length))];
for (const slow of SLOW) {
  const context = await browser.newContext({
    viewport: { width: 1080, height: 810 },
    baseURL: `${server.address}/`,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.times = [];
    let asked = [];
    addEventListener("DOMContentLoaded", () => {
      const { storage } = window.tableRonde;
      const { save } = storage;
      storage.save = (key, text) => {
        if (key.startsWith("table-ronde/game")) asked.push(performance.now());
        return save(key, text);
      };
    });
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...about) {
      const made = transaction.apply(this, about);
      const mine = asked;
      asked = [];
      made.addEventListener("complete", () => mine.forEach((at) => window.times.push(performance.now() - at)));
      return made;
    };
  });
  const client = await context.newCDPSession(page);
  await open(page, { position: whole() });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slow });
  await play(page, { seed: 7, most });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const times = (await page.evaluate(() => window.times)).sort((one, other) => one - other);
  const told = [0.5, 0.98, 1].map((part) => share(times, part).toFixed(1));
  console.log(
    `slowed ${slow} times: ${times.length} steps, on the disk after ${told[0]} ms (median), ${told[1]} ms (98 of 100), ${told[2]} ms (all)`,
  );
  await context.close();
}
await browser.close();
await server.stop();
