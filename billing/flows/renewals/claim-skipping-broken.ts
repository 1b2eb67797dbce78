import { and, notInArray, type SQL } from "drizzle-orm";
import { attempt } from "../../engine/attempt.ts";
import type { Engine } from "../../engine/engine.ts";
import { subscriptions } from "../../store/tables.ts";
import { type Claimed, claimRenewals, dueRenewals, onlySubscription } from "./claim-renewals.ts";

/**
 * Takes up to `limit` subscriptions that are due. Where one cannot be claimed, they are taken one by one, so that it
 * does not hold up those beside it.
 * @param o.spoilt those that could not be claimed in this sweep; they are left out, and new ones are added
 */
export async function claimSkippingBroken(
  engine: Engine,
  { spoilt, ...o }: { limit: number; among?: SQL | undefined; spoilt: Set<string> },
): Promise<Claimed> {
  const sound = spoilt.size > 0 ? notInArray(subscriptions.id, [...spoilt]) : undefined;
  const wanted = { limit: o.limit, among: and(o.among, sound) };
  try {
    return await claimRenewals(engine, wanted);
  } catch (error) {
    engine.log.warn({ err: error }, "renewals could not be claimed together and are claimed one by one");
  }
  const claimed: Claimed = { payments: [], free: [] };
  for (const id of await dueRenewals(engine.db, { ...wanted, now: engine.clock() })) {
    spoilt.add(id);
    await attempt(engine, { subscription: id }, async () => {
      const { payments, free } = await claimRenewals(engine, { limit: 1, among: onlySubscription(id) });
      claimed.payments.push(...payments);
      claimed.free.push(...free);
      spoilt.delete(id);
    });
  }
  return claimed;
}
