// The browser of all tests and measurements. CHROMIUM names another one.
import { chromium } from "@playwright/test";

/** How Chromium is started. */
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

/** The same engine without windows around it, a quarter faster: for what is on the screen. Paper comes from the browser that schools have. */
export const HEADLESS = { ...LAUNCH, executablePath: process.env.CHROMIUM || "/usr/bin/chromium-headless-shell" };

/** Starts it outside a test, with more arguments. */
export const launch = (...more) => chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...more] });

/** A French tablet of that size which opens the site at this address. */
export const tablet = (browser, address, [width, height]) =>
  browser.newContext({
    baseURL: `${address}/`,
    viewport: { width, height },
    hasTouch: true,
    locale: "fr-FR",
    serviceWorkers: "block",
  });
