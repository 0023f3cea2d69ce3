// A session of Firefox without a network, through geckodriver.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { Builder } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";

const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

/** Starts the driver and a browser; resolves to the driver of selenium and the way to stop both. */
export async function start() {
  const port = await freePort();
  const program = spawn("geckodriver", ["--port", String(port), "--websocket-port", String(await freePort())], { stdio: "ignore" });
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${server}/status`).then((answer) => answer.ok, () => false)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  // Whatever it asks for goes to a place where nobody answers.
  const offline = { "network.proxy.type": 1, "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9, "network.proxy.socks_remote_dns": true };
  const options = new firefox.Options().setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr").addArguments("-headless");
  for (const [name, value] of Object.entries(offline)) options.setPreference(name, value);
  options.setPreference("intl.accept_languages", "fr-FR");
  const driver = await new Builder().forBrowser("firefox").usingServer(server).setFirefoxOptions(options).build();
  await driver.manage().setTimeouts({ script: 240_000, pageLoad: 60_000 });
  return {
    driver,
    stop: async () => {
      await driver.quit().catch(() => {});
      program.kill();
    },
  };
}
