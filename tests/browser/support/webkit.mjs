// A session of WebKit, the engine of the iPad, through WebKitWebDriver.
import { readdirSync } from "node:fs";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "./port.mjs";
import { startDriver } from "./webdriver.mjs";

const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

function browser() {
  const folder = readdirSync(LIBRARIES).filter((name) => name.startsWith("webkit2gtk-4")).sort().at(-1);
  if (!folder) throw new Error("MiniBrowser is missing: install webkit2gtk-driver");
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

/** Environment for running without a screen. */
export const environment = () => ({
  ...process.env,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
});

/** Starts WebKitWebDriver and a browser; resolves to the Selenium driver and a function that stops both. */
export async function start() {
  const port = await freePort();
  const env = environment();
  const wishes = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser(), args: ["--automation"] },
  });
  return startDriver("WebKitWebDriver", [`--port=${port}`], port, { env, timeouts: { script: 240_000, pageLoad: 60_000 } }, (server) =>
    new Builder().usingServer(server).withCapabilities(wishes).build(),
  );
}
