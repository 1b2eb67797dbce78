import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { Logger } from "pino";
import { errorCode } from "./errors/error-code.ts";
import type { ServiceFetch } from "./http-server.ts";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};
const compressedAlready = new Set(["png", "webp", "woff2"]);

interface StaticFile {
  type: string;
  etag: string;
  identity: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer> | undefined;
  gzip?: Buffer<ArrayBuffer> | undefined;
}

/** The files below one folder. Paths are exact: they start with a slash and are decoded already. */
export interface StaticFiles {
  /** @throws when the file is in the list and could not be read. */
  get(path: string): StaticFile | undefined;
  /** Answers a GET or HEAD with the file, or null when there is none. `headers` go out with it. */
  answer(path: string, request: Request, headers: Record<string, string>): Response | null;
}

/**
 * Reads every file below `folder` once, at start. A request only looks its path up among them: none reaches the disk, so
 * no spelling of a path leads out of the folder, and memory holds no more than the folder does.
 * @param o.isRebuilt reads the folder again when something in it has changed, for development
 */
export function readStaticFiles(folder: string, o: { log: Logger; isRebuilt?: boolean }): StaticFiles {
  let files = readAll(folder, o.log);
  let version = o.isRebuilt ? versionOf(folder) : "";

  function get(path: string): StaticFile | undefined {
    if (o.isRebuilt && version !== versionOf(folder)) {
      version = versionOf(folder);
      files = readAll(folder, o.log);
    }
    const file = files.get(path);
    if (file instanceof Error) throw new Error(`The file ${path} could not be read.`, { cause: file });
    return file;
  }

  return {
    get,
    answer(path, request, more) {
      const file = get(path);
      if (!file) return null;
      const headers: Record<string, string> = {
        "Content-Type": file.type,
        "X-Content-Type-Options": "nosniff",
        ETag: `W/${file.etag}`,
        Vary: "Accept-Encoding",
        ...more,
      };
      if (request.headers.get("if-none-match")?.includes(file.etag))
        return new Response(null, { status: 304, headers });
      const isPacked = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
      const packed = isPacked ? compressed(path, file) : undefined;
      if (packed) headers["Content-Encoding"] = "gzip";
      return new Response(request.method === "HEAD" ? null : (packed ?? file.identity), { headers });
    },
  };
}

/** A service that serves nothing but `files`. A path that ends in a slash means the `index.html` there. */
export function serveStaticFiles(
  files: StaticFiles,
  headersOf: (path: string) => Record<string, string>,
): ServiceFetch {
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const path = decoded(new URL(request.url).pathname).replace(/\/$/, "/index.html");
    return (
      files.answer(path, request, headersOf(path)) ??
      new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } })
    );
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const endingOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** Compressed when it is first asked for, and kept. */
function compressed(path: string, file: StaticFile): Buffer<ArrayBuffer> | undefined {
  if (!compressedAlready.has(endingOf(path))) file.gzip ??= gzipSync(file.identity, { level: 9 });
  return file.gzip;
}

/** Regular files only: a link could lead anywhere. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

const fileOf = (entry: Dirent) => join(entry.parentPath, entry.name);

function versionOf(folder: string): string {
  return entriesOf(folder)
    .map((entry) => {
      const { size, mtimeMs } = statSync(fileOf(entry), { throwIfNoEntry: false }) ?? {};
      return `${fileOf(entry)} ${size} ${mtimeMs}`;
    })
    .sort()
    .join("\n");
}

function readAll(folder: string, log: Logger): Map<string, StaticFile | Error> {
  const paths = new Map(
    entriesOf(folder).map((entry) => [`/${relative(folder, fileOf(entry)).split(sep).join("/")}`, fileOf(entry)]),
  );
  const files = new Map<string, StaticFile | Error>();
  for (const [path, file] of paths) {
    // A file's compressed twins belong to it, and what starts with a dot is the build's own.
    if (/^\/\./.test(path) || (/\.(br|gz)$/.test(path) && paths.has(path.slice(0, path.lastIndexOf("."))))) continue;
    try {
      files.set(path, readOne(path, file, paths));
    } catch (error) {
      if (errorCode(error) === "ENOENT") continue;
      log.error({ err: error, path }, "a built file couldn’t be read; requests for it get an error");
      files.set(path, error as Error);
    }
  }
  return files;
}

function readOne(path: string, file: string, paths: ReadonlyMap<string, string>): StaticFile {
  const identity = readFileSync(file);
  const twin = (ending: string) => (paths.has(path + ending) ? readFileSync(file + ending) : undefined);
  return {
    identity,
    br: twin(".br"),
    gzip: twin(".gz"),
    type: types[endingOf(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
  };
}
