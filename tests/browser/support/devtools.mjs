// A Chromium of any version in its own process, over the DevTools protocol: Playwright does not support old ones.
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
/** Timeout for the browser to print its DevTools address, in milliseconds. */
const START = 60_000;

/** Running browsers; all are killed when this process exits. */
const running = new Set();
const endAll = (child) => {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The process has already exited.
  }
};
process.on("exit", () => running.forEach(endAll));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Creates a profile folder, the storage of a device. */
export function device() {
  const folder = mkdtempSync(join(tmpdir(), "table-ronde-device-"));
  return { folder, erase: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Returns the DevTools address, which the browser prints once it listens. */
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

/** Starts this browser binary; `folder` is the profile. */
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
   * Opens a page of this size with touch input, in a window of its own so that none hides another. An « alone » page shares no storage with
   * other pages.
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

  /** Closes the browser as a user does: pending writes reach the disk. */
  async function stop() {
    for (const page of pages) await page.leave();
    await browser.Browser.close().catch(() => child.kill());
    await browser.close().catch(() => {});
    const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(late);
  }

  /** Kills the browser and all its processes at once, as in a power failure: pending writes are lost. */
  async function kill() {
    endAll(child);
    await ended;
    for (const page of pages) await page.leave();
    await browser.close().catch(() => {});
  }

  return { version: product.replace(/^Headless/, ""), open, stop, kill };
}
