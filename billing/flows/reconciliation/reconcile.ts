import type { BillingContext } from "../../context/billing-context.ts";
import { reconciliationWindowMs } from "../../rules/limits.ts";
import { chargesThere, paymentsHere } from "./compare-charges.ts";
import { refundsHere, refundsThere } from "./compare-refunds.ts";
import type { Compared, Difference, Reconciliation } from "./difference.ts";

/**
 * Compares all money that moved at the provider since an instant with our rows, both ways: each charge and refund there
 * is one row here over the same amount. What we merely missed is handled now, by the usual flows; wrong amounts and
 * rows without money are left to people. What is under way is left alone.
 */
export async function reconcile(context: BillingContext, o: { since: Date; mends: boolean }): Promise<Reconciliation> {
  const found: Reconciliation = { since: o.since, payments: 0, refunds: 0, differences: [] };
  const seen = { charges: new Set<string>(), refunds: new Set<string>() };
  const compare = async (list: AsyncIterable<Compared>, what: "payments" | "refunds") => {
    for await (const one of list) {
      found[what] += 1;
      const difference = await settled(context, one, o.mends);
      if (difference) found.differences.push(difference);
    }
  };
  await compare(chargesThere(context, o.since, seen.charges), "payments");
  await compare(paymentsHere(context, o.since, seen.charges), "payments");
  await compare(refundsThere(context, o.since, seen.refunds), "refunds");
  await compare(refundsHere(context, o.since, seen.refunds), "refunds");
  return found;
}

async function settled({ log }: BillingContext, { look, mend }: Compared, mends: boolean): Promise<Difference | null> {
  const finding = await look();
  if (!finding) return null;
  if (!mend || !mends) return { ...finding, isMended: false };
  try {
    await mend();
  } catch (error) {
    log.warn({ err: error, difference: finding }, "a difference from the provider's books could not be corrected");
  }
  return { ...finding, isMended: (await look()) === null };
}

/** The daily reconciliation. Repaired differences are warnings, open ones are errors. */
export async function reconcileDaily(context: BillingContext): Promise<void> {
  const since = new Date(context.clock().getTime() - reconciliationWindowMs);
  const { payments, refunds, differences } = await reconcile(context, { since, mends: true });
  for (const difference of differences) {
    if (difference.isMended) context.log.warn({ difference }, "a difference from the provider's books was corrected");
    else context.log.error({ difference }, "our books and the provider's disagree");
  }
  context.log.info(
    { payments, refunds, differences: differences.length },
    "our books were compared with the provider's",
  );
}
