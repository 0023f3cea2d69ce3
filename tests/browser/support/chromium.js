// The browser of all tests and measurements; CHROMIUM names another one.
import { chromium } from "@playwright/test";

/** Launch options of Chromium. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The headless shell, a quarter faster: for the screen. Printing tests use the full browser, as schools do. */
export const HEADLESS = { ...LAUNCH, executablePath: process.env.CHROMIUM || "/usr/bin/chromium-headless-shell" };

/** Launches Chromium outside of a test, with more arguments. */
export const launch = (...more) => chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...more] });

/** Opens a context like a French tablet of this size, with the site at this address. */
export const tablet = (browser, address, [width, height]) =>
  browser.newContext({
    baseURL: `${address}/`,
    viewport: { width, height },
    hasTouch: true,
    locale: "fr-FR",
    serviceWorkers: "block",
  });
