// Layout faults: text beyond its box or the window, and buttons that are covered, cut off or on the board.

/** Returns every layout fault of the current page. Runs in the page. */
export function overflow() {
  const SLACK = 2;
  const canvas = document.createElement("canvas").getContext("2d");
  const round = ({ left, right, top, bottom }) => `${Math.round(left)}–${Math.round(right)} × ${Math.round(top)}–${Math.round(bottom)}`;
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const isIn = (inner, outer, slack = SLACK) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const meets = (one, other, slack = SLACK) =>
    one.left < other.right - slack && other.left < one.right - slack && one.top < other.bottom - slack && other.top < one.bottom - slack;
  const scroller = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight) return one;
      if (getComputedStyle(one).position === "fixed") return null;
    }
    return document.scrollingElement.scrollHeight > innerHeight ? document.scrollingElement : null;
  };
  const view = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  /** Returns the area an element may use: the window, without vertical limits for scrolled content. */
  const reach = (element) => (scroller(element) ? { ...view, top: -Infinity, bottom: Infinity } : view);

  /** Returns the ink rectangles of a text node, line by line, without the font's spacing above and below. */
  const letters = (node) => {
    const style = getComputedStyle(node.parentElement);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = style.textTransform === "uppercase" ? node.data.toUpperCase() : node.data;
    const ink = canvas.measureText(text);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const baseline = top + ((bottom - top) * ink.fontBoundingBoxAscent) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      return { left, right, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
    });
  };

  const faults = [];
  const isRead = ({ parentElement: parent, data }) =>
    data.trim() && !parent.closest(".visually-hidden, svg, script, style, noscript, [hidden], .skip") && isShown(parent);
  const BOXES = ".button, button, .answer, .banner-content, .ribbon, .reason, .remark, .card, .dialog, .fight, .seat-card, .pause-title, .problem-notice, .home-words";
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isRead(node)) continue;
    const boxes = [];
    for (let one = node.parentElement.closest(BOXES); one; one = one.parentElement.closest(BOXES)) {
      if (isShown(one)) boxes.push(one);
      // A ribbon sticks out of its panel.
      if (one.matches(".ribbon")) break;
    }
    // A word must not overlap drawings in the turn banner either.
    const word = node.parentElement.closest(".banner-content .word");
    const name = `« ${node.data.trim().slice(0, 40)} »`;
    for (const line of letters(node)) {
      if (line.right - line.left < 1) continue;
      if (!isIn(line, reach(node.parentElement))) faults.push(`${name} ${round(line)} leaves the window`);
      for (const box of boxes) {
        const area = box.getBoundingClientRect();
        if (!isIn(line, area)) faults.push(`${name} ${round(line)} leaves its box .${[...box.classList].join(".")} ${round(area)}`);
      }
      if (word && (line.left < word.getBoundingClientRect().left - SLACK || line.right > word.getBoundingClientRect().right + SLACK)) {
        faults.push(`${name} ${round(line)} runs over what stands beside it in the ribbon`);
      }
    }
  }

  // Turn banner: every part except the emblem, which is larger on purpose, is inside and apart.
  const ribbon = document.querySelector(".turn-banner .banner-content");
  if (ribbon && isShown(ribbon)) {
    const parts = [...ribbon.children].filter((part) => !part.matches(".emblem") && isShown(part));
    for (const part of parts) {
      const rect = part.getBoundingClientRect();
      if (rect.left < ribbon.getBoundingClientRect().left - SLACK || rect.right > ribbon.getBoundingClientRect().right + SLACK) {
        faults.push(`.${part.getAttribute("class")} ${round(rect)} leaves the ribbon ${round(ribbon.getBoundingClientRect())}`);
      }
    }
  }

  // Cut-off content: a box that hides a larger child.
  for (const element of document.querySelectorAll("main *")) {
    if (element.closest("svg, .visually-hidden, select, textarea, input") || !isShown(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const cutX = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    const cutY = ["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
    const isPicture = [...element.children].every((child) => child.matches("svg"));
    if (element.matches("main") || isPicture || !(cutX || cutY)) continue;
    faults.push(`.${[...element.classList].join(".")} cuts ${element.scrollWidth}×${element.scrollHeight} to ${element.clientWidth}×${element.clientHeight}`);
  }

  // Buttons: whole in the window, uncovered, and beside the board with its wooden frame.
  const framed = (edge) => {
    const { left, right, top, bottom } = edge.getBoundingClientRect();
    const scale = Number.parseFloat(getComputedStyle(edge.closest("section.game")).getPropertyValue("--scale").replace("calc(", "")) / 1000;
    const wood = 10 * Math.max(1, scale);
    return { left: left - wood, right: right + wood, top: top - wood, bottom: bottom + wood };
  };
  const edge = document.querySelector("section.game .board-edge.zoomed") ?? document.querySelector("section.game .board-edge");
  const frame = edge && isShown(edge.ownerSVGElement) && !document.querySelector(".fight-veil, .dialog-veil") ? framed(edge) : null;
  const ABOVE_BOARD = ".manners, .dialog, .remark, .victory, .lesson-done, .problem-cards, .problem-notice, .waiting, .board, .touch-layer";
  const modal = document.querySelector(".dialog-veil") ?? document.querySelector(".fight-veil") ?? document.querySelector(".pause");
  const buttons = [...document.querySelectorAll("main button:not(:disabled), main a.button")].filter(isShown);
  for (const button of buttons) {
    const rect = button.getBoundingClientRect();
    const name = `button « ${(button.getAttribute("aria-label") ?? button.textContent).trim().slice(0, 30)} » ${round(rect)}`;
    if (!isIn(rect, reach(button))) faults.push(`${name} leaves the window`);
    if (frame && !button.closest(ABOVE_BOARD) && meets(rect, frame)) faults.push(`${name} lies on the board ${round(frame)}`);
    if (modal && !modal.contains(button)) continue;
    const [midX, midY] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const points = [[midX, midY], [rect.left + rect.width * 0.15, midY], [rect.right - rect.width * 0.15, midY], [midX, rect.top + rect.height * 0.15], [midX, rect.bottom - rect.height * 0.15]];
    for (const [x, y] of points) {
      const top = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
      if (!top || button.contains(top) || top.contains(button)) continue;
      const cover = top.closest("button, [class]");
      faults.push(`${name} is covered at ${Math.round(x)}, ${Math.round(y)} by ${cover.tagName.toLowerCase()}.${cover.getAttribute("class") ?? ""}`);
      break;
    }
  }

  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  return [...new Set(faults)];
}
