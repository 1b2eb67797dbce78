import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { RoomFetch } from "./door.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
};

interface Kept {
  plain: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * Serves what was built into `folder`, each file read and compressed when it is first asked for. A path that ends in a
 * slash means the `index.html` there.
 * @param o.headers of a file, by its path below the folder.
 */
export function servedFiles(o: { folder: string; headers(path: string): Record<string, string> }): RoomFetch {
  const kept = new Map<string, Promise<Kept | null>>();
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const path = pathOf(request);
    if (!kept.has(path)) {
      const reading = keep(join(o.folder, path));
      kept.set(path, reading);
      // What is not there may be there later, and strangers' guesses are not worth keeping.
      if (!(await reading.catch(() => null))) kept.delete(path);
    }
    const file = await kept.get(path);
    if (!file) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
    const isPacked = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
    const headers = {
      "Content-Type": types[extname(path)] ?? "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
      Vary: "Accept-Encoding",
      ETag: file.etag,
      ...o.headers(path),
    };
    if (request.headers.get("if-none-match")?.includes(file.etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : isPacked ? file.packed : file.plain, {
      headers: isPacked ? { ...headers, "Content-Encoding": "gzip" } : headers,
    });
  };
}

/** Never above the folder, whatever was asked for. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = normalize(`/${decoded(pathname)}`).replaceAll("\\", "/");
  return path.endsWith("/") ? `${path}index.html` : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function keep(file: string): Promise<Kept | null> {
  try {
    const plain = new Uint8Array(await readFile(file));
    const packed = new Uint8Array(await promisify(gzip)(plain, { level: 9 }));
    return { plain, packed, etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"` };
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR", "ERR_INVALID_ARG_VALUE"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return null;
    throw error;
  }
}
