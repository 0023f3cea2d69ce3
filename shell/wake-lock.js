// @ts-check
// Screen Wake Lock: keeps the screen awake on the pages for which the app asks. Browsers release the lock of a hidden page, so it is
// requested again when the page is shown.
import { bridge } from "./bridge.js";
import { browserInterface } from "./browser-interface.js";
const wakeLock = browserInterface("wakeLock");
/** Whether the app asks for an awake screen. */
let isAsked = false;
/**
 * Promise of the lock.
 * @type {Promise<WakeLockSentinel | undefined> | undefined}
 */
let lock;

const release = () => {
  if (lock) lock.then((sentinel) => sentinel && sentinel.release());
  lock = undefined;
};

function follow() {
  const isWanted = isAsked && document.visibilityState === "visible";
  if (!isWanted || !wakeLock) return release();
  // Refused on low battery, for example. The lock is requested again when the page is shown again.
  lock = lock || wakeLock.request("screen").catch(() => undefined);
  return undefined;
}

if (wakeLock) document.addEventListener("visibilitychange", follow);

bridge.wakeLock = {
  /** Returns whether the browser can keep the screen awake. */
  isSupported: () => Boolean(wakeLock),
  /** Keeps the screen awake from now on, or no longer. */
  keep: (isWanted) => {
    isAsked = isWanted;
    if (wakeLock) follow();
  },
};
