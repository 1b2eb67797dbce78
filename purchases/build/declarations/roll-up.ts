import { dirname, join } from "node:path";
import { type Declaration, type DeclaredModule, type Meaning, type Origin, readModule } from "./declared-module.ts";

export interface RollUp {
  /** One file that needs no other, except the ones in `Outside`. */
  text: string;
  /** The names that the entry exports, by where each is declared. */
  exported: Map<string, string>;
}

export interface Library {
  /** The text of a `.d.ts` file. */
  read(path: string): string;
  /** The `.d.ts` file of one of our own packages; undefined for any other package. */
  locate(specifier: string): string | undefined;
}

export interface Outside {
  /** Packages that may be imported by name. */
  packages: readonly string[];
  /** Another entry's roll-up, and what it is imported as: its exports are not declared twice. */
  known?: { as: string; exported: ReadonlyMap<string, string> };
}

interface Found {
  key: string;
  name: string;
  path: string;
  declarations: Declaration[];
}

/**
 * Collects all declarations that the exports of the module at `entry` refer to. Where two share a name, the exported one
 * keeps it.
 * @throws when a package that is not in `outside` is needed
 */
export function rollUp(entry: string, { read, locate }: Library, outside: Outside): RollUp {
  const modules = new Map<string, DeclaredModule>();
  const imported = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  const taken = new Map<string, Map<Declaration, string>>();
  const exported = new Map<string, string>();

  function moduleAt(path: string): DeclaredModule {
    const module = modules.get(path) ?? readModule(path, read(path));
    modules.set(path, module);
    return module;
  }

  function pathOf(from: string, specifier: string): string | undefined {
    return specifier.startsWith(".") ? join(dirname(from), specifier.replace(/\.tsx?$/, ".d.ts")) : locate(specifier);
  }

  /** @returns null for a name of the language, or of a package, which is imported. */
  function localOf(path: string, name: string): Found | null {
    const { declarations, imports } = moduleAt(path);
    const own = declarations.get(name);
    if (own) return { key: `${path} ${name}`, name, path, declarations: own };
    const origin = imports.get(name);
    return origin ? originOf(path, origin) : null;
  }

  function originOf(path: string, { from, name }: Origin): Found | null {
    const there = pathOf(path, from);
    if (there) return exportOf(there, name);
    need(from, path);
    remember(from, name);
    return null;
  }

  function exportOf(path: string, name: string): Found | null {
    const { exports, stars } = moduleAt(path);
    const shown = exports.get(name);
    if (shown) return shown.from ? originOf(path, { from: shown.from, name: shown.name }) : localOf(path, shown.name);
    for (const star of stars) {
      const found = exportOf(pathOf(path, star) as string, name);
      if (found) return found;
    }
    return null;
  }

  function need(name: string, path: string): void {
    if (!outside.packages.includes(name)) fail(`${path} speaks of ${name}, which a user of the types need not have.`);
  }

  function remember(from: string, name: string): void {
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
  }

  /** @returns the name it has in the roll-up. */
  function take(found: Found, means: readonly Meaning[]): string {
    const known = outside.known?.exported.get(found.key);
    if (known) {
      remember((outside.known as { as: string }).as, known);
      return known;
    }
    const name = names.get(found.key) ?? freeName(found.name);
    names.set(found.key, name);
    const texts = taken.get(name) ?? new Map<Declaration, string>();
    taken.set(name, texts);
    for (const declaration of found.declarations) {
      if (texts.has(declaration) || !means.some((one) => declaration.means.includes(one))) continue;
      // Registered before its references are followed, as types may be circular.
      texts.set(declaration, "");
      texts.set(declaration, inOurWords(declaration, found.path));
    }
    return name;
  }

  function freeName(name: string): string {
    const isFree = (one: string) => ![...names.values()].includes(one);
    for (let count = 2, free = name; ; free = `${name}${count++}`) if (isFree(free)) return free;
  }

  /** The declaration's text with all references renamed to their names in the roll-up. */
  function inOurWords({ text, references, packages }: Declaration, path: string): string {
    for (const one of packages) need(one, path);
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
  const imports = [...imported].map(
    ([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";`,
  );
  const isExported = new Set(exported.values());
  const statements = [...taken].flatMap(([name, texts]) =>
    [...texts].map(([{ means }, text]) => statement(text, means, isExported.has(name))),
  );
  // Without an export statement, every declaration of a declaration file is exported.
  return { text: `${[...imports, ...statements, "export {};"].join("\n\n")}\n`, exported };
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
