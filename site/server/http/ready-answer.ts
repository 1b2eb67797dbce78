import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { HeaderOf, NodeEnv } from "./caller.ts";
import { acceptedEncoding, type Encoded } from "./encoding.ts";

/** An answer whose bytes are there already. */
export interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer<ArrayBuffer> | null;
}

/** How a request asks: its method and its headers. */
export interface Asking {
  method: string;
  header: HeaderOf;
}

/**
 * The dress of `encoded` that the asking takes, or 304 when it has it already.
 * @param headers become the answer's; they are changed
 */
export function readyAnswer(
  encoded: Encoded & { etag?: string },
  { method, header }: Asking,
  headers: Record<string, string>,
  status = 200,
): ReadyAnswer {
  if (encoded.etag !== undefined && status === 200) {
    headers.ETag = encoded.etag;
    if (header("if-none-match") === encoded.etag) return { status: 304, headers, bytes: null };
  }
  const { bytes, encoding } = acceptedEncoding(header("accept-encoding"), encoded);
  if (encoding) headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(bytes.length);
  return { status, headers, bytes: method === "HEAD" ? null : bytes };
}

/** Gives a ready answer: straight to Node's own response where there is one, which costs a third of the way round. */
export function give({ status, headers, bytes }: ReadyAnswer, outgoing: NodeEnv["outgoing"]): Response {
  if (!outgoing) return new Response(bytes, { status, headers });
  outgoing.writeHead(status, headers);
  outgoing.end(bytes ?? undefined);
  return RESPONSE_ALREADY_SENT;
}

const sentHeader = [...RESPONSE_ALREADY_SENT.headers.keys()][0] ?? "";

/** `RESPONSE_ALREADY_SENT` itself for what stands for it: of an answer to HEAD, Hono makes a copy. Null for others. */
export const givenAnswer = (response: Response): Response | null =>
  response.headers.has(sentHeader) ? RESPONSE_ALREADY_SENT : null;
