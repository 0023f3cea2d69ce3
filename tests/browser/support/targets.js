// Tap targets: size, distance and position of everything a finger can reach.

/** Minimum target size for a pupil, and for an adult, in CSS pixels. */
export const PUPIL = 72;
export const ADULT = 44;
/** Tolerance for rounding, in CSS pixels. */
export const ROUNDING = 0.5;

/** Returns every reachable target: name, box and intended user. */
export function reach() {
  const marks = "button, a[href], input, select, summary, [data-cell], [data-tap]";
  const adults = "[data-adult], .adult, .adult-page *, .home-foot *, .message-card *, .file-button *";
  return [...document.querySelectorAll(marks)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // An element that its scroll container clips is skipped.
    const clip = element.closest(".setup-grid, .shelf-rows")?.getBoundingClientRect();
    if (clip && y + height > clip.bottom) return [];
    if (width === 0 || height === 0 || element.disabled || element.matches(".visually-hidden")) return [];
    const on = document.elementFromPoint(
      Math.min(Math.max(x + width / 2, 0), innerWidth - 1),
      Math.min(Math.max(y + height / 2, 0), innerHeight - 1),
    );
    if (on && on !== element && !element.contains(on) && on.closest(".fight-veil, .dialog-veil")) return [];
    const kind = element.dataset.cell ? "cell" : element.matches(adults) ? "adult" : element.matches(".waiting") ? "waiting" : "pupil";
    const name = element.dataset.cell ?? element.getAttribute("aria-label") ?? (element.textContent.trim() || element.className);
    return [{ name: `${kind} ${name}`, kind, x, y, width, height, inline: getComputedStyle(element).display === "inline" }];
  });
}

const size = ({ width, height }) => `${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10}`;

/** Returns the targets below their minimum size; `window` sets the minimum for cells. */
export function tooSmall(targets, window, scene) {
  const least = { cell: window.cell, waiting: Math.min(window.cell, PUPIL), pupil: PUPIL, adult: ADULT };
  // Links within a sentence are for adults and exempt (WCAG 2.2, 2.5.8).
  return targets
    .filter(({ kind, inline }) => !(kind === "adult" && inline))
    .filter(({ kind, width, height }) => Math.min(width, height) < least[kind] - ROUNDING)
    .map((target) => `${scene}: ${target.name} is ${size(target)}, least ${least[target.kind]}`);
}

/** Returns the overlapping targets. */
export function overlaps(targets, scene) {
  const found = [];
  targets.forEach((one, index) => {
    for (const other of targets.slice(index + 1)) {
      const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      if (width > ROUNDING && height > ROUNDING) found.push(`${scene}: ${one.name} and ${other.name} share ${size({ width, height })}`);
    }
  });
  return found;
}

/** Returns the targets that are not whole in the window. */
export const outside = (targets, window, scene) =>
  targets
    .filter(({ x, y, width, height }) => x < -ROUNDING || y < -ROUNDING || x + width > window.width + ROUNDING || y + height > window.height + ROUNDING)
    .map((target) => `${scene}: ${target.name} at ${Math.round(target.x)},${Math.round(target.y)}, ${size(target)}`);

/** Returns every visible place: its centre, whether a tap there hits it, and the distance to the nearest other place. */
export function places() {
  const all = [...document.querySelectorAll("[data-cell]")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { element, name: element.dataset.cell, x: x + width / 2, y: y + height / 2 };
  });
  // The clip path cuts off parts of a zoomed board.
  const layer = document.querySelector(".touch-layer");
  const box = layer.getBoundingClientRect();
  const cut = getComputedStyle(layer).clipPath.match(/[\d.]+(?=px)/g)?.map(Number) ?? [0];
  const [top, right = top, low = top, left = right] = cut;
  const isSeen = ({ x, y }) => x > box.left + left && x < box.right - right && y > box.top + top && y < box.bottom - low;
  const seen = all.filter(isSeen);
  return seen.map((one) => ({
    name: one.name,
    x: one.x,
    y: one.y,
    own: document.elementFromPoint(one.x, one.y) === one.element,
    apart: Math.min(...seen.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  }));
}
