import type { Declaration, Meaning } from "./declared-module.ts";
import { type Found, type Library, moduleExports } from "./module-exports.ts";

export interface RollUp {
  /** One file that needs no other, except the ones in `Outside`. */
  text: string;
  /** The names that the entry exports, by where each is declared. */
  exported: Map<string, string>;
}

export interface Outside {
  /** Packages that may be imported by name. */
  packages: readonly string[];
  /** Another entry's roll-up, and what it is imported as: its exports are not declared twice. */
  known?: { as: string; exported: ReadonlyMap<string, string> };
}

/**
 * Collects all declarations that the exports of the module at `entry` refer to. Where two share a name, the exported one
 * keeps it.
 * @throws when a package that is not in `outside` is needed
 */
export function rollUp(entry: string, library: Library, outside: Outside): RollUp {
  const imported = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  const taken = new Map<string, Map<Declaration, string>>();
  const exported = new Map<string, string>();
  const { moduleAt, localOf, exportOf } = moduleExports(library, (from, name, path) => {
    requirePackage(from, path);
    importName(from, name);
  });

  function requirePackage(name: string, path: string): void {
    if (!outside.packages.includes(name)) fail(`${path} speaks of ${name}, which a user of the types need not have.`);
  }

  function importName(from: string, name: string): void {
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
  }

  /** @returns the name it has in the roll-up. */
  function take(found: Found, means: readonly Meaning[]): string {
    const { known } = outside;
    const knownName = known?.exported.get(found.key);
    if (known && knownName) {
      importName(known.as, knownName);
      return knownName;
    }
    const name = names.get(found.key) ?? freeName(found.name);
    names.set(found.key, name);
    const texts = taken.get(name) ?? new Map<Declaration, string>();
    taken.set(name, texts);
    for (const declaration of found.declarations) {
      if (texts.has(declaration) || !means.some((one) => declaration.means.includes(one))) continue;
      // Registered before its references are followed, as types may be circular.
      texts.set(declaration, "");
      texts.set(declaration, renamed(declaration, found.path));
    }
    return name;
  }

  function freeName(name: string): string {
    const isFree = (one: string) => ![...names.values()].includes(one);
    for (let count = 2, free = name; ; free = `${name}${count++}`) if (isFree(free)) return free;
  }

  /** The declaration's text with all references renamed to their names in the roll-up. */
  function renamed({ text, references, packages }: Declaration, path: string): string {
    for (const one of packages) requirePackage(one, path);
    return references
      .toSorted((a, b) => b.start - a.start)
      .reduce((written, { name, start, meaning }) => {
        const found = localOf(path, name);
        if (!found) return written;
        return written.slice(0, start) + take(found, [meaning]) + written.slice(start + name.length);
      }, text);
  }

  const shown = [...moduleAt(entry).exports].map(([name, { means }]) => {
    const found = exportOf(entry, name) ?? fail(`${name} cannot be found.`);
    exported.set(found.key, name);
    names.set(found.key, name);
    return { found, means };
  });
  for (const { found, means } of shown) take(found, means);
  return { text: printed(imported, taken, new Set(exported.values())), exported };
}

function printed(
  imported: ReadonlyMap<string, Set<string>>,
  taken: ReadonlyMap<string, Map<Declaration, string>>,
  exported: ReadonlySet<string>,
): string {
  const imports = [...imported].map(
    ([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";`,
  );
  const statements = [...taken].flatMap(([name, texts]) =>
    [...texts].map(([{ means }, text]) => statement(text, means, exported.has(name))),
  );
  // Without an export statement, every declaration of a declaration file is exported.
  return `${[...imports, ...statements, "export {};"].join("\n\n")}\n`;
}

function statement(text: string, means: readonly Meaning[], isExported: boolean): string {
  const [comment = ""] = /^\/\*\*[\s\S]*?\*\/\n/.exec(text) ?? [];
  const plain = text.slice(comment.length).replace(/^declare /, "");
  const words = `${isExported ? "export " : ""}${means.includes("value") ? "declare " : ""}`;
  return `${comment}${words}${plain}`.replace(/^( {4})+/gm, (deep) => deep.slice(deep.length / 2));
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
