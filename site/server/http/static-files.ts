import type { Encoded } from "./encoding.ts";
import { type Asking, type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

/** The built browser files with their compressed twins, by their exact paths. */
export interface BuiltFiles {
  /** @throws when the file is there and could not be read. */
  get(path: string): (Encoded & { type: string; etag: string }) | undefined;
}

/** How long a file may be kept: for ever when its name holds its content's hash. */
function cacheControl(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  return path === "/builds/latest.json" ? "no-store" : "public, max-age=3600";
}

/** The answer for `path`, or null when there is no such file. `common` are the headers that every answer has. */
export function fileAnswer(
  files: BuiltFiles,
  path: string,
  asking: Asking,
  common: Record<string, string>,
): ReadyAnswer | null {
  const file = files.get(path);
  if (!file) return null;
  return readyAnswer(file, asking, {
    ...common,
    "Content-Type": file.type,
    "Cache-Control": cacheControl(path),
    // The card provider's frame has no origin of its own, and writes in the page's letters.
    ...(path.endsWith(".woff2")
      ? { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" }
      : {}),
    Vary: "Accept-Encoding",
  });
}
