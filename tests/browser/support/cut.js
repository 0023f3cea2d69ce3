// Cut or hidden words, and sentences with unfilled placeholders.

/** Returns the words that leave the page or their box. */
export function cutWords() {
  // Text for screen readers alone is one pixel wide.
  const isSeen = (text) => text.textContent.trim() && !text.parentElement.closest(".visually-hidden, svg, [hidden], .for-eyes") && text.parentElement.getBoundingClientRect().width > 1;
  const textsOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (isSeen(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  return [...document.querySelectorAll(".button, .card, h1, h2, .banner-content .word, .ribbon-text, .fight-word, p")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) return [];
    const hides = getComputedStyle(element).overflowX !== "visible";
    return textsOf(element).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const isOut = words.right > document.scrollingElement.scrollWidth + 1 || words.left < -1;
      const isCut = hides && (words.left < box.left - 1 || words.right > box.right + 1 || words.bottom > box.bottom + 4);
      return words.width > 0 && (isOut || isCut) ? [text.textContent.trim().slice(0, 40)] : [];
    });
  });
}

/** Returns texts and labels of the page that contain a named placeholder. */
export function unfilled() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement.closest("script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const told = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  while (walker.nextNode()) told.push(walker.currentNode.textContent);
  return told.filter((text) => /\{[a-z_]+\}/.test(text));
}

/** Returns a fault if the page title runs under the adult corner. */
export function underCorner() {
  const corner = document.querySelector(".adult-corner")?.getBoundingClientRect();
  const title = document.querySelector(".page-title .word");
  if (!corner || !title) return [];
  const range = document.createRange();
  range.selectNodeContents(title);
  return [...range.getClientRects()].some(({ left, right, top }) => left < corner.right && right > corner.left && top < corner.bottom) ? [`${title.textContent} lies beneath the corner`] : [];
}

/** Returns a fault if the sentence is wider or higher than the turn banner. */
export function beyondBanner() {
  const banner = document.querySelector(".turn-banner")?.getBoundingClientRect();
  const sentence = document.querySelector(".turn-banner .banner-content .word");
  if (!banner || !sentence) return [];
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const { left, right, height } = range.getBoundingClientRect();
  // A line box is a little higher than its letters.
  return left < banner.left || right > banner.right || height > banner.height + 4 ? [`« ${sentence.textContent} » is larger than its banner`] : [];
}
