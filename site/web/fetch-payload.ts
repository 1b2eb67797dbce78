import type { Payload, Shared } from "../shared/pages.ts";
import { fetchJson } from "./fetch-json.ts";

export const payloadPath = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/_payload.json`;

const isPayload = (answer: unknown): answer is Payload =>
  typeof answer === "object" && answer !== null && "kind" in answer && "build" in answer;

/** Failures without a payload become an error payload. */
export async function fetchPayload(url: URL, signal: AbortSignal, last: Shared): Promise<Payload> {
  const { status, answer } = await fetchJson<unknown>(payloadPath(url.pathname) + url.search, { signal });
  if (isPayload(answer)) return answer;
  const message =
    status === 0
      ? "We can’t reach Hemline. Check your connection and try again."
      : "Something went wrong on our side. Try again in a moment.";
  return { ...last, kind: "error", status, message };
}
