// Browser APIs that scripts use and a floor does not know.
import { compat, unknownTo } from "./compat.mjs";

const INTERFACES = { ...compat.api, ...compat.javascript.builtins };
const plainName = (key) => key.replace(/_(static|event)$/, "");

/** By member name: the interfaces that have it, with their compatibility entry. */
const byMember = new Map();
for (const [name, members] of Object.entries(INTERFACES)) {
  for (const [key, entry] of Object.entries(members)) {
    if (key === "__compat" || !entry.__compat || key.endsWith("_event")) continue;
    const member = plainName(key);
    if (!byMember.has(member)) byMember.set(member, []);
    byMember.get(member).push({ name, entry });
  }
}
const globalThings = { ...compat.javascript.builtins, ...compat.api._globals, ...compat.api.Window, ...compat.api };

const own = (things, key) => (Object.hasOwn(things, key) ? things[key] : undefined);

/** Returns the browsers of a floor that do not know a member, because of the interface or the member itself. */
const without = ({ name, entry }, floor) => {
  const whole = INTERFACES[name];
  const late = whole.__compat ? unknownTo(whole, floor) : [];
  return late.length > 0 ? late : unknownTo(entry, floor);
};

/**
 * Returns the APIs of a script that a floor does not know: { what: "Object.fromEntries", unknown: ["chrome 73"] }. A member of an unknown
 * object is a finding if every interface that has it is too new. For wasm-bindgen glue, `named` lists the interfaces in use: the member is
 * a finding if one of those is too new.
 */
export function tooNew({ globals, statics, members }, floor, named) {
  const found = new Map();
  const note = (what, unknown) => unknown.length > 0 && found.set(what, unknown);
  for (const name of globals) {
    const thing = own(globalThings, name);
    if (thing?.__compat) note(name, unknownTo(thing, floor));
  }
  const unclear = new Set(members);
  for (const path of statics) {
    const [object, member] = path.split(".");
    const [things, base] = [own(INTERFACES, object), own(globalThings, object)];
    const entry = things && (own(things, `${member}_static`) ?? own(things, member));
    if (entry?.__compat) note(path, unknownTo(entry, floor));
    else if (["window", "self", "globalThis"].includes(object)) {
      const thing = own(globalThings, member);
      if (thing?.__compat) note(member, unknownTo(thing, floor));
    } else if (!base) unclear.add(member);
    else unclear.add(member);
  }
  for (const member of unclear) {
    const all = byMember.get(member) ?? [];
    const mine = named && all.filter(({ name }) => named.has(name.toLowerCase()));
    if (mine?.length > 0) {
      for (const one of mine) note(`${one.name}.${member}`, without(one, floor));
    } else if (all.length > 0 && all.every((one) => without(one, floor).length > 0)) {
      note(`.${member}`, without(all[0], floor));
    }
  }
  return [...found].map(([what, unknown]) => ({ what, unknown })).sort((one, other) => (one.what < other.what ? -1 : 1));
}
