import type { Transaction } from "@hemline/database";
import { eq, inArray, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { mergeDeliveryLanes } from "../../events/outbox/merge-delivery-lanes.ts";
import { chooseRemaining } from "../../rules/customers/identity.ts";
import {
  aliases,
  customerAttributes,
  customers,
  emails,
  operations,
  outbox,
  portalLinks,
  portalSessions,
  promotionalGrants,
  providerCustomers,
  receipts,
  subscriptions,
  transactions,
} from "../../store/tables.ts";
import { mergeBalances } from "../ledger/merge-balances.ts";
import { endDuplicatePurchases, purchasesOwnedBy } from "./duplicate-purchases.ts";
import type { LockedCustomer } from "./lock-customer-pair.ts";
import { isKnownToReceivers, recordTransfer } from "./record-transfer.ts";

const belongings = [
  operations,
  subscriptions,
  transactions,
  promotionalGrants,
  outbox,
  emails,
  receipts,
  portalLinks,
  portalSessions,
] as const;

/**
 * Merges two customers: everything of one becomes the other's. Both rows are locked. Duplicates are ended: see
 * `endDuplicatePurchases`.
 */
export async function mergeCustomers(
  context: BillingContext,
  tx: Transaction,
  pair: [LockedCustomer, LockedCustomer],
  now: Date,
): Promise<void> {
  const [remaining, merged] = chooseRemaining(...pair);
  const known = await isKnownToReceivers(tx, merged.id);
  await endDuplicatePurchases(
    context,
    tx,
    [await purchasesOwnedBy(tx, remaining.id), await purchasesOwnedBy(tx, merged.id)],
    now,
  );
  for (const table of belongings) {
    await tx.update(table).set({ customerId: remaining.id }).where(eq(table.customerId, merged.id));
  }
  await mergeBalances(tx, { from: merged.id, to: remaining.id, now });
  await mergeAttributes(tx, { from: merged.id, to: remaining.id });
  await mergeProviderCustomers(tx, { from: merged.id, to: remaining.id });
  await tx.update(aliases).set({ customerId: remaining.id }).where(eq(aliases.customerId, merged.id));
  await mergeRows(tx, remaining, merged, now);
  await mergeDeliveryLanes(tx, { from: merged.id, to: remaining.id });
  const ids = { customerId: remaining.id, from: merged.appUserIds, to: remaining.appUserIds };
  if (known) await recordTransfer(tx, { ...ids, ...known, now });
}

async function mergeRows(tx: Transaction, remaining: LockedCustomer, merged: LockedCustomer, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({
      offeringOverride: remaining.offeringOverride ?? merged.offeringOverride,
      country: remaining.country ?? merged.country,
      firstSeenAt: remaining.firstSeenAt < merged.firstSeenAt ? remaining.firstSeenAt : merged.firstSeenAt,
      lastSeenAt: now,
    })
    .where(eq(customers.id, remaining.id));
  // Customers merged into this one before find the remaining one in one step.
  await tx
    .update(customers)
    .set({ mergedIntoId: remaining.id })
    .where(sql`${eq(customers.id, merged.id)} or ${eq(customers.mergedIntoId, merged.id)}`);
}

/** The newer value stays. */
async function mergeAttributes(tx: Transaction, o: { from: string; to: string }): Promise<void> {
  const table = customerAttributes;
  await tx.execute(sql`
    insert into ${table} (customer_id, name, value, updated_at_ms)
    select ${o.to}, name, value, updated_at_ms from ${table} where customer_id = ${o.from}
    on conflict (customer_id, name) do update set value = excluded.value, updated_at_ms = excluded.updated_at_ms
    where ${table}.updated_at_ms < excluded.updated_at_ms`);
  await tx.delete(table).where(eq(table.customerId, o.from));
}

/** Subscriptions name the provider's customer themselves; this one pays the next purchase. */
async function mergeProviderCustomers(tx: Transaction, o: { from: string; to: string }): Promise<void> {
  const mine = await tx
    .select()
    .from(providerCustomers)
    .where(inArray(providerCustomers.customerId, [o.from, o.to]));
  const has = (it: (typeof mine)[number]) =>
    mine.some((own) => own.customerId === o.to && own.account === it.account && own.live === it.live);
  await tx.delete(providerCustomers).where(eq(providerCustomers.customerId, o.from));
  const moved = mine.filter((it) => it.customerId === o.from && !has(it)).map((it) => ({ ...it, customerId: o.to }));
  if (moved.length > 0) await tx.insert(providerCustomers).values(moved);
}
