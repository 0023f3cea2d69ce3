// Fallback for min(), max() and clamp() (missing before Chromium 79): media queries choose between sizes that depend only on the
// window. Otherwise min-, max-width or -height limit the box.
import postcss from "postcss";
import valueParser from "postcss-value-parser";
import { said, subject } from "./css-values.mjs";

export const SUPPORTS = "not (width:max(1px,1vw))";

// Base lengths of the design, as in styles/ and src/board/layout.rs: the windows in which each definition applies, and the fraction of
// the window's width or height.
const LIES = "(orientation:landscape)";
const STANDS = "(orientation:portrait)";
const WIDE = "(min-width:601px)";
const PHONE = "(max-width:600px)";
const ofPage = (phone) => [
  { media: [WIDE, LIES], width: 1080, height: 810 },
  { media: [WIDE, STANDS], width: 810, height: 1080 },
  { media: [PHONE], width: phone },
];
const UNITS = {
  u: ofPage(520),
  f: ofPage(430),
  v: ofPage(620),
  scale: [
    { media: ["(min-height:560px)", LIES], width: 1080, height: 810 },
    { media: [WIDE, STANDS], width: 810, height: 1080 },
    { media: [PHONE, STANDS], px: 0.75 },
    { media: ["(max-height:559px)", LIES], px: 0.65 },
  ],
};
const KNOWN = ["px", "vw", "vh", ...Object.keys(UNITS)];

/** Returns a length as its coefficient of each unit, or undefined if it is no sum of known units. */
function sum(text, across) {
  const code = text
    .replaceAll(/var\(--vh\)/g, "1vh")
    // The scale is a number. Multiplied by pixels it is a length that depends on the window, like the others.
    .replaceAll(/px \* var\(--scale\)/g, " * var(--scale)")
    .replaceAll(/var\(--(\w+)\)/g, "1$1")
    .replaceAll("calc", "")
    .replaceAll("%", across ? "vw" : "%")
    .replaceAll(/(\d*\.?\d+)([a-z]+)/g, "($1*$2)");
  const names = [...code.matchAll(/[a-z]+/g)].map(([name]) => name);
  if (!/^[\d\s.a-z()*/+-]+$/.test(code) || names.some((name) => !KNOWN.includes(name))) return undefined;
  const value = new Function(...KNOWN, `return ${code}`);
  const only = (unit) => value(...KNOWN.map((name) => Number(name === unit)));
  // A plain number is compared with the scale as pixels are with lengths.
  if (names.length === 0) return { ...Object.fromEntries(KNOWN.map((unit) => [unit, 0])), px: value() };
  return Object.fromEntries(KNOWN.map((unit) => [unit, only(unit)]));
}

const near = (number) => Math.abs(number) < 1e-9;
const pixels = (number) => `${Math.ceil(100 * number) / 100}px`;
/** Returns the media conditions under which a sum of px, vw and vh is at least zero: a list of alternatives. */
function positive({ px, vw, vh }) {
  if (near(vw) && near(vh)) return px >= 0 ? [[]] : [];
  if (near(vh)) return [[vw > 0 ? `(min-width:${pixels((-100 * px) / vw)})` : `(max-width:${pixels((100 * px) / -vw)})`]];
  if (near(vw)) return [[vh > 0 ? `(min-height:${pixels((-100 * px) / vh)})` : `(max-height:${pixels((100 * px) / -vh)})`]];
  if (!near(px) || vw * vh > 0) return undefined;
  const [wide, high] = [Math.abs(vh), Math.abs(vw)].map((part) => Math.round(1e5 * part));
  return [[`(${vw > 0 ? "min" : "max"}-aspect-ratio:${wide}/${high})`]];
}

/** Returns the media conditions under which a sum with one base length is at least zero, for one definition of that length. */
function within({ media, width, height, px = 0 }, rest, factor) {
  const grows = factor > 0 && near(rest.vw) && near(rest.vh);
  if (!width) return positive({ ...rest, px: rest.px + factor * px })?.map((one) => [...media, ...one]);
  if (grows) {
    // The base length is the smaller of two: both must be large enough.
    const least = Math.max(0, -rest.px / factor);
    const enough = [`(min-width:${pixels(width * least)})`];
    if (height) enough.push(`(min-height:${pixels(height * least)})`);
    return [[...media, ...enough]];
  }
  const byWidth = { ...rest, vw: rest.vw + (100 * factor) / width };
  if (!height) return positive(byWidth).map((one) => [...media, ...one]);
  const byHeight = { ...rest, vh: rest.vh + (100 * factor) / height };
  // A sum of all three units is compared at the aspect ratio at which width and height count alike.
  const alike = { px: rest.px, vw: byHeight.vw + (byHeight.vh * height) / width, vh: 0 };
  const narrow = positive(byWidth).map((one) => [...media, `(max-aspect-ratio:${width}/${height})`, ...one]);
  const wide = (positive(byHeight) ?? positive(alike)).map((one) => [...media, `(min-aspect-ratio:${width}/${height})`, ...one]);
  return [...narrow, ...wide];
}

/** Removes redundant conditions. Returns undefined if they contradict each other. */
function tidied(conditions) {
  const least = Math.max(0, ...conditions.map((one) => Number(/min-width:([\d.]+)/.exec(one)?.[1] ?? 0)));
  if (conditions.includes(PHONE) && least > 600) return undefined;
  return conditions.filter((one) => !(one === WIDE && least > 601) && !/min-\w+:0px/.test(one));
}

/** Returns the media conditions under which one length is at least the other. */
function atLeast(one, other, across) {
  const [a, b] = [sum(one, across), sum(other, across)];
  if (!a || !b) return undefined;
  const rest = Object.fromEntries(KNOWN.map((unit) => [unit, a[unit] - b[unit]]));
  const units = Object.keys(UNITS).filter((unit) => !near(rest[unit]));
  if (units.length === 0) return positive(rest);
  if (units.length > 1) return undefined;
  const [unit] = units;
  return UNITS[unit].flatMap((part) => within(part, rest, rest[unit]).map(tidied).filter(Boolean));
}

const both = (one, other) => (one && other ? one.flatMap((a) => other.map((b) => [...new Set([...a, ...b])])) : (one ?? other));

/** Returns the alternatives of min(), max() or clamp(): the first applies always, each later one overrides it under its conditions. */
function choices(name, sizes, across) {
  if (name === "clamp") {
    const [least, size, most] = sizes;
    return [{ text: size }, { when: atLeast(size, most, across), text: most }, { when: atLeast(least, size, across), text: least }];
  }
  const [first, ...others] = sizes;
  return others.reduce(
    (all, size) => {
      const when = name === "max" ? (text) => atLeast(size, text, across) : (text) => atLeast(text, size, across);
      return [...all, ...all.map((one) => ({ when: both(one.when, when(one.text)), text: size }))];
    },
    [{ text: first }],
  );
}

const isChoice = ({ type, value }) => type === "function" && /^(min|max|clamp)$/.test(value);
const isComma = ({ type, value }) => type === "div" && value === ",";
const sizesOf = ({ nodes }) => {
  const ends = [...nodes.keys(), nodes.length].filter((at) => at === nodes.length || isComma(nodes[at]));
  return ends.map((end, at) => valueParser.stringify(nodes.slice(at === 0 ? 0 : ends[at - 1] + 1, end)).trim());
};

/** Returns the innermost min(), max() or clamp() of a value. */
function innermost(tree) {
  let found;
  tree.walk((node) => void (isChoice(node) && (found = node)), true);
  if (!found) return undefined;
  let deeper = found;
  valueParser.walk(found.nodes, (node) => void (isChoice(node) && (deeper = node)));
  return deeper;
}

const asLength = (text) => (/[*/+]|\s-\s/.test(text) && !/^(calc|var)\(/.test(text) ? `calc(${text})` : text);

/** Returns all alternatives of a value with their conditions, or undefined if the window alone does not decide. */
function resolved(value, across) {
  const tree = valueParser(value);
  const node = innermost(tree);
  if (!node) return [{ text: value }];
  const options = choices(node.value, sizesOf(node), across);
  if (options.some(({ when }, at) => at > 0 && !when)) return undefined;
  const all = options.map(({ when, text }) => {
    Object.assign(node, { type: "word", value: asLength(text), nodes: undefined });
    const further = resolved(valueParser.stringify(tree.nodes), across);
    return further?.map((one) => ({ when: both(when, one.when), text: one.text }));
  });
  return all.includes(undefined) ? undefined : all.flat();
}

/** Replaces min() by a size and its maximum. */
function limits(property, value) {
  const node = valueParser(value).nodes[0];
  if (!/^(width|height)$/.test(property) || node.value !== "min") return undefined;
  const sizes = sizesOf(node).map((size) => resolved(size)?.[0].text ?? size);
  const parts = sizes.filter((size) => /%|board/.test(size));
  const others = sizes.filter((size) => !parts.includes(size));
  return [
    [property, asLength(others[0] ?? parts[0])],
    [`max-${property}`, asLength(parts.at(-1))],
  ];
}

/** Last resort: replaces min(100%, name) by the named size. */
const plain = (value) => value.replace(/min\(100%,(\w+)\)/, "$1");

/** Adds fallback rules after each rule that uses min(), max() or clamp(). */
export function sizesWithoutChoice(root) {
  const rules = [];
  root.walkRules((rule) => void rules.push(rule));
  const limited = new Set();
  for (const rule of rules) {
    const everywhere = [];
    const where = new Map();
    rule.walkDecls(({ prop, value }) => {
      const key = `${subject(rule.selector)} ${prop}`;
      if (!/(^|[^-\w])(min|max|clamp)\(/.test(value)) {
        // A maximum set by an earlier rule must not apply to the size set here.
        if (limited.has(key) && !said(rule, `max-${prop}`)) everywhere.push([`max-${prop}`, "none"]);
        return;
      }
      const across = prop === "left" || prop === "right";
      const found = resolved(value, across);
      if (!found) {
        const instead = limits(prop, value) ?? [[prop, plain(value)]];
        everywhere.push(...instead);
        if (instead.length > 1) limited.add(key);
        return;
      }
      for (const { when, text } of found) {
        if (!when) everywhere.push([prop, text]);
        else if (when.length > 0) {
          const query = when.map((conditions) => conditions.join(" and ") || "all").join(",");
          where.set(query, [...(where.get(query) ?? []), [prop, text]]);
        }
      }
    });
    const write = (list) => `${rule.selector}{${list.map(([prop, text]) => `${prop}:${text}`).join(";")}}`;
    const made = everywhere.length > 0 ? [write(everywhere)] : [];
    for (const [query, list] of where) made.push(`@media ${query}{${write(list)}}`);
    if (made.length > 0) rule.after(postcss.parse(`@supports ${SUPPORTS}{${made.join("\n")}}`).nodes);
  }
}
