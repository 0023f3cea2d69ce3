// Reading of values and selectors, as far as the style sheets of this app go.
import valueParser from "postcss-value-parser";

/** The words of a value, those of functions with all that is in them. */
export const words = (value) => {
  const list = [];
  let word = [];
  for (const node of valueParser(value).nodes) {
    if (node.type !== "space") word.push(node);
    else if (word.length > 0) list.push(valueParser.stringify(word)), (word = []);
  }
  if (word.length > 0) list.push(valueParser.stringify(word));
  return list;
};

/** Top, right, bottom and left of a shorthand. */
export const sides = (value) => {
  const [top, right = top, bottom = top, left = right] = words(value);
  return [top, right, bottom, left];
};

/** The inside of a calculation, to be part of another one. */
export const inner = (value) => (/^calc\([^()]*(\([^()]*\)[^()]*)*\)$/.test(value) ? value.slice(4) : value);

/** What a rule says of a property; the last word counts. */
export const said = (rule, ...names) => rule.nodes.findLast(({ type, prop }) => type === "decl" && names.includes(prop))?.value;

/** The class by which the element is known that a selector means: `.page .box.large` is about a `box`. */
export const subject = (selector) => /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1];
