// A browser behind a separate WebDriver process.
import { spawn } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The folder where tools/setup.sh installs drivers that no package of the distribution has. */
const TOOLS = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "table-ronde/tools/bin");

/**
 * Starts the WebDriver process and waits for its address; `browser` then builds the Selenium driver. Resolves to the driver and a function
 * that stops both.
 */
export async function startDriver(name, words, port, { env = process.env, timeouts }, browser) {
  const path = [TOOLS, env.PATH].join(delimiter);
  const program = spawn(name, words, { stdio: "ignore", env: { ...env, PATH: path } });
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${server}/status`).then((answer) => answer.ok, () => false)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  const driver = await browser(server);
  await driver.manage().setTimeouts(timeouts);
  return {
    driver,
    stop: async () => {
      await driver.quit().catch(() => {});
      program.kill();
    },
  };
}
