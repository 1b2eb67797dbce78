import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "..");
const skipped = new Set(["node_modules", "dist", ".git", ".data", ".cache"]);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name)) yield path;
  }
}

export const isTest = (file: string) => /\.(test|e2e)\.tsx?$|\/(testing|model-tests)\//.test(file);
export interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^;'"]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  return [...text.matchAll(statement)].map((match) => ({
    from: file,
    to: (match[4] ?? match[5]) as string,
    isType: Boolean(match[2]) || /^\s*\{\s*(type\s+[^,}]+,?\s*)+\}\s*from\s*$/.test(match[3] ?? ""),
  }));
}

/** Every TypeScript file of the repository, by its path from the root. */
export const files = [...sources("")];
export const imports = files.flatMap(importsOf);
/** The file that a relative import names. */
export const fileOf = ({ from, to }: Import) => relative(root, join(root, dirname(from), to));

/** @returns the circles, each as its nodes joined by arrows */
export function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, path: string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) circles.push([...path.slice(at), node].join(" -> "));
    if (at >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return circles;
}
