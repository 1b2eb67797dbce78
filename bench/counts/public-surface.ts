import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Import } from "./imports.ts";

const root = join(import.meta.dirname, "../..");

/** The source files that a value of `exports` names; patterns such as `./*` and built files are none. */
function exportedFiles(value: unknown): string[] {
  if (typeof value === "string") return /^\.\/(?!dist\/)[^*]+\.tsx?$/.test(value) ? [value.slice(2)] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(exportedFiles) : [];
}

/** Files whose comments are documentation: `protocol/`, configuration, and each package's entry with what it exports again. */
export function publicFiles(paths: string[], imports: Import[]): Set<string> {
  const files = new Set(paths.filter((path) => /^protocol\/|(^|\/)config\.ts$/.test(path)));
  for (const manifest of paths.filter((path) => /^\w+\/package\.json$/.test(path))) {
    const { exports }: { exports?: unknown } = JSON.parse(readFileSync(join(root, manifest), "utf8"));
    for (const file of exportedFiles(exports)) files.add(join(manifest, "..", file));
  }
  // A set may grow while it is walked: what is exported again by a file that was exported again is reached too.
  for (const file of files)
    for (const { from, to, isReExport } of imports) if (from === file && isReExport) files.add(to);
  return files;
}
