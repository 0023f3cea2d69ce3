// Analyses a script: whether old browsers can parse it, and which browser names it uses.
import { parse } from "acorn";
import { full } from "acorn-walk";

/** Syntax newer than the floors, by AST node type. */
const LATER = {
  ChainExpression: () => "?.",
  LogicalExpression: ({ operator }) => operator === "??" && "??",
  Literal: ({ bigint, regex }) => (bigint ? "a big integer" : regex && /\(\?<[=!]/.test(regex.pattern) && "a pattern that looks behind"),
  ExportAllDeclaration: ({ exported }) => exported && "export * as",
};

/** Returns the syntax tree of a script, or the error. `old` scripts must be ES5. */
export function read(text, { isModule = false, isOld = false } = {}) {
  // ES2020 is newer than the floors but has import() and import.meta, which they know; LATER refuses its other syntax.
  const tree = parse(text, { ecmaVersion: isOld ? 5 : 2020, sourceType: isModule ? "module" : "script" });
  const later = new Set();
  full(tree, (node) => {
    const what = LATER[node.type]?.(node);
    if (what) later.add(what);
  });
  return { tree, later: [...later].sort() };
}

/** Returns the names that a pattern declares. */
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

/** Returns the name of a member, if it is static. */
const nameOf = ({ key, property, computed }) => {
  const name = key ?? property;
  if (!computed && name.type === "Identifier") return name.name;
  return name.type === "Literal" && typeof name.value === "string" ? name.value : undefined;
};

/** Returns the member names that a script defines itself; they are no browser names. */
function ownWords(tree, isLibrary) {
  const words = new Set();
  const add = (node) => words.add(nameOf(node));
  full(tree, (node) => {
    if (node.type === "ObjectExpression") node.properties.filter(({ key }) => key).forEach(add);
    if (/^(MethodDefinition|PropertyDefinition)$/.test(node.type)) add(node);
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return;
    // Members that a library assigns are its own; our scripts may assign browser properties.
    if (isLibrary || node.left.object.type === "ThisExpression") add(node.left);
  });
  return words;
}

/** Returns all names that a script declares, in any scope. */
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
 * Returns the names that a script uses without declaring them: `globals`, members of those (`statics`: `Object.fromEntries`), and members
 * of other objects (`members`: `finally`).
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
