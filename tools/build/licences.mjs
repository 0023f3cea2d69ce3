// Licence report: prints the licences of all code in the app as one text.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LINE = "=".repeat(100);

/** Returns the crates linked into the Wasm, without build dependencies. */
function crates() {
  const target = ["--filter-platform", "wasm32-unknown-unknown"];
  const told = execFileSync("cargo", ["metadata", "--format-version", "1", "--locked", ...target], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { packages, resolve, workspace_members: own } = JSON.parse(told);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const byId = new Map(packages.map((found) => [found.id, found]));
  const isProcMacro = (id) => byId.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
  const linked = new Set();
  const visit = (id) => {
    if (linked.has(id) || isProcMacro(id)) return;
    linked.add(id);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      if (kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(resolve.root);
  for (const id of own) linked.delete(id);
  return [...linked]
    .map((id) => byId.get(id))
    .map(({ name, version, license, manifest_path: manifest }) => ({
      name,
      version,
      license,
      folder: dirname(manifest),
    }));
}

/** Returns the licence texts in a folder. If one may choose, only the MIT licence. */
function texts(folder) {
  const names = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort();
  const simple = names.filter((name) => /mit/i.test(name));
  return (simple.length > 0 ? simple : names)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8").replaceAll("\r", "").trim());
}

/** Returns the npm packages in the app: those that its scripts import or the build copies from, and their dependencies. */
function packages() {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const scripts = ["shell", "tools/build/single-file"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  );
  const imported = scripts
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const built = readFileSync("tools/build/post-build.mjs", "utf8");
  const wanted = Object.keys(devDependencies).filter((name) => imported.includes(`"${name}"`) || built.includes(`"${name}/`));
  const found = new Map();
  const visit = (name) => {
    const folder = join("node_modules", name);
    if (found.has(name) || !existsSync(folder)) return;
    const { version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    found.set(name, { name, version, license, folder });
    Object.keys(dependencies).forEach(visit);
  };
  wanted.forEach(visit);
  return [...found.values()];
}

/** Returns all licences as one text. Each text appears once, below the names of its packages. */
export function licences() {
  const all = [...crates(), ...packages()].sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
  const bearers = new Map(texts(".").map((text) => [text, ["Table ronde"]]));
  for (const { name, folder } of all) {
    for (const text of texts(folder)) bearers.set(text, [...(bearers.get(text) ?? []), name]);
  }
  return [
    "Table ronde is offered under the MIT License or the Apache License 2.0, as you choose.",
    "It is built from these packages and from Rust's standard library (MIT or Apache-2.0, © The Rust Project contributors):",
    "",
    ...all.map(({ name, version, license }) => `  ${name} ${version}: ${license}`),
    ...[...bearers].map(([text, names]) => `\n${LINE}\n${[...new Set(names)].join(", ")}\n${LINE}\n\n${text}`),
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(licences());
