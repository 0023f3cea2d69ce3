// @ts-check
// Undoes page translation. Translators replace text nodes by `<font>` elements, but Yew keeps updating its own text nodes, so the
// screen would freeze. index.html already declares `translate="no"`. This is for translators that ignore it.

/** Maximum number of times a text is restored: a translator that keeps trying wins. */
const TRIES = 3;
const tries = new WeakMap();

const isFont = (/** @type {Node | null} */ node) => node && node.nodeName === "FONT";

function putBack(/** @type {MutationRecord} */ { addedNodes, removedNodes, previousSibling, nextSibling }) {
  const text = Array.from(removedNodes).find((node) => node.nodeType === Node.TEXT_NODE);
  const font = text && !text.parentNode && [...Array.from(addedNodes), previousSibling, nextSibling].find(isFont);
  if (!font || !font.parentNode) return;
  const tried = tries.get(text) || 0;
  if (tried === TRIES) return;
  tries.set(text, tried + 1);
  font.parentNode.replaceChild(text, font);
}

new MutationObserver((records) => records.forEach(putBack)).observe(document.documentElement, { childList: true, subtree: true });
