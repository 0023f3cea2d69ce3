// Style sheets as shipped, in two forms: for supported browsers, and for older ones without flex gaps.
import expand from "@csstools/postcss-is-pseudo-class";
import { transform } from "lightningcss";
import postcss from "postcss";
import valueParser from "postcss-value-parser";
import { gapsToMargins } from "./legacy/flex-gap-fallback.mjs";
import { sizesWithoutChoice } from "./legacy/clamp-fallback.mjs";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
const FLOOR = { safari: version(14), ios_saf: version(14), chrome: version(79), firefox: version(78) };
const BELOW = { safari: version(12), ios_saf: version(12, 2), chrome: version(69) };

const plugin = (name, Once) => ({ postcssPlugin: name, Once });

/** Removes the optional spaces of values: the fallbacks below match values by patterns, and lightningcss keeps spaces around var(). */
const compact = plugin("compact", (root) => {
  root.walkDecls((declaration) => {
    const value = valueParser(declaration.value);
    value.walk((node) => {
      if (node.type === "space") node.value = " ";
      if (node.type === "function" || (node.type === "div" && node.value === ",")) node.before = node.after = "";
    });
    declaration.value = value.toString();
  });
});

const VISIBLE = /:focus-visible/g;
/** Elements focused only by script need no focus ring. */
const FOCUSED = ':focus:not([tabindex="-1"])';
const KNOWS_VISIBLE = "selector(:focus-visible)";

/** Without :focus-visible, every focus is visible. */
const focusSeen = plugin("focus-seen", (root) => {
  root.walkRules(VISIBLE, (rule) => {
    const always = rule.clone({ selector: rule.selector.replaceAll(VISIBLE, FOCUSED) });
    rule.after(postcss.atRule({ name: "supports", params: `not ${KNOWS_VISIBLE}`, nodes: [always] }));
  });
});
const focusAlways = plugin("focus-always", (root) => {
  root.walkRules(VISIBLE, (rule) => void (rule.selector = rule.selector.replaceAll(VISIBLE, FOCUSED)));
});

/** Older names for features that came with Chromium 80 and Safari 13. */
const otherNames = plugin("other-names", (root) => {
  // A generated table keeps the margins of the children inside the box.
  root.walkDecls("display", ({ parent, value }) => {
    if (value === "flow-root") parent.after(`${parent.selectors.map((one) => `${one}::before`)}{content:"";display:table}`);
  });
  root.walkDecls("overflow-wrap", (declaration) => {
    if (declaration.value === "anywhere") declaration.cloneBefore({ prop: "word-break", value: "break-word" });
  });
  root.walkDecls(
    ({ value }) => value === "CanvasText",
    (declaration) => void (declaration.value = "#000"),
  );
});

const CLAMP = /\bclamp\(([^,()]*),((?:[^,()]|\([^()]*\))*),([^,()]*)\)/g;
/** Safari 12 has min() and max() but no clamp(). lightningcss does not lower clamp() in the `font` shorthand. */
const clamps = plugin("clamps", (root) => {
  root.walkDecls("font", (declaration) => void (declaration.value = declaration.value.replaceAll(CLAMP, "max($1,min($2,$3))")));
});

const made = (css, plugins, targets) => {
  const { css: text } = postcss([
    compact,
    ...plugins,
    expand({ preserve: false, specificityMatchingName: "_", onComplexSelector: "warning", onPseudoElement: "warning" }),
  ]).process(css, { from: undefined });
  return transform({ filename: "styles", code: Buffer.from(text), minify: true, targets }).code.toString();
};

/** Returns the style sheet for supported browsers. */
export const lowered = (css) => made(css, [focusSeen], FLOOR);

/** Returns the style sheet for older browsers: without flex gaps, and with fallbacks for min(), max() and clamp(). */
export const aged = (css) =>
  made(css, [focusAlways, otherNames, plugin("gaps", gapsToMargins), plugin("sizes", sizesWithoutChoice), clamps], BELOW);
