// Screen Wake Lock: keeps the screen awake while the root element has `data-awake`, which the app sets on game pages unless a setting
// disables it. Browsers release the lock of a hidden page, so it is requested again when the page is shown.
import { browserInterface } from "./browser-interface.js";
const root = document.documentElement;
const wakeLock = browserInterface("wakeLock");
/** Promise of the lock. */
let lock;

const release = () => {
  if (lock) lock.then((sentinel) => sentinel && sentinel.release());
  lock = undefined;
};

function follow() {
  const isWanted = root.hasAttribute("data-awake") && document.visibilityState === "visible";
  if (!isWanted) return release();
  // Refused on low battery, for example. The lock is requested again when the page is shown again.
  lock = lock || wakeLock.request("screen").catch(() => undefined);
  return undefined;
}

if (wakeLock) {
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-awake"] });
  document.addEventListener("visibilitychange", follow);
  follow();
}
