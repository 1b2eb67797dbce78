import { and, notInArray, type SQL } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { tryAndLog } from "../../context/try-and-log.ts";
import { subscriptions } from "../../store/tables.ts";
import { type Claimed, claimRenewals, dueRenewals, onlySubscription } from "./claim-renewals.ts";

/**
 * Claims up to `limit` due subscriptions; where that fails, one by one, so that a broken one does not hold up the
 * others.
 * @param o.broken those that could not be claimed in this sweep; they are skipped, and new ones are added
 */
export async function claimSkippingBroken(
  context: BillingContext,
  { broken, ...o }: { limit: number; among?: SQL | undefined; broken: Set<string> },
): Promise<Claimed> {
  const sound = broken.size > 0 ? notInArray(subscriptions.id, [...broken]) : undefined;
  const wanted = { limit: o.limit, among: and(o.among, sound) };
  try {
    return await claimRenewals(context, wanted);
  } catch (error) {
    context.log.warn({ err: error }, "renewals could not be claimed together and are claimed one by one");
  }
  return claimOneByOne(context, wanted, broken);
}

async function claimOneByOne(
  context: BillingContext,
  wanted: { limit: number; among: SQL | undefined },
  broken: Set<string>,
): Promise<Claimed> {
  const claimed: Claimed = { payments: [], free: [] };
  for (const id of await dueRenewals(context.db, { ...wanted, now: context.clock() })) {
    broken.add(id);
    await tryAndLog(context, { subscription: id }, async () => {
      const { payments, free } = await claimRenewals(context, { limit: 1, among: onlySubscription(id) });
      claimed.payments.push(...payments);
      claimed.free.push(...free);
      broken.delete(id);
    });
  }
  return claimed;
}
