// CSS features of a style sheet: properties, values, selectors and at-rules, under their names in @mdn/browser-compat-data.
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";
import valueParser from "postcss-value-parser";
import { compat, unknownTo } from "./compat.mjs";

const { properties, selectors, types, "at-rules": atRules } = compat.css;
const own = (things, key) => (things && Object.hasOwn(things, key) ? things[key] : undefined);
const unprefixed = (name) => name.replace(/^-(webkit|moz|ms|o)-/, "");
const prefixOf = (name) => /^-(webkit|moz|ms|o)-/.exec(name)?.[0] ?? "";

/** CSS functions and keywords that the data lists below the types, by name. */
const below = new Map();
for (const [name, type] of Object.entries(types)) {
  below.set(name, type);
  for (const [key, entry] of Object.entries(type)) if (entry.__compat && !below.has(key)) below.set(key, entry);
}

const VIEWPORT = { d: "viewport_percentage_units_dynamic", s: "viewport_percentage_units_small", l: "viewport_percentage_units_large" };
/** Returns the compatibility entry of a length unit. */
function unitEntry(unit) {
  const sized = /^([dsl])v(h|w|i|b|min|max)$/.exec(unit);
  if (sized) return types.length[VIEWPORT[sized[1]]];
  if (/^cq/.test(unit)) return types.length.container_query_length_units;
  return own(types.length, unit);
}

/** Returns the features of a value: [feature, entry, name as written]. */
function valueUses(property, value) {
  const found = [];
  const about = own(properties, property);
  valueParser(value).walk((node) => {
    const name = unprefixed(node.value.toLowerCase());
    const prefix = prefixOf(node.value.toLowerCase());
    if (node.type === "function") {
      if (name === "url" || name === "") return name === "url" ? false : undefined;
      const entry = own(about, name) ?? below.get(name);
      found.push([`${prefix}${name}()`, entry, prefix]);
      // Colour functions without commas are newer than those with commas.
      const hasCommas = node.nodes.some(({ type, value }) => type === "div" && value === ",");
      const hasVariable = node.nodes.some(({ type, value }) => type === "function" && value === "var");
      if (/^(rgb|hsl)a?$/.test(name) && !hasCommas && !hasVariable) found.push([`${name}() without commas`, entry?.space_separated_parameters, ""]);
    }
    if (node.type !== "word") return;
    if (/^#([0-9a-f]{4}|[0-9a-f]{8})$/i.test(node.value)) found.push(["#rrggbbaa", types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation, ""]);
    const unit = /^[-+]?[\d.]+(?:e[-+]?\d+)?([a-z]+)$/i.exec(node.value)?.[1]?.toLowerCase();
    if (unit) found.push([unit, unitEntry(unit), ""]);
    const keyword = own(about, name) ?? own(types.global_keywords, name);
    if (keyword?.__compat && name !== "__compat") found.push([`${property}: ${prefix}${name}`, keyword, prefix]);
  });
  return found.filter(([, entry]) => entry?.__compat);
}

/** Returns the features of a selector. */
function selectorUses(selector) {
  const found = [];
  selectorParser((root) =>
    root.walk((node) => {
      if (node.type === "pseudo") {
        const name = node.value.replace(/^:+/, "").toLowerCase();
        found.push([node.value, own(selectors, name) ?? own(selectors, unprefixed(name)), own(selectors, name) ? "" : prefixOf(name)]);
        const holdsLists = node.nodes?.length > 1 || node.nodes?.some(({ nodes }) => nodes.length > 1);
        if (name === "not" && holdsLists) found.push([":not() of lists", selectors.not.selector_list, ""]);
        if (/^nth-(last-)?child$/.test(name) && / of /.test(String(node))) found.push([`${node.value} of`, own(selectors, name)?.of_syntax, ""]);
      }
      if (node.type === "attribute" && node.insensitive) found.push(["[… i]", selectors.attribute.case_insensitive_modifier, ""]);
      if (node.type === "nesting") found.push(["&", selectors.nesting, ""]);
    }),
  ).processSync(selector);
  return found.filter(([, entry]) => entry?.__compat);
}

/** Returns the features of an at-rule, without its content. */
function atRuleUses({ name, params }) {
  const plainName = unprefixed(name);
  const found = [[`@${name}`, own(atRules, plainName), prefixOf(name)]];
  if (plainName === "media") {
    for (const [, feature] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) found.push([`@media (${feature})`, own(atRules.media, feature), ""]);
    if (/[<>]/.test(params)) found.push(["@media with < and >", atRules.media.range_syntax, ""]);
  }
  if (plainName === "supports" && /selector\(/.test(params)) found.push(["@supports selector()", atRules.supports.selector, ""]);
  return found.filter(([, entry]) => entry?.__compat);
}

/** Returns whether a rule is inside an @supports block for this feature. */
function isAskedFor(node, what) {
  for (let over = node.parent; over; over = over.parent) {
    if (over.type !== "atrule" || over.name !== "supports" || /^\s*not\b/.test(over.params)) continue;
    const word = what.replace(/\(\)$/, "(").replace(/: .*/, "");
    if (over.params.includes(word)) return true;
  }
  return false;
}

const CHOICES = ["min()", "max()", "clamp()"];
/** Returns the properties, by selector, that have another value in browsers without min() and max(). */
function chosenOtherwise(root) {
  const found = new Set();
  root.walkAtRules("supports", (asked) => {
    if (!/^not\b.*max\(/.test(asked.params)) return;
    asked.walkDecls(({ parent, prop }) => {
      for (const selector of parent.selectors) found.add(`${selector} ${prop.replace(/^(min|max)-(?=width|height)/, "")}`);
    });
  });
  return found;
}

/** Returns the subject of a selector: its last part. */
const subject = (selector) => selector.split(/[\s>+~]+/).at(-1);
/** Returns all selectors whose rules contain a matching declaration. */
const selectorsWith = (roots, isMeant) => {
  const found = new Set();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (isMeant(declaration)) declaration.parent.selectors?.forEach((one) => found.add(one));
    });
  }
  return found;
};

/** Returns a predicate: a gap is safe if it belongs to a grid, where gaps are older, or if margins between the children replace it. */
function gapsWithoutFlex(roots) {
  const shown = (pattern) => new Set([...selectorsWith(roots, ({ prop, value }) => prop === "display" && pattern.test(value))].map(subject));
  const [boxes, flexible] = [shown(/grid/), shown(/flex/)];
  const spaced = new Set([...selectorsWith(roots, ({ prop }) => /^(margin|--gap-[xy])/.test(prop))].filter((one) => /[>+]/.test(one)).map((one) => one.replace(/>.*$/, "")));
  const isGrid = (name) => boxes.has(name) && !flexible.has(name);
  return (selector) => spaced.has(selector) || isGrid(subject(selector)) || isGrid(/^\.[\w-]+/.exec(subject(selector))?.[0]);
}

/**
 * Returns the features of a sheet that a floor does not know: [{ what, unknown, where }]. A declaration is accepted if the browser reads
 * another one of the same property in the same rule. Values with variables are not, since the browser drops them too late. `around` lists
 * all sheets in use together.
 */
export function tooNew(css, floor, around = [css]) {
  const found = new Map();
  const note = (what, unknown, node) => {
    if (unknown.length === 0 || isAskedFor(node, what)) return;
    const rule = node.type === "decl" ? node.parent : node;
    const where = (rule.selector ?? `@${rule.name} ${rule.params}`).replace(/\s+/g, " ");
    if (!found.has(what)) found.set(what, { what, unknown: new Set(), where: new Set() });
    for (const browser of unknown) found.get(what).unknown.add(browser);
    found.get(what).where.add(where);
  };
  const withPrefix = (prefix) => (one) => one.prefix === prefix && one.alternative === undefined;
  const root = postcss.parse(css);
  const otherwise = chosenOtherwise(root);
  const isSpaced = gapsWithoutFlex(around.map((one) => postcss.parse(one)));

  root.walkAtRules((rule) => {
    for (const [what, entry, prefix] of atRuleUses(rule)) note(what, unknownTo(entry, floor, withPrefix(prefix)), rule);
  });
  root.walkRules((rule) => {
    if (rule.parent.type === "atrule" && /keyframes$/.test(rule.parent.name)) return;
    // A browser drops the whole rule if it does not know one selector, unless a prefixed rule stands beside it.
    for (const [what, entry, prefix] of selectorUses(rule.selector)) note(what, unknownTo(entry, floor, withPrefix(prefix)), rule);
  });
  root.walkDecls((declaration) => {
    const property = declaration.prop.toLowerCase();
    if (prefixOf(property)) return;
    const beside = declaration.parent.nodes.filter(({ type }) => type === "decl");
    const names = new Set(beside.map(({ prop }) => prop.toLowerCase()));
    const holder = declaration.parent.type === "atrule" ? own(atRules, declaration.parent.name) : undefined;
    const about = own(holder, property) ?? own(properties, property);
    const called = ({ prefix, alternative }) => names.has(alternative ?? `${prefix}${property}`);
    const withoutIt = about?.__compat ? unknownTo(about, floor, called) : [];
    note(property, withoutIt, declaration);
    if (/^(row-|column-)?gap$/.test(property) && !/^0(px)?$/.test(declaration.value)) {
      const wide = (declaration.parent.selectors ?? []).filter((selector) => !isSpaced(selector));
      for (const selector of wide) note(`gap of flex: ${selector}`, unknownTo(about.flex_context, floor), declaration);
    }

    const readBy = (value) => valueUses(property, value).map(([what, entry, prefix]) => [what, unknownTo(entry, floor, withPrefix(prefix))]);
    const others = beside.filter((other) => other !== declaration && other.prop.toLowerCase() === property && !other.important === !declaration.important);
    const isLate = property.startsWith("--") || declaration.value.includes("var(");
    const hasOther = declaration.parent.selectors?.every((selector) => otherwise.has(`${selector} ${property.replace(/^(min|max)-(?=width|height)/, "")}`));
    for (const [what, unknown] of readBy(declaration.value)) {
      if (CHOICES.includes(what) && what !== "clamp()" && hasOther) continue;
      const lost = unknown.filter((browser) => {
        const [name] = browser.split(" ");
        const forgives = (other) => readBy(other.value).every(([, lacking]) => !lacking.some((one) => one.startsWith(`${name} `)));
        const isTold = withoutIt.some((one) => one.startsWith(`${name} `));
        return !isTold && (isLate || !others.some(forgives));
      });
      note(what, lost, declaration);
    }
  });
  return [...found.values()].map(({ what, unknown, where }) => ({ what, unknown: [...unknown].sort(), where: [...where] })).sort((one, other) => (one.what < other.what ? -1 : 1));
}

/** Returns the style sheets in a page. */
export const inPage = (html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("\n");
