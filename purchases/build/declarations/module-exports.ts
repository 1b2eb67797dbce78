import { dirname, join } from "node:path";
import { type Declaration, type DeclaredModule, type Origin, readModule } from "./declared-module.ts";

export interface Library {
  /** The text of a `.d.ts` file. */
  read(path: string): string;
  /** The `.d.ts` file of one of our own packages; undefined for any other package. */
  locate(specifier: string): string | undefined;
}

export interface Found {
  key: string;
  name: string;
  path: string;
  declarations: Declaration[];
}

/**
 * Finds declarations across modules.
 * @param onPackage a name is imported from a package of someone else
 */
export function moduleExports(
  { read, locate }: Library,
  onPackage: (from: string, name: string, path: string) => void,
) {
  const modules = new Map<string, DeclaredModule>();

  function moduleAt(path: string): DeclaredModule {
    const module = modules.get(path) ?? readModule(path, read(path));
    modules.set(path, module);
    return module;
  }

  function pathOf(from: string, specifier: string): string | undefined {
    return specifier.startsWith(".") ? join(dirname(from), specifier.replace(/\.tsx?$/, ".d.ts")) : locate(specifier);
  }

  /** @returns null for a global name, or one of a package, which is imported. */
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
    onPackage(from, name, path);
    return null;
  }

  function exportOf(path: string, name: string): Found | null {
    const { exports, stars } = moduleAt(path);
    const shown = exports.get(name);
    if (shown) return shown.from ? originOf(path, { from: shown.from, name: shown.name }) : localOf(path, shown.name);
    for (const star of stars) {
      const there = pathOf(path, star);
      const found = there ? exportOf(there, name) : null;
      if (found) return found;
    }
    return null;
  }

  return { moduleAt, localOf, exportOf };
}
