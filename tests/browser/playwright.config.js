// Chromium tests of the built app. BASE_URL tests a site that is already served; DIST names another folder.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { HEADLESS, LAUNCH } from "./support/chromium.js";
import { freePort } from "./support/port.mjs";

// An environment variable, since every worker reads this file again.
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
  // Each browser suite clears its own output folder, so suites can run in parallel.
  outputDir: "../../test-results/chromium",
  globalSetup: "./support/example.js",
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  // The tests run as Node reads them, without Babel.
  build: { external: ["**/*"] },
  // A test that only passes on a retry counts as failed.
  retries: 0,
  timeout: 120_000,
  // Generous timeouts: a busy machine must not fail the tests.
  expect: { timeout: 20_000 },
  reporter: "list",
  forbidOnly: true,
  use: {
    baseURL,
    viewport: { width: 1080, height: 810 },
    hasTouch: true,
    locale: "fr-FR",
    // Precaching the app in each test would be slow; tests of the service worker allow it.
    serviceWorkers: "block",
    launchOptions: LAUNCH,
  },
  webServer: process.env.BASE_URL
    ? undefined
    : { command: `node support/server.mjs ${port}`, url: baseURL, reuseExistingServer: false },
});
