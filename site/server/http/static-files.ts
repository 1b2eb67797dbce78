import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Encoded } from "./encoding.ts";
import { type Asking, type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  woff2: "font/woff2",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
};

interface StaticFile extends Encoded {
  headers: Record<string, string>;
  etag: string;
}

/** The built browser files, held in memory with their compressed twins. */
export interface StaticFiles {
  /** The answer for `path`, or null when there is no such file. */
  answer(path: string, asking: Asking): ReadyAnswer | null;
}

/** How long a file may be kept: for ever when its name holds its content's hash. */
function cacheControl(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  return path === "/builds/latest.json" ? "no-store" : "public, max-age=3600";
}

function readFile(path: string, file: string): StaticFile {
  const identity = readFileSync(file);
  const twin = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  return {
    identity,
    br: twin(".br"),
    gzip: twin(".gz"),
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers: {
      "Content-Type": types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      "Cache-Control": cacheControl(path),
      // The card provider's frame has no origin of its own, and writes in the page's letters.
      ...(path.endsWith(".woff2")
        ? { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" }
        : {}),
      Vary: "Accept-Encoding",
    },
  };
}

/** Reads every file below `folder` once. `common` are the headers that every answer has. */
export function readStaticFiles(folder: URL, common: Record<string, string>): StaticFiles {
  const root = fileURLToPath(folder);
  const files = new Map<string, StaticFile>();
  for (const entry of existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join("/")}`;
    if (entry.isFile() && !/\.(br|gz)$|^\/\./.test(path)) files.set(path, readFile(path, file));
  }
  return {
    answer(path, asking) {
      const file = files.get(path);
      return file ? readyAnswer(file, asking, { ...common, ...file.headers }) : null;
    },
  };
}
