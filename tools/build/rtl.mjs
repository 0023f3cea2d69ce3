// Right-to-left layout: adds mirrored rules for [dir=rtl] next to the rules that name a side.
import postcss from "postcss";
import rtlcss from "rtlcss";

/** Style sheets that are mirrored. Boards and dice, and their surroundings, are the same in every language. */
const PAGES = new Set(["page", "lock", "shelf", "pages", "tale", "teacher", "desk", "press", "problems"]);
/** Properties that depend on the left or right side. */
const SIDES =
  /^(left|right|inset|text-align|(margin|padding|border)(-left|-right)?(-width)?|border-radius|border-(top|bottom)-(left|right)-radius)$/;
/** Reset values for the opposite side, where they are not 0. */
const NONE = { left: "auto", right: "auto" };
const other = (name) => (name.includes("left") ? name.replace("left", "right") : name.replace("right", "left"));

/** Returns the mirrored declarations, or nothing if they change nothing. `known`: properties mirrored by earlier rules. */
const turned = (sides, known) => {
  const written = sides.map(String).join(";");
  const { nodes } = postcss.parse(rtlcss.process(`a{${written}}`)).first;
  const names = new Set(nodes.map(({ prop }) => prop));
  // The unmirrored declaration still applies to the original side and is reset.
  const alone = nodes.filter(({ prop }) => other(prop) !== prop && !names.has(other(prop)) && !known.has(other(prop)));
  for (const name of names) known.add(name);
  const back = alone.map(({ prop }) => `${other(prop)}:${NONE[other(prop)] ?? 0}`);
  const all = [...back, ...nodes.map(String)];
  const isPlaced = sides.some(({ prop }) => prop in NONE || prop === "inset");
  return isPlaced || nodes.map(String).join(";") !== written ? all.join(";") : "";
};

/** Returns a style sheet with its rules for right-to-left pages. */
export const mirrored = (name, css) => {
  if (!PAGES.has(name)) return css;
  const root = postcss.parse(css);
  const rules = [];
  const known = new Map();
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules.filter(({ parent }) => !parent.name?.endsWith("keyframes"))) {
    if (!known.has(rule.selector)) known.set(rule.selector, new Set());
    const text = turned(
      rule.nodes.filter(({ type, prop }) => type === "decl" && SIDES.test(prop)),
      known.get(rule.selector),
    );
    if (!text) continue;
    const selector = rule.selectors.map((one) => (/^(:root|html)/.test(one) ? one : `[dir=rtl] ${one}`)).join(",");
    rule.after(postcss.parse(`${selector}{${text}}`).first);
  }
  return root.toString();
};
