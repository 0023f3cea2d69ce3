// The release as a school gets it: the archive behind nginx, at / and in a folder, and the one-file copy.
import { defineConfig } from "@playwright/test";
import { HEADLESS } from "../support/chromium.js";
import { SUB_PATH } from "../support/server.mjs";
import base from "../playwright.config.js";
import { freePort } from "../support/port.mjs";

process.env.HOSTING_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.HOSTING_PORT}`;
process.env.BASE_URL ??= address; // tells the tests that the site is already served

const flows = {
  testMatch: ["hosting/site.spec.js", "offline.spec.js", "policy.spec.js", "whole-games.spec.js"],
  // One whole game is enough: the browser suite plays them all against another server.
  grepInvert: /whole game.*(?<!small, drawn early, seed 6)$|animations|exports a finished|same seed/,
};

export default defineConfig({
  ...base,
  testDir: "..",
  outputDir: "../../../test-results/hosting",
  globalSetup: "../support/example.js",
  // The same browser as in most other tests: the complete Chromium once crashed between two tests of this suite.
  use: { ...base.use, launchOptions: HEADLESS },
  projects: [
    { name: "nginx", ...flows, use: { baseURL: `${address}/` } },
    { name: "nginx below a folder", ...flows, use: { baseURL: address + SUB_PATH } },
    { name: "one file", testMatch: "hosting/one-file.spec.js" },
  ],
  webServer: {
    command: `node nginx.mjs ${process.env.HOSTING_PORT}`,
    url: `${address}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
