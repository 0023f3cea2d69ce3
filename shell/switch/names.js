// How what can be touched is called: for programs, and for who hears it.

const clean = (text) => text.replace(/\s+/g, " ").trim();
/** The app's words, as the programs hand them over: those of the marks of a cell, of the ends of a round, and numbers. */
export const words = () => {
  const [back, rest, resting, empty, canGo, held, ...numbers] = (document.documentElement.dataset.switchWords || "").split("|");
  return { back, rest, resting, empty, marks: [canGo, held], numbers };
};

/** Its name for programs: that of the contract where it has one. */
export const named = (element) => element.getAttribute("data-tap") || (element.getAttribute("aria-label") || clean(element.textContent)).replace(/ /g, "_");

/** Its name as it is said: of a cell what stands there, or else its column. */
export function spoken(element) {
  const whole = element.getAttribute("aria-label") || clean((element.querySelector(".word, .box-title, .seat-name") || element).textContent);
  if (!element.matches("[role=gridcell]")) return whole;
  const { empty, marks } = words();
  const [row, column, ...rest] = whole.split(", ").filter((part) => !marks.includes(part));
  // Some places have names of their own.
  if (!/\d$/.test(row)) return row;
  return rest.length === 0 || rest[0] === empty ? column : rest.join(", ");
}

/** The name of a group: of a row its number, of others what they call themselves, or what is in them. */
export function labelled(of, items) {
  const first = items[0].element;
  if (items.length > 1 && of.matches && of.matches("[role=row]")) {
    const [row] = first.getAttribute("aria-label").split(", ");
    if (/\d$/.test(row)) return row;
  }
  const own = of.getAttribute && items.length > 1 && (of.getAttribute("aria-label") || clean((of.querySelector(".seat-name, legend") || { textContent: "" }).textContent));
  return own || items.slice(0, 3).map(({ element }) => spoken(element)).join(", ");
}
