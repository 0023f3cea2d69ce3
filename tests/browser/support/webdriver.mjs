// A browser behind a separate WebDriver process.
import { spawn } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The folder where tools/setup.sh installs drivers that no package of the distribution has. */
const TOOLS = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "table-ronde/tools/bin");

/** Longest wait for a WebDriver process to answer, in milliseconds. */
const START = 60_000;

/**
 * Starts the WebDriver process and waits for its address; `browser` then builds the Selenium driver. Resolves to the driver and a function
 * that stops both. Rejects with the output of the process if it ends or does not answer.
 */
export async function startDriver(name, words, port, { env = process.env, timeouts }, browser) {
  const path = [TOOLS, env.PATH].join(delimiter);
  const program = spawn(name, words, { stdio: ["ignore", "pipe", "pipe"], env: { ...env, PATH: path } });
  let output = "";
  const add = (text) => (output = (output + text).slice(-2000));
  program.stdout.on("data", add);
  program.stderr.on("data", add);
  let ended;
  program.on("error", (error) => (ended = error.message));
  program.on("exit", (code, signal) => (ended = `exit ${code ?? signal}`));
  // A browser that outlives its driver holds the pipes, which would keep Node running.
  const end = () => {
    program.kill();
    program.stdout.destroy();
    program.stderr.destroy();
  };
  const server = `http://127.0.0.1:${port}`;
  const ready = () => fetch(`${server}/status`).then((answer) => answer.ok, () => false);
  for (const until = Date.now() + START; !(await ready()); ) {
    if (ended || Date.now() > until) {
      end();
      throw new Error(`${name} at port ${port} does not answer (${ended ?? "running"}): ${output}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  try {
    const driver = await browser(server);
    await driver.manage().setTimeouts(timeouts);
    const stop = async () => {
      await driver.quit().catch(() => {});
      end();
    };
    return { driver, stop };
  } catch (error) {
    end();
    throw new Error(`${name} started no browser: ${error.message}. Its output: ${output}`, { cause: error });
  }
}
