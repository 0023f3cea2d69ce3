// A session of WebKit, the engine of the iPad, through WebKitWebDriver.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { Builder, Capabilities } from "selenium-webdriver";

const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

function browser() {
  const folder = readdirSync(LIBRARIES).filter((name) => name.startsWith("webkit2gtk-4")).sort().at(-1);
  if (!folder) throw new Error("MiniBrowser is missing: install webkit2gtk-driver");
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

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
  const program = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${server}/status`).then((answer) => answer.ok, () => false)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  const wishes = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser(), args: ["--automation"] },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(wishes).build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  return {
    driver,
    stop: async () => {
      await driver.quit().catch(() => {});
      program.kill();
    },
  };
}
