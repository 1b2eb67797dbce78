import { createHash } from "node:crypto";
import { acceptedEncoding, type Encoded } from "./encoding.ts";

export const contentTypes = { html: "text/html; charset=utf-8", json: "application/json" } as const;

/** One page in one of its two dresses, before it becomes an answer. */
export interface DrawnPage {
  status: number;
  dress: keyof typeof contentTypes;
  text: string;
  /** Where it lives instead. */
  location?: string;
  /** What it is about. */
  tags: readonly string[];
}

export const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

type Sendable = Omit<DrawnPage, "text" | "tags"> & Encoded & { etag?: string };

/** The answer to one request: its status, the right dress of its bytes, or 304 for those who have them already. */
export function pageResponse(page: Sendable, request: Request, headers: Record<string, string>): Response {
  if (page.etag !== undefined && page.status === 200) {
    headers.ETag = page.etag;
    if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  }
  if (page.location !== undefined) headers.Location = page.location;
  const { bytes, encoding } = acceptedEncoding(request.headers.get("accept-encoding"), page);
  if (encoding) headers["Content-Encoding"] = encoding;
  headers["Content-Type"] = contentTypes[page.dress];
  headers["Content-Length"] = String(bytes.length);
  return new Response(request.method === "HEAD" ? null : bytes, { status: page.status, headers });
}
