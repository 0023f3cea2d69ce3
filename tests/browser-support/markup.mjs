// Features of the page's markup: elements and attributes, under their names in @mdn/browser-compat-data.
import { compat, unknownTo } from "./compat.mjs";

const kinds = [compat.html, compat.svg];
const own = (things, key) => (things && Object.hasOwn(things, key) ? things[key] : undefined);

/**
 * Returns the features of the markup that a floor does not know: `circle pathLength`. An attribute is known if an element of that name
 * knows it.
 */
export function tooNew(html, floor) {
  const found = new Map();
  const note = (what, entries) => {
    // « ≤80 » means that nobody tested older browsers, so the feature counts as old as SVG.
    const all = entries.filter((entry) => entry?.__compat).map((entry) => unknownTo(entry, floor).filter((one) => !one.includes("≤")));
    if (all.length > 0 && all.every((unknown) => unknown.length > 0)) found.set(what, all[0]);
  };
  const bare = html.replace(/<!--[\s\S]*?-->/g, "").replace(/(<(style|script)[^>]*>)[\s\S]*?<\/\2>/g, "$1");
  for (const [, tag, attributes] of bare.matchAll(/<([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/g)) {
    note(tag, kinds.map(({ elements }) => own(elements, tag)));
    for (const [, name] of attributes.matchAll(/\s([^\s=>]+)(?:="[^"]*"|='[^']*')?/g)) {
      if (/^(data-|aria-|xmlns|content$)/.test(name)) continue;
      note(`${tag} ${name}`, kinds.flatMap(({ elements, global_attributes }) => [own(own(elements, tag), name), own(global_attributes, name)]));
    }
  }
  return [...found].map(([what, unknown]) => ({ what, unknown })).sort((one, other) => (one.what < other.what ? -1 : 1));
}
