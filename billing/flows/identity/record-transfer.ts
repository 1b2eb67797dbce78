import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordEvent } from "../../events/record-event.ts";
import { entitlementPeriodsOf } from "../../store/entitlement-periods.ts";
import { outbox } from "../../store/tables.ts";

/**
 * Ids of one customer turn out to be another's too. Where they had anything, whoever keeps accounts by id has to hear of
 * it. The customer's row is locked.
 */
export async function recordTransfer(
  tx: Transaction,
  o: { customerId: string; from: readonly string[]; to: readonly string[]; isSandbox: boolean; now: Date },
): Promise<void> {
  const { customerId, from, to, isSandbox, now } = o;
  const content = { fromCustomerId: customerId, transferredFrom: [...from], transferredTo: [...to], isSandbox };
  await recordEvent(tx, { type: "TRANSFER", customerId, subscriptionId: null, content, now });
}

/** Whether a customer ever had anything, and if so, whether it was only to try things out. */
export async function everOwnedAnything(tx: Transaction, customerId: string): Promise<{ isSandbox: boolean } | null> {
  const holdings = await entitlementPeriodsOf(tx, customerId);
  return holdings.length > 0 ? { isSandbox: holdings.every((it) => it.isSandbox) } : null;
}

/**
 * Whether receivers may keep access by a customer's ids: the customer ever had anything, or an event named them, such as
 * the invoice of a checkout that was never paid. If so, whether all of it was in the sandbox.
 */
export async function isKnownToReceivers(tx: Transaction, customerId: string): Promise<{ isSandbox: boolean } | null> {
  const events = await tx
    .selectDistinct({ isSandbox: outbox.isSandbox })
    .from(outbox)
    .where(eq(outbox.customerId, customerId));
  const known = [...events, ...(await entitlementPeriodsOf(tx, customerId))];
  return known.length > 0 ? { isSandbox: known.every((it) => it.isSandbox) } : null;
}
