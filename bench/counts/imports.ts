import { dirname, join } from "node:path";
import type { SourceFile } from "./source-file.ts";
import { isNode, nodesBelow } from "./syntax-tree.ts";

export interface Import {
  from: string;
  to: string;
  /** `export … from`: what `to` declares is part of what `from` offers. */
  isReExport: boolean;
}

const withSource = new Set(["ImportDeclaration", "ImportExpression", "ExportNamedDeclaration", "ExportAllDeclaration"]);

/** Imports by a relative path, types included. */
export function relativeImports({ path, text, program }: SourceFile): Import[] {
  const imports: Import[] = [];
  for (const { node } of nodesBelow(program)) {
    if (!withSource.has(node.type) || !("source" in node) || !isNode(node.source)) continue;
    const specifier = text.slice(node.source.start + 1, node.source.end - 1).replace(/\?.*$/, "");
    if (!/^\.\.?\//.test(specifier)) continue;
    imports.push({ from: path, to: join(dirname(path), specifier), isReExport: node.type.startsWith("Export") });
  }
  return imports;
}
