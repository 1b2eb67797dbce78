import { ErrorCode, PurchasesError } from "../errors.ts";
import { log } from "../log.ts";
import { errorOfAnswer } from "./backend-errors.ts";

/** The version of the API whose shapes this client understands. */
export const wireVersion = "1.13.1";

export interface RequestOptions {
  baseUrl: string;
  apiKey: string;
  additionalHeaders?: Readonly<Record<string, string>>;
  /** The framework that wraps the SDK. */
  platform?: { flavor: string; version: string } | null;
}

/** `name` is for logs and error messages. The response's `body` is undefined where it has none. */
export type SendRequest = (call: {
  name: string;
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}) => Promise<{ status: number; body: unknown }>;

/** The function that sends all requests to the billing service. A call with a body is a POST. */
export function createSendRequest(o: RequestOptions): SendRequest {
  const headers = requestHeaders(o);
  return async ({ name, path, body, signal }) => {
    log(4, `${name}: ${path}`);
    const { status, text } = await send(`${o.baseUrl}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (status >= 400) throw errorOfAnswer(name, status, text);
    return { status, body: parse(name, text) };
  };
}

/** The SDK's headers override the developer's. */
export function requestHeaders({
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
    // False for a test store although isSandbox() is true: kept for compatibility.
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
    throw new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, `${name} did not answer with JSON.`);
  }
}
