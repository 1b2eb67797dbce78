import type { Answer, FaultAnswer } from "../shared/answer.ts";
import { CallFailure } from "./call-failure.ts";
import { openAccount } from "./shell/account.ts";
import { showError, showSuccess } from "./shell/toasts.ts";

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallOptions {
  method?: Method;
  /** Sent as JSON; bytes and forms go as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** How often to try again after a passing failure. Default: once for GET and HEAD, never for the others. */
  retries?: number;
  /**
   * What to say by toasts: "all" (default), "failures" (no success toast),
   * "form" (field messages stay at the fields, everything else is said), "none".
   */
  toasts?: "all" | "failures" | "form" | "none";
  /** False keeps a 401 from opening the login modal: for logging in itself. */
  login?: boolean;
  signal?: AbortSignal;
}

const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const withoutBody = new Set<Method>(["GET", "HEAD"]);

/**
 * Calls the site's API. Says by toast what the answer says; on a 401 opens the login modal and goes on afterwards.
 * @throws CallFailure when the call did not succeed, or the person chose not to log in.
 */
export async function call<Data = unknown>(url: string, options: CallOptions = {}): Promise<Answer<Data>> {
  try {
    const answer = await callQuietly<Data>(url, options);
    const isSaid = (options.toasts ?? "all") === "all" || options.toasts === "form";
    if (isSaid && typeof answer.message === "string" && answer.message) showSuccess(answer.message);
    return answer;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status === 401 && options.login !== false) return afterLogin<Data>(url, options, failure);
    sayFailure(failure, options.toasts ?? "all");
    throw failure;
  }
}

/** The call alone: retries and wrapping, no toasts, no modal. */
export async function callQuietly<Data = unknown>(url: string, options: CallOptions = {}): Promise<Answer<Data>> {
  const method = options.method ?? (options.body === undefined ? "GET" : "POST");
  const retries = options.retries ?? (withoutBody.has(method) ? 1 : 0);
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptCall<Data>(method, url, options);
    if (!(outcome instanceof CallFailure)) return outcome;
    const isPassing = passing.has(outcome.status) || outcome.status === 0;
    if (!isPassing || attempt >= retries || options.signal?.aborted) throw outcome;
  }
}

async function attemptCall<Data>(
  method: Method,
  url: string,
  { body, headers, signal }: CallOptions,
): Promise<Answer<Data> | CallFailure> {
  const isRaw = body === undefined || body instanceof Blob || body instanceof FormData || body instanceof ArrayBuffer;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { Accept: "application/json", ...(isRaw ? {} : { "Content-Type": "application/json" }), ...headers },
      body: isRaw ? ((body as BodyInit | undefined) ?? null) : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return new CallFailure(method, url, 0, null, cause);
  }
  const answer = await jsonOf(response);
  if (!response.ok) return new CallFailure(method, url, response.status, answer as FaultAnswer | null);
  return (answer ?? {}) as Answer<Data>;
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) return null;
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function afterLogin<Data>(url: string, options: CallOptions, failure: CallFailure): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    openAccount({
      mode: "login",
      then: () => call<Data>(url, { ...options, login: false }).then(resolve, reject),
      otherwise: () => reject(failure),
    });
  });
}

function sayFailure({ status, answer }: CallFailure, toasts: NonNullable<CallOptions["toasts"]>): void {
  if (toasts === "none") return;
  const fields = Object.values(answer?.data ?? {}).flat();
  if (toasts === "form" && fields.length) return;
  const sentences = [answer?.message, answer?.error, ...fields].filter((text) => typeof text === "string" && text);
  for (const text of sentences) showError(text as string);
  if (sentences.length === 0) showError(fallback(status));
}

const fallback = (status: number) =>
  status === 0
    ? "The site could not be reached. Please check your network connection and try again."
    : `That did not work (${status}). Please try again.`;
