import { dayMs } from "../durations.ts";
import { acceleratedRetryWindowMs, acceleratedTriesAfterMs } from "../periods/accelerated-durations.ts";
import type { Pace } from "../periods/periods.ts";

/** After the first failure. Further apart each time: most cards that recover do so in the first week. */
const triesAfterMs: readonly number[] = [1, 3, 7, 14, 21, 29].map((it) => it * dayMs);

export function retryWindowMs({ isAccelerated }: Pace): number {
  return isAccelerated ? acceleratedRetryWindowMs : 30 * dayMs;
}

export function nextTryAt(firstFailedAt: Date, now: Date, { isAccelerated }: Pace): Date | null {
  const tries = isAccelerated ? acceleratedTriesAfterMs : triesAfterMs;
  const next = tries.find((it) => firstFailedAt.getTime() + it > now.getTime());
  return next === undefined ? null : new Date(firstFailedAt.getTime() + next);
}

/** Until when it can be paid, with another card or by its owner in person. */
export function retryWindowEndsAt(firstFailedAt: Date, { isAccelerated }: Pace): Date {
  return new Date(firstFailedAt.getTime() + retryWindowMs({ isAccelerated }));
}

export const needsOwner = "authentication_required";

/** Final declines: only another card helps. */
const finalDeclines: ReadonlySet<string> = new Set([
  "incorrect_number",
  "lost_card",
  "pickup_card",
  "stolen_card",
  "revocation_of_authorization",
  "revocation_of_all_authorizations",
  "transaction_not_allowed",
]);

export function isFinalDecline(code: string): boolean {
  return finalDeclines.has(code);
}
