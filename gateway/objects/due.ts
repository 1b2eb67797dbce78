import { type Change, takeDueChange } from "../store/changes.ts";
import type { SqlPool } from "../store/sql.ts";
import { keepTold } from "../webhooks/events.ts";
import type { Call, House } from "../wire/call.ts";
import { reservationEnds } from "./capture.ts";
import { loseDispute, openDispute } from "./disputes.ts";
import { warnOfFraud } from "./early-fraud-warnings.ts";
import { refundArrives, refundFails } from "./refund-changes.ts";

const changes: Record<Change, (call: Call, object: string) => Promise<unknown>> = {
  dispute: openDispute,
  "dispute is lost": loseDispute,
  "early fraud warning": warnOfFraud,
  "refund arrives": refundArrives,
  "refund fails": refundFails,
  "reservation ends": reservationEnds,
};

/** Does what banks have been going to do until now. */
export async function doWhatIsDue(on: { house: House; pool: SqlPool; clock: () => Date }): Promise<void> {
  const now = on.clock();
  const doNext = () =>
    on.pool.transaction(async (sql) => {
      const due = await takeDueChange(sql, now);
      if (!due) return false;
      const caller = { audience: "server", clientSecret: undefined } as const;
      const call: Call = { house: on.house, sql, now, caller, requestId: null, idempotencyKey: null, told: [] };
      await changes[due.change](call, due.object);
      await keepTold(call);
      return true;
    });
  while (await doNext());
}
