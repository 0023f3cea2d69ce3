// A session of Firefox without a network, through geckodriver.
import { Builder } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";
import { freePort } from "./port.mjs";
import { startDriver } from "./webdriver.mjs";

/** Starts the driver and a browser; resolves to the driver of selenium and the way to stop both. */
export async function start() {
  const port = await freePort();
  // Whatever it asks for goes to a place where nobody answers.
  const offline = { "network.proxy.type": 1, "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9, "network.proxy.socks_remote_dns": true };
  const options = new firefox.Options().setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr").addArguments("-headless");
  for (const [name, value] of Object.entries(offline)) options.setPreference(name, value);
  options.setPreference("intl.accept_languages", "fr-FR");
  const words = ["--port", String(port), "--websocket-port", String(await freePort())];
  return startDriver("geckodriver", words, port, { timeouts: { script: 240_000, pageLoad: 60_000 } }, (server) =>
    new Builder().forBrowser("firefox").usingServer(server).setFirefoxOptions(options).build(),
  );
}
