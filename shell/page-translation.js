// Keeps page translators out of the app. They replace each text node by `<font>` elements; the program goes on writing to its own text
// nodes, and what is on the screen would stand still. The page declares itself as not to be translated (index.html): this is for
// translators that do not ask.

/** How often a text is put back: a translator that tries again and again wins. */
const TRIES = 3;
const tries = new WeakMap();

const isFont = (node) => node && node.nodeName === "FONT";

function putBack({ addedNodes, removedNodes, previousSibling, nextSibling }) {
  const text = Array.from(removedNodes).find((node) => node.nodeType === Node.TEXT_NODE);
  const font = text && !text.parentNode && [...Array.from(addedNodes), previousSibling, nextSibling].find(isFont);
  if (!font || !font.parentNode) return;
  const tried = tries.get(text) || 0;
  if (tried === TRIES) return;
  tries.set(text, tried + 1);
  font.parentNode.replaceChild(text, font);
}

new MutationObserver((records) => records.forEach(putBack)).observe(document.documentElement, { childList: true, subtree: true });
