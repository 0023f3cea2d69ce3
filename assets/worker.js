// The service worker: keeps the app on the device, whole or not at all, and answers from there. The build puts the list of files in.
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

// An update is taken when it is wanted (boot.js).
addEventListener("message", ({ data }) => {
  if (data && data.type === "SKIP_WAITING") self.skipWaiting();
});
clientsClaim();
precacheAndRoute(LIST);
cleanupOutdatedCaches();
