import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { acceptedEncoding, type Encoded } from "./content-encoding.ts";
import type { NodeEnv, ReadHeader } from "./node-request.ts";

export interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer<ArrayBuffer> | null;
}

export interface RequestHead {
  method: string;
  header: ReadHeader;
}

/**
 * Answers 304 to a matching `If-None-Match`.
 * @param headers become the response's; they are changed
 */
export function bufferedResponse(
  encoded: Encoded & { etag?: string },
  { method, header }: RequestHead,
  headers: Record<string, string>,
  status = 200,
): BufferedResponse {
  if (encoded.etag !== undefined && status === 200) {
    headers.ETag = encoded.etag;
    if (header("if-none-match") === encoded.etag) return { status: 304, headers, bytes: null };
  }
  const { bytes, encoding } = acceptedEncoding(header("accept-encoding"), encoded);
  if (encoding) headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(bytes.length);
  return { status, headers, bytes: method === "HEAD" ? null : bytes };
}

/** Writes straight to Node's own response where there is one, which costs a third of the way through `Response`. */
export function sendResponse({ status, headers, bytes }: BufferedResponse, outgoing: NodeEnv["outgoing"]): Response {
  if (!outgoing) return new Response(bytes, { status, headers });
  outgoing.writeHead(status, headers);
  outgoing.end(bytes ?? undefined);
  return RESPONSE_ALREADY_SENT;
}

const sentHeader = [...RESPONSE_ALREADY_SENT.headers.keys()][0] ?? "";

/** `RESPONSE_ALREADY_SENT` itself, also for the copy that Hono makes of an answer to HEAD; null for other responses. */
export const alreadySent = (response: Response): Response | null =>
  response.headers.has(sentHeader) ? RESPONSE_ALREADY_SENT : null;
