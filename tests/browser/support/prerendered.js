// Prerendered pages (shell/prerendered.js), compared with the rendering of the app.

/** Attributes that only a prerendered page has, and parts that the app adds later. */
const MARKS = ["data-prerendered", "inert", "data-now"];
const LATER = ".badge";

/** Serializes the visible content of an element, with sorted attributes and without spaces and prerender marks. Runs in the page. */
function written(main, [marks, later]) {
  const text = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(later)) return "";
    const attributes = [...node.attributes].filter(({ name }) => !marks.includes(name));
    const said = attributes.map(({ name, value }) => `${name}="${value.trim()}"`).sort().join(" ");
    return `<${node.localName} ${said}>\n${[...node.childNodes].map(text).join("")}</>\n`;
  };
  return text(main);
}

/** Returns the serialized element of the page. */
export const drawn = (locator) => locator.evaluate(written, [MARKS, LATER]);

/** Returns the serialized element that a selector finds in an HTML text. */
export async function stored(page, text, selector) {
  const parse = ([text, selector]) => new DOMParser().parseFromString(text, "text/html").querySelector(selector);
  const main = await page.evaluateHandle(parse, [text, selector]);
  return main.evaluate(written, [MARKS, LATER]);
}

/** Opens a page whose Wasm never loads. */
export async function openWithoutApp(page, address) {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(address);
}

/** Returns the prerendered page of this path. */
export const prerendered = (page, path = "") => page.locator(`main[data-prerendered="${path}"]`);

/** Clicks the centre of an element that is still inert. */
export async function touch(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}
