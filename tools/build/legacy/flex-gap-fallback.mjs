// Fallback for flex gaps (missing before Chromium 84 and Safari 14.1, which support gaps in grids only): margins between the children.
// Gap and direction often come from different rules, so custom properties carry the gap to the children's margins. In a container that
// wraps, each child has half the gap as margin on all sides, and the container's edge compensates.
//
// A generated margin overrides the child's own margin on the same side.
import postcss from "postcss";
import { inner, said, sides, subject, words } from "./css-values.mjs";

/** Raises the specificity above all rules of the app. */
const STRONG = ":not(#_)";
/** Children with a visible sibling before them: visually hidden elements take no space. */
const AFTER = ":not(.visually-hidden)~";
const isFlex = (value) => /^(inline-)?flex$/.test(value);
const half = (gap) => `${inner(gap)} / 2`;
const less = (length, gap) => (/^0\w*$/.test(length) ? `calc(${inner(gap)} / -2)` : `calc(${inner(length)} - ${half(gap)})`);

/** Splits a rule about several containers into one per container: the generated margins depend on the container. */
function part(root) {
  root.walkRules((rule) => {
    const names = [...new Set(rule.selectors.map(subject))];
    if (names.length === 1 || !said(rule, "display", "gap", "flex-direction", "flex-wrap")) return;
    const { selectors } = rule;
    for (const name of names) rule.cloneBefore({ selectors: selectors.filter((selector) => subject(selector) === name) });
    rule.remove();
  });
}

/** Collects the properties of each container class from all of its rules. */
function containers(root) {
  const known = new Map();
  root.walkRules((rule) => {
    for (const name of new Set(rule.selectors.map(subject))) {
      const about = known.get(name) ?? { begins: false, flex: false, grid: false, wraps: false, painted: false, gaps: [], latest: "0" };
      const display = said(rule, "display");
      about.begins ||= isFlex(display);
      about.flex ||= isFlex(display) || Boolean(said(rule, "flex-direction", "flex-wrap"));
      about.grid ||= /grid/.test(display ?? "") || rule.nodes.some(({ prop }) => /^grid-(template|auto)/.test(prop));
      about.wraps ||= isFlex(display) && said(rule, "flex-wrap") === "wrap";
      about.painted ||= rule.nodes.some(({ prop }) => prop === "background" || prop === "border");
      if (said(rule, "gap")) about.gaps.push(said(rule, "gap"));
      known.set(name, about);
    }
  });
  return known;
}

const rowAndColumn = (gap) => {
  const [row, column = row] = words(gap);
  return [row, column].map((width) => (width === "0" ? "0px" : width));
};

/** Returns the padding or margin by which a wrapping container compensates its children's margins. */
function edge(rule, about, gap) {
  const [row, column] = rowAndColumn(gap);
  const property = about.painted ? "padding" : "margin";
  const own = sides(said(rule, property) ?? "0");
  const given = own.map((length, side) => {
    if (length === "auto") return length;
    // Padding cannot be negative.
    if (property === "padding" && /^0\w*$/.test(length)) return length;
    return less(length, side % 2 === 0 ? row : column);
  });
  return `{${property}:${given.join(" ")}}`;
}

/** Returns the margins of a container's children, as far as this rule sets their direction. */
function run(rule, about, hasRun) {
  const display = said(rule, "display");
  const resets = !isFlex(display) || hasRun;
  const direction = said(rule, "flex-direction") ?? (isFlex(display) ? "row" : undefined);
  const wrap = said(rule, "flex-wrap");
  if (wrap === "wrap") return ["", "{margin:calc(var(--gap-y) / 2) calc(var(--gap-x) / 2)}"];
  if (wrap === "nowrap") return ["", "{margin:0}", AFTER, "{margin-left:var(--gap-x)}"];
  if (hasRun && display && !isFlex(display) && display !== "none") return ["", "{margin:0}"];
  if (about.wraps && !isFlex(display)) return [];
  const reset = (side) => (resets ? `margin-${side}:0;` : "");
  if (direction === "row") return [AFTER, `{${reset("top")}margin-left:var(--gap-x)}`];
  if (direction === "row-reverse") return [AFTER, `{${reset("left")}margin-right:var(--gap-x)}`];
  if (direction === "column") return [AFTER, `{${reset("left")}margin-top:var(--gap-y)}`];
  return [];
}

/** Adds margins next to the gaps of all flex containers, in place. */
export function gapsToMargins(root) {
  part(root);
  const known = containers(root);
  const ran = new Set();
  const rules = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const name = subject(rule.selectors[0]);
    const about = known.get(name);
    // A class that starts as a flex container without gaps stays one. A class that is one by another class (a button) may lose its gap.
    const hasGap = about.gaps.some((gap) => !about.begins || !/^0\w*$/.test(gap));
    if (!hasGap || (about.grid && !about.flex)) continue;
    const children = (before, content) => `${rule.selectors.map((selector) => `${selector}>${before}*${STRONG}`).join(",")}${content}`;
    const made = [];
    const gap = said(rule, "gap");
    const wrap = said(rule, "flex-wrap");
    const isGrid = !isFlex(said(rule, "display") ?? "flex");
    if (gap) about.latest = gap;
    if (wrap === "wrap" || (gap && about.wraps && !isGrid)) {
      made.push(`${rule.selector}${edge(rule, about, about.latest)}`);
      about.edged = !about.painted;
    } else if (about.edged && (wrap === "nowrap" || isGrid)) made.push(`${rule.selector}{margin:${said(rule, "margin") ?? 0}}`);
    if (gap) {
      const [row, column] = rowAndColumn(gap);
      made.push(children("", `{--gap-y:${row};--gap-x:${column}}`));
      // Grid gaps work in every supported browser, so they stay.
      if (!about.grid) rule.walkDecls("gap", (declaration) => void declaration.remove());
    }
    const margins = run(rule, about, ran.has(name));
    for (let at = 0; at < margins.length; at += 2) made.push(children(margins[at], margins[at + 1]));
    if (margins.length > 0) ran.add(name);
    if (made.length > 0) rule.after(postcss.parse(made.join("\n")).nodes);
  }
}
