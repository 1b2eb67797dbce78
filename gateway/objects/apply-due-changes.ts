import type { Call, SimulatorContext } from "../calls/call.ts";
import { type Change, claimDueChange } from "../store/scheduled-changes.ts";
import type { Sql, SqlPool } from "../store/sql.ts";
import { saveRecordedEvents } from "../webhooks/record-event.ts";
import { loseDispute } from "./disputes/close-dispute.ts";
import { warnOfFraud } from "./disputes/early-fraud-warnings.ts";
import { openDispute } from "./disputes/open-dispute.ts";
import { expireAuthorization } from "./intents/capture.ts";
import { completeRefund, failRefund } from "./refunds/refund-outcomes.ts";

const changes: Record<Change, (call: Call, object: string) => Promise<unknown>> = {
  dispute: openDispute,
  "dispute is lost": loseDispute,
  "early fraud warning": warnOfFraud,
  "refund arrives": completeRefund,
  "refund fails": failRefund,
  "reservation ends": expireAuthorization,
};

export async function applyDueChanges(on: {
  simulator: SimulatorContext;
  pool: SqlPool;
  clock: () => Date;
}): Promise<void> {
  const now = on.clock();
  while (await on.pool.transaction((sql) => applyNext(on.simulator, sql, now)));
}

/** False when nothing is due. */
async function applyNext(simulator: SimulatorContext, sql: Sql, now: Date): Promise<boolean> {
  const due = await claimDueChange(sql, now);
  if (!due) return false;
  const caller = { audience: "server", clientSecret: undefined } as const;
  const call: Call = { simulator, sql, now, caller, requestId: null, idempotencyKey: null, recordedEvents: [] };
  await changes[due.change](call, due.object);
  await saveRecordedEvents(call);
  return true;
}
