// What lies at the left of a page lies at its right where one reads from right to left: rules beside the written ones.
import postcss from "postcss";
import rtlcss from "rtlcss";

/** The files whose pages are mirrored; boards, dice and what lies around them are the same in every language. */
const PAGES = new Set(["page", "lock", "shelf", "pages", "tale", "teacher", "desk", "press", "problems"]);
/** What is said of the two sides. */
const SIDES = /^(left|right|inset|text-align|(margin|padding|border)(-left|-right)?(-width)?|border-radius|border-(top|bottom)-(left|right)-radius)$/;
/** What holds at the other side where a rule names one alone. */
const NONE = { left: "auto", right: "auto" };
const other = (name) => (name.includes("left") ? name.replace("left", "right") : name.replace("right", "left"));

/** The sides of a rule, mirrored; nothing where that changes nothing. `known` are the sides that rules before it have turned. */
const turned = (sides, known) => {
  const written = sides.map(String).join(";");
  const { nodes } = postcss.parse(rtlcss.process(`a{${written}}`)).first;
  const names = new Set(nodes.map(({ prop }) => prop));
  // What was written of one side still holds there, and is taken back.
  const alone = nodes.filter(({ prop }) => other(prop) !== prop && !names.has(other(prop)) && !known.has(other(prop)));
  for (const name of names) known.add(name);
  const back = alone.map(({ prop }) => `${other(prop)}:${NONE[other(prop)] ?? 0}`);
  const all = [...back, ...nodes.map(String)];
  const isPlaced = sides.some(({ prop }) => prop in NONE || prop === "inset");
  return isPlaced || nodes.map(String).join(";") !== written ? all.join(";") : "";
};

/** The styles of a file, with those for pages that are read from right to left. */
export const mirrored = (name, css) => {
  if (!PAGES.has(name)) return css;
  const root = postcss.parse(css);
  const rules = [];
  const known = new Map();
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules.filter(({ parent }) => !parent.name?.endsWith("keyframes"))) {
    if (!known.has(rule.selector)) known.set(rule.selector, new Set());
    const text = turned(rule.nodes.filter(({ type, prop }) => type === "decl" && SIDES.test(prop)), known.get(rule.selector));
    if (!text) continue;
    const selector = rule.selectors.map((one) => (/^(:root|html)/.test(one) ? one : `[dir=rtl] ${one}`)).join(",");
    rule.after(postcss.parse(`${selector}{${text}}`).first);
  }
  return root.toString();
};
