import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordEvent } from "../../events/record-event.ts";
import { entitlementPeriodsOf } from "../../store/entitlement-periods.ts";
import { outbox } from "../../store/tables.ts";

/** Records that ids moved to another customer, for receivers who store access by id. The customer's row is locked. */
export async function recordTransfer(
  tx: Transaction,
  o: { customerId: string; from: readonly string[]; to: readonly string[]; isSandbox: boolean; now: Date },
): Promise<void> {
  const { customerId, from, to, isSandbox, now } = o;
  const content = { fromCustomerId: customerId, transferredFrom: [...from], transferredTo: [...to], isSandbox };
  await recordEvent(tx, { type: "TRANSFER", customerId, subscriptionId: null, content, now });
}

export async function everOwnedAnything(tx: Transaction, customerId: string): Promise<{ isSandbox: boolean } | null> {
  const holdings = await entitlementPeriodsOf(tx, customerId);
  return holdings.length > 0 ? { isSandbox: holdings.every((it) => it.isSandbox) } : null;
}

/**
 * Whether receivers may have stored access by a customer's ids: the customer owned something, or an event named them,
 * e.g. the invoice of an unpaid checkout. If so, whether all of it was in the sandbox.
 */
export async function isKnownToReceivers(tx: Transaction, customerId: string): Promise<{ isSandbox: boolean } | null> {
  const events = await tx
    .selectDistinct({ isSandbox: outbox.isSandbox })
    .from(outbox)
    .where(eq(outbox.customerId, customerId));
  const known = [...events, ...(await entitlementPeriodsOf(tx, customerId))];
  return known.length > 0 ? { isSandbox: known.every((it) => it.isSandbox) } : null;
}
