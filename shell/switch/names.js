// @ts-check
// Switch scanning, names: identifiers for programs, and spoken labels.

const clean = (/** @type {string | null} */ text) => String(text).replace(/\s+/g, " ").trim();
/** Returns the app's translated words: labels of the round's ends, of an empty cell and of its marks, and the numbers. */
export const words = () => {
  const [back, rest, resting, empty, canGo, held, ...numbers] = (document.documentElement.dataset.switchWords || "").split("|");
  return { back, rest, resting, empty, marks: [canGo, held], numbers };
};

/** Returns the identifier of an element: its `data-tap`, otherwise its label. */
export const named = (/** @type {Element} */ element) =>
  element.getAttribute("data-tap") || (element.getAttribute("aria-label") || clean(element.textContent)).replace(/ /g, "_");

/** Returns the spoken label of an element. For a board cell: its content, or its column if empty. */
export function spoken(/** @type {Element} */ element) {
  const whole =
    element.getAttribute("aria-label") || clean((element.querySelector(".word, .box-title, .seat-name") || element).textContent);
  if (!element.matches("[role=gridcell]")) return whole;
  const { empty, marks } = words();
  const [row, column, ...rest] = whole.split(", ").filter((part) => !marks.includes(part));
  // Some places have names of their own.
  if (!/\d$/.test(row)) return row;
  return rest.length === 0 || rest[0] === empty ? column : rest.join(", ");
}

/**
 * Returns the spoken label of a group: the number of a row, the group's own label, or its first items.
 * @param {Element | string} of
 * @param {{ element: Element }[]} items
 */
export function labelled(of, items) {
  const first = items[0].element;
  if (items.length > 1 && of instanceof Element && of.matches("[role=row]")) {
    const [row] = String(first.getAttribute("aria-label")).split(", ");
    if (/\d$/.test(row)) return row;
  }
  const own =
    of instanceof Element &&
    items.length > 1 &&
    (of.getAttribute("aria-label") || clean((of.querySelector(".seat-name, legend") || { textContent: "" }).textContent));
  return (
    own ||
    items
      .slice(0, 3)
      .map(({ element }) => spoken(element))
      .join(", ")
  );
}
