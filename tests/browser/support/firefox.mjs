// A Firefox session without a network, through geckodriver.
import { Builder } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";
import { freePort } from "./port.mjs";
import { startDriver } from "./webdriver.mjs";

/** Starts geckodriver and Firefox; resolves to the Selenium driver and a function that stops both. */
export async function start() {
  const port = await freePort();
  // A proxy address on which nothing listens keeps every request offline.
  const offline = { "network.proxy.type": 1, "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9, "network.proxy.socks_remote_dns": true };
  const options = new firefox.Options().setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr").addArguments("-headless");
  for (const [name, value] of Object.entries(offline)) options.setPreference(name, value);
  options.setPreference("intl.accept_languages", "fr-FR");
  const words = ["--port", String(port), "--websocket-port", String(await freePort())];
  return startDriver("geckodriver", words, port, { timeouts: { script: 240_000, pageLoad: 60_000 } }, (server) =>
    new Builder().forBrowser("firefox").usingServer(server).setFirefoxOptions(options).build(),
  );
}
