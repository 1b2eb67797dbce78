import { dirname, join } from "node:path";
import type { SourceFile } from "./source-file.ts";
import { isNode, type Node, nodesBelow } from "./syntax-tree.ts";

export interface Import {
  from: string;
  to: string;
  /** `export … from`, or an import that is exported by name: what `to` declares is part of what `from` offers. */
  isReExport: boolean;
}

const withSource = new Set(["ImportDeclaration", "ImportExpression", "ExportNamedDeclaration", "ExportAllDeclaration"]);

/** Imports by a relative path, types included. */
export function relativeImports({ path, text, program }: SourceFile): Import[] {
  const imports: Import[] = [];
  const exported = new Set(exportedNames(program));
  for (const { node } of nodesBelow(program)) {
    if (!withSource.has(node.type) || !("source" in node) || !isNode(node.source)) continue;
    const specifier = text.slice(node.source.start + 1, node.source.end - 1).replace(/\?.*$/, "");
    if (!/^\.\.?\//.test(specifier)) continue;
    const isReExport = node.type.startsWith("Export") || specifierNames(node).some((name) => exported.has(name));
    imports.push({ from: path, to: join(dirname(path), specifier), isReExport });
  }
  return imports;
}

/** The names in lists such as `export { a, b }`. */
function exportedNames(program: SourceFile["program"]): string[] {
  return [...nodesBelow(program)].flatMap(({ node }) =>
    node.type === "ExportNamedDeclaration" ? specifierNames(node) : [],
  );
}

/** The local names that an import or an export lists. */
function specifierNames(node: Node): string[] {
  const specifiers: unknown[] = "specifiers" in node && Array.isArray(node.specifiers) ? node.specifiers : [];
  return specifiers.flatMap((one) => {
    const local = isNode(one) && "local" in one ? one.local : undefined;
    return isNode(local) && "name" in local && typeof local.name === "string" ? [local.name] : [];
  });
}
