// The service worker: keeps the app on the device, whole or not at all, and answers from there. The build puts the list of files in.
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

// An update is taken when it is wanted (start.js).
addEventListener("message", ({ data }) => {
  if (data && data.type === "SKIP_WAITING") self.skipWaiting();
});
clientsClaim();

const PAGE = new URL("index.html", location.href);
/**
 * Other addresses of a kept file. School portals, launchers and mailers add a query to the address of the page, which changes nothing
 * of what it shows; a link put together by hand has two slashes at its joint.
 */
const urlManipulation = ({ url }) => {
  const plain = new URL(url.pathname.replace(/\/{2,}/g, "/"), url.origin);
  const isPage = [PAGE.pathname, new URL("./", PAGE).pathname].includes(plain.pathname);
  return [isPage ? PAGE : plain];
};
precacheAndRoute(LIST, { urlManipulation });
cleanupOutdatedCaches();
