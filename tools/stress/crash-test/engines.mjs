// Browser engines for the crash test: each opens a page on a device (profile folder) and can be killed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Builder } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";
import { TODAY } from "../../../tests/browser/old/engines.mjs";
import { start } from "../../../tests/browser/support/devtools.mjs";
import { freePort } from "../../../tests/browser/support/port.mjs";
import { startDriver } from "../../../tests/browser/support/webdriver.mjs";
import { environment } from "../../../tests/browser/support/webkit.mjs";

/** Kills a process group, as a power cut would. */
const killAll = (child) => process.kill(-child.pid, "SIGKILL");

/** Current Chromium, over the DevTools protocol. */
async function chromium(folder, address) {
  const browser = await start(TODAY.binary, folder, "--disable-renderer-backgrounding");
  const page = await browser.open();
  await page.client.Page.navigate({ url: address });
  return () => browser.kill();
}

/** Firefox, through geckodriver. */
async function gecko(folder, address) {
  const port = await freePort();
  const options = new firefox.Options()
    .setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr")
    .addArguments("-headless", "-profile", folder);
  const words = ["--port", String(port), "--websocket-port", String(await freePort())];
  const { driver, stop } = await startDriver("geckodriver", words, port, { timeouts: { script: 60_000, pageLoad: 60_000 } }, (server) =>
    new Builder().forBrowser("firefox").usingServer(server).setFirefoxOptions(options).build(),
  );
  const pid = (await driver.getCapabilities()).get("moz:processID");
  await driver.get(address);
  return async () => {
    process.kill(pid, "SIGKILL");
    await stop();
  };
}

/** WebKitGTK in its own window, because its WebDriver discards all data at the end. */
async function webkit(folder, address) {
  const window = fileURLToPath(new URL("./window.py", import.meta.url));
  const words = ["-a", "/usr/bin/python3", window, folder, address];
  const child = spawn("xvfb-run", words, { env: environment(), stdio: "ignore", detached: true });
  return () => killAll(child);
}

/** Engines by name, with their share of five kills. */
export const ENGINES = { chromium: { open: chromium, share: 3 }, firefox: { open: gecko, share: 1 }, webkit: { open: webkit, share: 1 } };
