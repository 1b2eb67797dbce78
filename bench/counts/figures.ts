import { dirname } from "node:path";
import { lineAt, type SourceFile } from "./source-file.ts";
import { nodesBelow } from "./syntax-tree.ts";

export interface Entry {
  where: string;
  size: number;
}

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The lines of every function but one-line arrows; the callback of `describe` is a heading and not a function. */
export function functionLengths({ path, text, program }: SourceFile): Entry[] {
  const lengths: Entry[] = [];
  for (const { node, parent } of nodesBelow(program)) {
    if (!functionTypes.has(node.type)) continue;
    if (parent?.type === "CallExpression" && /^describe\b/.test(text.slice(parent.start, parent.end))) continue;
    const first = lineAt(text, node.start);
    const size = lineAt(text, node.end) - first + 1;
    if (size > 1 || node.type !== "ArrowFunctionExpression") lengths.push({ where: `${path}:${first}`, size });
  }
  return lengths;
}

/** Assertions that the compiler takes on trust: `x as T` (`as const` is none) and `x!`. */
export function castCount({ text, program }: SourceFile): number {
  let count = 0;
  for (const { node } of nodesBelow(program)) {
    if (node.type === "TSNonNullExpression" || node.type === "TSTypeAssertion") count++;
    if (node.type === "TSAsExpression" && !/\bas\s+const$/.test(text.slice(node.start, node.end))) count++;
  }
  return count;
}

/** Lines with nothing but a comment. */
export function commentLines({ text, comments }: SourceFile): number {
  let lines = 0;
  for (const { start, end } of comments) {
    const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    if (before.trim() === "") lines += lineAt(text, end) - lineAt(text, start) + 1;
  }
  return lines;
}

export function filesPerFolder(paths: string[]): Entry[] {
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  return [...sizes].map(([where, size]) => ({ where, size }));
}

/** @param share between 0 and 1 @returns 0 for an empty list */
export function percentile(entries: Entry[], share: number): number {
  const sizes = entries.map((entry) => entry.size).sort((a, b) => a - b);
  return sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)] ?? 0;
}
