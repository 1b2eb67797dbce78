import { webhookRetryPausesMs } from "../../rules/limits.ts";

/** When a message is tried again after its `tries`-th failure; null for never. */
export function retryAt(tries: number, failedAt: Date): Date | null {
  const pause = webhookRetryPausesMs[tries - 1];
  return pause === undefined ? null : new Date(failedAt.getTime() + pause);
}
