// What a script says: whether old browsers read it, and which names of a browser it uses.
import { parse } from "acorn";
import { full } from "acorn-walk";

/** Grammar that came after the floors, by the nodes of a tree. */
const LATER = {
  ChainExpression: () => "?.",
  LogicalExpression: ({ operator }) => operator === "??" && "??",
  Literal: ({ bigint, regex }) => (bigint ? "a big integer" : regex && /\(\?<[=!]/.test(regex.pattern) && "a pattern that looks behind"),
  ExportAllDeclaration: ({ exported }) => exported && "export * as",
};

/** The tree of a script, or what is wrong with it: `old` scripts are read by every browser of the last twenty years. */
export function read(text, { isModule = false, isOld = false } = {}) {
  // 2020 is more than the floors know, but has import() and import.meta, which they do; the rest of it is refused here.
  const tree = parse(text, { ecmaVersion: isOld ? 5 : 2020, sourceType: isModule ? "module" : "script" });
  const later = new Set();
  full(tree, (node) => {
    const what = LATER[node.type]?.(node);
    if (what) later.add(what);
  });
  return { tree, later: [...later].sort() };
}

/** The names that a pattern declares. */
const declared = (pattern) => {
  switch (pattern?.type) {
    case "Identifier": return [pattern.name];
    case "ObjectPattern": return pattern.properties.flatMap((one) => declared(one.value ?? one.argument));
    case "ArrayPattern": return pattern.elements.flatMap(declared);
    case "AssignmentPattern": return declared(pattern.left);
    case "RestElement": return declared(pattern.argument);
    default: return [];
  }
};

/** The name of a member, where it stands in the script. */
const nameOf = ({ key, property, computed }) => {
  const name = key ?? property;
  if (!computed && name.type === "Identifier") return name.name;
  return name.type === "Literal" && typeof name.value === "string" ? name.value : undefined;
};

/** The words that a script gives to things of its own: they say nothing of the browser. */
function ownWords(tree, isLibrary) {
  const words = new Set();
  const add = (node) => words.add(nameOf(node));
  full(tree, (node) => {
    if (node.type === "ObjectExpression") node.properties.filter(({ key }) => key).forEach(add);
    if (/^(MethodDefinition|PropertyDefinition)$/.test(node.type)) add(node);
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return;
    // Where a library sets something, it is its own; a script of ours may set what the browser hears.
    if (isLibrary || node.left.object.type === "ThisExpression") add(node.left);
  });
  return words;
}

/** The names that a script declares, wherever it does. */
function declarations(tree) {
  const names = new Set();
  full(tree, (node) => {
    const patterns = [...(node.params ?? []), node.param, node.type === "VariableDeclarator" && node.id];
    if (/^(Function|Class)/.test(node.type)) patterns.push(node.id);
    if (/^Import.*Specifier$/.test(node.type)) patterns.push(node.local);
    for (const name of patterns.filter(Boolean).flatMap(declared)) names.add(name);
  });
  return names;
}

/**
 * What a script uses that it does not declare: the names of things (`globals`), what it asks of them by name (`statics`:
 * `Object.fromEntries`), and of all else (`members`: `finally`).
 */
export function uses(tree, { isLibrary = false } = {}) {
  const names = declarations(tree);
  const words = ownWords(tree, isLibrary);
  const [globals, statics, members] = [new Set(), new Set(), new Set()];
  const addMember = (name) => name !== undefined && !words.has(name) && members.add(name);
  full(tree, (node) => {
    if (node.type === "Identifier" && !names.has(node.name)) globals.add(node.name);
    if (node.type === "ObjectPattern") node.properties.filter(({ key }) => key).map(nameOf).forEach(addMember);
    if (node.type !== "MemberExpression") return;
    const name = nameOf(node);
    const { type, name: object } = node.object;
    if (name !== undefined && type === "Identifier" && !names.has(object)) statics.add(`${object}.${name}`);
    else addMember(name);
  });
  return { globals: [...globals].sort(), statics: [...statics].sort(), members: [...members].sort() };
}
