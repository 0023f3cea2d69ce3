// Keeps the screen awake while the root element bears `data-awake`, which the programs set on the pages of a game unless the desk has
// switched it off (Screen Wake Lock API). Browsers release the lock of a hidden page: it is asked for again when the page is shown.
import { browserInterface } from "./browser-interface.js";
const root = document.documentElement;
const wakeLock = browserInterface("wakeLock");
/** The lock that is held or asked for, as a promise. */
let lock;

const release = () => {
  if (lock) lock.then((sentinel) => sentinel && sentinel.release());
  lock = undefined;
};

function follow() {
  const isWanted = root.hasAttribute("data-awake") && document.visibilityState === "visible";
  if (!isWanted) return release();
  // Refused where the battery is low, say: then it is asked for again when the page is shown again.
  lock = lock || wakeLock.request("screen").catch(() => undefined);
  return undefined;
}

if (wakeLock) {
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-awake"] });
  document.addEventListener("visibilitychange", follow);
  follow();
}
