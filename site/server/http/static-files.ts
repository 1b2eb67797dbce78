import { type BufferedResponse, bufferedResponse, type RequestHead } from "./buffered-response.ts";
import type { Encoded } from "./content-encoding.ts";
import { serviceWorkerContentSecurityPolicy } from "./security-headers.ts";

export interface BuiltFiles {
  /** @throws when the file exists and could not be read. */
  get(path: string): (Encoded & { type: string; etag: string }) | undefined;
}

const serviceWorker = "/service-worker.js";

/** Files with their content's hash in the name never change. */
function cacheControl(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  if (path === serviceWorker) return "no-cache";
  return path === "/builds/latest.json" ? "no-store" : "public, max-age=3600";
}

export function staticFileResponse(
  files: BuiltFiles,
  path: string,
  request: RequestHead,
  commonHeaders: Record<string, string>,
): BufferedResponse | null {
  const file = files.get(path);
  if (!file) return null;
  return bufferedResponse(file, request, {
    ...commonHeaders,
    "Content-Type": file.type,
    "Cache-Control": cacheControl(path),
    // The card provider's frame has an opaque origin and uses the page's fonts.
    ...(path.endsWith(".woff2")
      ? { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" }
      : {}),
    ...(path === serviceWorker ? { "Content-Security-Policy": serviceWorkerContentSecurityPolicy } : {}),
    Vary: "Accept-Encoding",
  });
}
