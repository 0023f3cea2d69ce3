// Flex gaps for browsers that know them between the cells of grids alone (Chromium before 84, Safari before 14.1): margins between
// the children. How wide a gap is and which way a row runs is often said by two rules, so the gap goes to the children as
// two custom properties, and the margins are made of them. Where lines wrap, each child has half a gap all around, which
// the edge of the container gives back.
//
// A generated margin beats a margin that a child has of its own on the same side.
import postcss from "postcss";
import { inner, said, sides, subject, words } from "./css-values.mjs";

/** More than any rule of the app weighs. */
const STRONG = ":not(#_)";
/** Children that have something before them; what only the ear meets takes no room. */
const AFTER = ":not(.visually-hidden)~";
const isFlex = (value) => /^(inline-)?flex$/.test(value);
const half = (gap) => `${inner(gap)} / 2`;
const less = (length, gap) => (/^0\w*$/.test(length) ? `calc(${inner(gap)} / -2)` : `calc(${inner(length)} - ${half(gap)})`);

/** A rule about several containers becomes one for each: what it does to gaps depends on the container. */
function part(root) {
  root.walkRules((rule) => {
    const names = [...new Set(rule.selectors.map(subject))];
    if (names.length === 1 || !said(rule, "display", "gap", "flex-direction", "flex-wrap")) return;
    const { selectors } = rule;
    for (const name of names) rule.cloneBefore({ selectors: selectors.filter((selector) => subject(selector) === name) });
    rule.remove();
  });
}

/** What is known of the containers of one class, from all rules about them. */
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

/** What the edge of a container that wraps gives back of its children's margins. */
function edge(rule, about, gap) {
  const [row, column] = rowAndColumn(gap);
  const property = about.painted ? "padding" : "margin";
  const own = sides(said(rule, property) ?? "0");
  const given = own.map((length, side) => {
    if (length === "auto") return length;
    // An inner edge cannot be less than nothing.
    if (property === "padding" && /^0\w*$/.test(length)) return length;
    return less(length, side % 2 === 0 ? row : column);
  });
  return `{${property}:${given.join(" ")}}`;
}

/** The margins of the children of a container, as far as this rule says which way they run. */
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

/** Margins beside the gaps of all flex containers, in place. */
export function gapsToMargins(root) {
  part(root);
  const known = containers(root);
  const ran = new Set();
  const rules = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const name = subject(rule.selectors[0]);
    const about = known.get(name);
    // What begins as a flex container without gaps stays one; what is one by another class (a button) may lose its gap.
    const hasGap = about.gaps.some((gap) => !about.begins || !/^0\w*$/.test(gap));
    if (!hasGap || (about.grid && !about.flex)) continue;
    const children = (before, content) =>
      `${rule.selectors.map((selector) => `${selector}>${before}*${STRONG}`).join(",")}${content}`;
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
      // Cells of a grid have their gaps in every browser.
      if (!about.grid) rule.walkDecls("gap", (declaration) => void declaration.remove());
    }
    const margins = run(rule, about, ran.has(name));
    for (let at = 0; at < margins.length; at += 2) made.push(children(margins[at], margins[at + 1]));
    if (margins.length > 0) ran.add(name);
    if (made.length > 0) rule.after(postcss.parse(made.join("\n")).nodes);
  }
}
