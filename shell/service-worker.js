// @ts-check
// Service worker: precaches the app completely or not at all, and serves it from the cache. The build inserts the list of files.
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const scope = /** @type {{ skipWaiting(): Promise<void> }} */ (/** @type {unknown} */ (self));
// An update is activated on request (start.js).
addEventListener("message", ({ data }) => {
  if (data && data.type === "SKIP_WAITING") scope.skipWaiting();
});
clientsClaim();

const PAGE = new URL("index.html", location.href);
/**
 * Maps other URLs of a precached file to its own. School portals, launchers and mailers add a query to the page's URL, which changes
 * nothing. A link put together by hand has two slashes at its joint.
 */
const urlManipulation = (/** @type {{ url: URL }} */ { url }) => {
  const plain = new URL(url.pathname.replace(/\/{2,}/g, "/"), url.origin);
  const isPage = [PAGE.pathname, new URL("./", PAGE).pathname].includes(plain.pathname);
  return [isPage ? PAGE : plain];
};
precacheAndRoute(LIST, { urlManipulation });
cleanupOutdatedCaches();
