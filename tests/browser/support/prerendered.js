// Pages that are painted before their program (shell/prerendered.js), beside what the program draws.

/** What tells the painted copy from the page, and what stands there only later. */
const MARKS = ["data-painted", "data-goes", "inert", "data-now"];
const LATER = ".badge";

/** Runs in the page: an element as a text that tells what is seen, names sorted, spaces and the marks of the painted copy left out. */
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

/** What is seen of an element of the page. */
export const drawn = (locator) => locator.evaluate(written, [MARKS, LATER]);

/** The same of the element that a selector finds in a text. */
export async function stored(page, text, selector) {
  const parse = ([text, selector]) => new DOMParser().parseFromString(text, "text/html").querySelector(selector);
  const main = await page.evaluateHandle(parse, [text, selector]);
  return main.evaluate(written, [MARKS, LATER]);
}

/** Opens the page where its programs never come. */
export async function openWithoutApp(page, address) {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(address);
}

/** The painted page of that path. */
export const painted = (page, path = "") => page.locator(`main[data-painted="${path}"]`);

/** Touches the middle of an element that nothing can be pointed at yet. */
export async function touch(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}
