// Chromium tests of the built app. BASE_URL tests a site that is served already; DIST another folder.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { HEADLESS, LAUNCH } from "./support/chromium.js";
import { freePort } from "./support/port.mjs";

// Kept in the environment, since every worker reads this file again.
if (!process.env.BASE_URL) {
  process.env.TABLE_RONDE_PORT ??= String(await freePort());
}
const port = process.env.TABLE_RONDE_PORT;
const baseURL = `${process.env.BASE_URL ?? `http://127.0.0.1:${port}`}/`.replace(/\/+$/, "/");

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "screen", testMatch: "*.spec.js", testIgnore: ["hosting/**", "print.spec.js"], use: { launchOptions: HEADLESS } },
    { name: "paper", testMatch: "print.spec.js" },
  ],
  // Each run clears its own: another may go on beside.
  outputDir: "../../test-results/chromium",
  globalSetup: "./support/example.js",
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  // They are written as Node reads them.
  build: { external: ["**/*"] },
  // A test that passes at a second try only is a test that fails.
  retries: 0,
  timeout: 120_000,
  // How long something takes is no matter of tests: a machine at work for others must not fail them.
  expect: { timeout: 20_000 },
  reporter: "list",
  forbidOnly: true,
  use: {
    baseURL,
    viewport: { width: 1080, height: 810 },
    hasTouch: true,
    locale: "fr-FR",
    // Keeping the whole app again for each test is slow; the tests of what is kept allow it.
    serviceWorkers: "block",
    launchOptions: LAUNCH,
  },
  webServer: process.env.BASE_URL
    ? undefined
    : { command: `node support/server.mjs ${port}`, url: baseURL, reuseExistingServer: false },
});
