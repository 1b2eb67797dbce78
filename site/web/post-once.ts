import type { Answer } from "../shared/api-answer.ts";
import { randomUuid } from "../shared/uuid.ts";
import { type CallOptions, callApi } from "./call-api.ts";

/** Of calls without an answer yet. */
const keys = new Map<string, string>();

/**
 * Creates something once, however often the same is sent again after a lost connection.
 * @throws CallFailure
 */
export async function postOnce<Data>(
  url: string,
  body: object,
  { toasts, headers }: Pick<CallOptions, "toasts" | "headers"> = {},
): Promise<Answer<Data>> {
  const content = `${url} ${JSON.stringify(body)}`;
  const key = keys.get(content) ?? randomUuid();
  keys.set(content, key);
  const answer = await callApi<Data>(url, {
    toasts,
    method: "POST",
    body,
    headers: { ...headers, "Idempotency-Key": key },
  });
  keys.delete(content);
  return answer;
}
