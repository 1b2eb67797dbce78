import type { Transaction } from "@hemline/database";
import { minuteMs } from "../../shared/durations.ts";
import { moderationLimits } from "../../shared/limits.ts";
import type { SiteContext } from "../site-context.ts";

export const tellingQueue = "site.decision";

export interface DecidedCase {
  id: string;
  /** Of the case, with this decision: it may be undone, and decided again. */
  version: number;
}

/** Everyone whom a decision concerns is told when it can’t be undone any more. */
export function enqueueTelling(
  tx: Transaction,
  { jobs, clock }: Pick<SiteContext, "jobs" | "clock">,
  { id, version }: DecidedCase,
): Promise<void> {
  const startAfter = new Date(clock().getTime() + moderationLimits.undoMinutes * minuteMs);
  return jobs.enqueue(tellingQueue, { id, version } satisfies DecidedCase, { tx, startAfter });
}
