import { ErrorCode, PurchasesError } from "../errors.ts";
import { log } from "../log.ts";
import { problemOfAnswer } from "./backend-errors.ts";

/** Spoken to every billing service of this wire; it says which shapes the client understands. */
export const wireVersion = "1.13.1";

/** Where and as whom the billing service is asked. */
export interface RequestOptions {
  baseUrl: string;
  apiKey: string;
  additionalHeaders?: Readonly<Record<string, string>>;
  /** The framework that wraps the SDK; null for none. */
  platform?: { flavor: string; version: string } | null;
}

/** What came back: the parsed body, or undefined where there is none. */
export interface Answered {
  status: number;
  body: unknown;
}

/** One call: `name` is for logs and error messages. */
export type SendRequest = (call: {
  name: string;
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}) => Promise<Answered>;

/** Makes the one function through which everything reaches the billing service. A call with a body is a POST. */
export function requestsTo(o: RequestOptions): SendRequest {
  const headers = headersFor(o);
  return async ({ name, path, body, signal }) => {
    log(4, `${name}: ${path}`);
    const { status, text } = await send(`${o.baseUrl}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (status >= 400) throw problemOfAnswer(name, status, text);
    return { status, body: parse(name, text) };
  };
}

/** The developer's own headers lie beneath the SDK's. */
export function headersFor({
  apiKey,
  additionalHeaders,
  platform,
}: Omit<RequestOptions, "baseUrl">): Record<string, string> {
  return {
    ...additionalHeaders,
    Authorization: `Bearer ${apiKey}`,
    "Content-Type": "application/json",
    Accept: "application/json",
    "X-Platform": "web",
    "X-Version": wireVersion,
    // A test store's key says false here although isSandbox() is true: the wire has always been so.
    "X-Is-Sandbox": String(apiKey.startsWith("rcb_sb_")),
    ...(platform ? { "X-Platform-Flavor": platform.flavor, "X-Platform-Flavor-Version": platform.version } : {}),
  };
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new PurchasesError(ErrorCode.NetworkError, undefined, String(cause));
  }
}

function parse(name: string, text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, `${name} answered no JSON.`);
  }
}
