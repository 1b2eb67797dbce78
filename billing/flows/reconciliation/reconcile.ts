import type { BillingContext } from "../../context/billing-context.ts";
import { reconciliationWindowMs } from "../../rules/limits.ts";
import { providerCharges, recordedPayments } from "./compare-charges.ts";
import { providerRefunds, recordedRefunds } from "./compare-refunds.ts";
import type { Compared, Difference, ReconciliationReport } from "./reconciliation-report.ts";

/**
 * Compares all money that moved at the provider since an instant with our rows, both ways: each charge and refund there
 * is one row here over the same amount. What we merely missed is handled now, by the usual flows; wrong amounts and
 * rows without money are left to people. What is under way is left alone.
 */
export async function reconcile(
  context: BillingContext,
  o: { since: Date; repairs: boolean },
): Promise<ReconciliationReport> {
  const found: ReconciliationReport = { since: o.since, payments: 0, refunds: 0, differences: [] };
  const seen = { charges: new Set<string>(), refunds: new Set<string>() };
  const compareAll = async (list: AsyncIterable<Compared>, what: "payments" | "refunds") => {
    for await (const one of list) {
      found[what] += 1;
      const difference = await compareOne(context, one, o.repairs);
      if (difference) found.differences.push(difference);
    }
  };
  await compareAll(providerCharges(context, o.since, seen.charges), "payments");
  await compareAll(recordedPayments(context, o.since, seen.charges), "payments");
  await compareAll(providerRefunds(context, o.since, seen.refunds), "refunds");
  await compareAll(recordedRefunds(context, o.since, seen.refunds), "refunds");
  return found;
}

async function compareOne(
  { log }: BillingContext,
  { compare, repair }: Compared,
  repairs: boolean,
): Promise<Difference | null> {
  const finding = await compare();
  if (!finding) return null;
  if (!repair || !repairs) return { ...finding, isRepaired: false };
  try {
    await repair();
  } catch (error) {
    log.warn({ err: error, difference: finding }, "a difference from the provider's books could not be corrected");
  }
  return { ...finding, isRepaired: (await compare()) === null };
}

/** The daily reconciliation. Repaired differences are warnings, open ones are errors. */
export async function reconcileDaily(context: BillingContext): Promise<void> {
  const since = new Date(context.clock().getTime() - reconciliationWindowMs);
  const { payments, refunds, differences } = await reconcile(context, { since, repairs: true });
  for (const difference of differences) {
    if (difference.isRepaired) context.log.warn({ difference }, "a difference from the provider's books was corrected");
    else context.log.error({ difference }, "our books and the provider's disagree");
  }
  context.log.info(
    { payments, refunds, differences: differences.length },
    "our books were compared with the provider's",
  );
}
