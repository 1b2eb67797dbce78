export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface FetchOptions {
  method?: Method;
  /** Sent as JSON, unless it is bytes or a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** After a temporary failure. Default: 1 for GET and HEAD, 0 for the others. */
  retries?: number;
  signal?: AbortSignal;
  /** The request outlives the page; then its body has 64 kB at most. */
  keepalive?: boolean;
}

/** `status` is 0 without an answer, with the reason in `cause`; `answer` is null unless it was JSON. */
export interface Fetched<Answer> {
  status: number;
  answer: Answer | null;
  cause?: unknown;
}

const passing = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);

export const methodOf = ({ method, body }: FetchOptions): Method => method ?? (body === undefined ? "GET" : "POST");

/**
 * Fetches JSON, with retries. Resolves for every status.
 * @throws only when the caller's own signal aborts it
 */
export async function fetchJson<Answer>(url: string, options: FetchOptions = {}): Promise<Fetched<Answer>> {
  const method = methodOf(options);
  const retries = options.retries ?? (method === "GET" || method === "HEAD" ? 1 : 0);
  for (let attempt = 0; ; attempt++) {
    const fetched = await attemptFetch<Answer>(method, url, options);
    if (attempt >= retries || !passing.has(fetched.status)) return fetched;
  }
}

async function attemptFetch<Answer>(
  method: Method,
  url: string,
  { body, headers, signal, keepalive = false }: FetchOptions,
): Promise<Fetched<Answer>> {
  const encoded = encodedBody(body);
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", ...encoded.headers, ...headers },
      body: encoded.body,
      signal: signal ?? null,
      keepalive,
    });
    return { status: response.status, answer: await jsonOf(response) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return { status: 0, answer: null, cause };
  }
}

/** As JSON, unless the browser knows the type of the bytes or the form. */
function encodedBody(body: unknown): { body: BodyInit | null; headers: Record<string, string> } {
  if (body === undefined) return { body: null, headers: {} };
  if (body instanceof Blob || body instanceof FormData || body instanceof ArrayBuffer) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

async function jsonOf<Answer>(response: Response): Promise<Answer | null> {
  if (!response.headers.get("content-type")?.includes("json")) return null;
  return response.json().catch(() => null);
}
