import { internalErrorMessage } from "../shared/internal-error-message.ts";
import type { Payload, Shared } from "../shared/pages.ts";
import { type Fetched, fetchJson } from "./fetch-json.ts";
import { errorPayload } from "./payload.ts";
import { startLoad } from "./state/load-order.ts";

export const payloadPath = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/_payload.json`;

const isPayload = (answer: unknown): answer is Payload =>
  typeof answer === "object" && answer !== null && "kind" in answer && "build" in answer;

/** Fetches a page's data, from the address of `payloadPath`. */
export async function fetchPageData(address: string, signal?: AbortSignal): Promise<Fetched<Payload>> {
  const finishLoad = startLoad();
  const fetched = await fetchJson<unknown>(address, signal ? { signal } : {});
  finishLoad();
  return { ...fetched, answer: isPayload(fetched.answer) ? fetched.answer : null };
}

/** Failures without a payload become an error payload. */
export async function fetchPayload(url: URL, signal: AbortSignal, last: Shared): Promise<Payload> {
  const { status, answer } = await fetchPageData(payloadPath(url.pathname) + url.search, signal);
  if (answer) return answer;
  const message = status === 0 ? "We can’t reach Hemline. Check your connection and try again." : internalErrorMessage;
  return errorPayload(last, status, message);
}
