// A Chromium of any age as a process of its own, over the DevTools protocol: today's test runner does not speak to old ones.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import CDP from "chrome-remote-interface";
import { OldPage } from "./old-page.mjs";

const WORDS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  "--lang=fr-FR",
  "--remote-debugging-port=0",
];
/** How long a browser may take to say where it listens, in milliseconds. */
const START = 60_000;

/** The browsers that run: none outlives the program that began it. */
const running = new Set();
const endAll = (child) => {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended.
  }
};
process.on("exit", () => running.forEach(endAll));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** The folder in which a browser keeps what a device keeps. */
export function device() {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-device-"));
  return { folder, erase: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Where the browser listens: it says so once it does. */
async function listening(child) {
  const lines = createInterface({ input: child.stderr });
  const told = new Promise((found, failed) => {
    lines.on("line", (line) => {
      const address = line.match(/ws:\/\/[^\s]+/);
      if (address) found(address[0]);
    });
    child.once("error", failed);
    child.once("exit", (code) => failed(new Error(`the browser ended: ${code}`)));
    setTimeout(() => failed(new Error("the browser does not say where it listens")), START).unref();
  });
  return told;
}

/** Starts the browser of this file; `folder` is its device. */
export async function start(binary, folder, ...words) {
  const child = spawn(binary, [...WORDS, `--user-data-dir=${folder}`, ...words, "about:blank"], { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const ended = once(child, "exit").then(() => running.delete(child));
  running.add(child);
  const address = await listening(child).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });
  const browser = await CDP({ target: address, local: true });
  const { product } = await browser.Browser.getVersion();
  const pages = new Set();

  /**
   * A new page of this size, in a window of its own, so that none hides another; touched as a tablet is. An « alone » page sees
   * nothing of what other pages kept.
   */
  async function open({ width = 1080, height = 810 } = {}, { alone = false } = {}) {
    const { browserContextId } = alone ? await browser.Target.createBrowserContext() : {};
    const { targetId } = await browser.Target.createTarget({ url: "about:blank", newWindow: true, browserContextId });
    const target = address.replace(/\/devtools\/.*/, `/devtools/page/${targetId}`);
    const page = new OldPage(await CDP({ target, local: true }), async () => {
      pages.delete(page);
      await browser.Target.closeTarget({ targetId });
      if (alone) await browser.Target.disposeBrowserContext({ browserContextId });
    });
    pages.add(page);
    await page.begin({ width, height });
    return page;
  }

  /** Ends it as a user does: what the device is to keep is written down. */
  async function stop() {
    for (const page of pages) await page.leave();
    await browser.Browser.close().catch(() => child.kill());
    await browser.close().catch(() => {});
    const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(late);
  }

  /** Ends it and all its processes at once, as when the power goes: nothing is written down any more. */
  async function kill() {
    endAll(child);
    await ended;
    for (const page of pages) await page.leave();
    await browser.close().catch(() => {});
  }

  return { version: product.replace(/^Headless/, ""), open, stop, kill };
}
