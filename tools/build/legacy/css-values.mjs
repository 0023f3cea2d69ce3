// CSS value and selector helpers, sufficient for the style sheets of this app.
import valueParser from "postcss-value-parser";

/** Splits a value at its top-level spaces. */
export const words = (value) => {
  const list = [];
  let word = [];
  for (const node of valueParser(value).nodes) {
    if (node.type !== "space") word.push(node);
    else if (word.length > 0) (list.push(valueParser.stringify(word)), (word = []));
  }
  if (word.length > 0) list.push(valueParser.stringify(word));
  return list;
};

/** Returns top, right, bottom and left of a shorthand. */
export const sides = (value) => {
  const [top, right = top, bottom = top, left = right] = words(value);
  return [top, right, bottom, left];
};

/** Strips the outer calc() so that the value can be part of another one. */
export const inner = (value) => (/^calc\([^()]*(\([^()]*\)[^()]*)*\)$/.test(value) ? value.slice(4) : value);

/** Returns the value that a rule gives to one of these properties. The last declaration counts. */
export const said = (rule, ...names) => rule.nodes.findLast(({ type, prop }) => type === "decl" && names.includes(prop))?.value;

/** Returns the first class of a selector's last compound: `box` for `.page .box.large`. */
export const subject = (selector) => /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1];
