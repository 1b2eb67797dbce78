import type { Transaction } from "@hemline/database";
import { eq, inArray, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { mergeLanes } from "../../events/outbox/merge-lanes.ts";
import { goesOn } from "../../rules/customers/identity.ts";
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
  const [stays, goes] = goesOn(...pair);
  const known = await isKnownToReceivers(tx, goes.id);
  await endDuplicatePurchases(
    context,
    tx,
    [await purchasesOwnedBy(tx, stays.id), await purchasesOwnedBy(tx, goes.id)],
    now,
  );
  for (const table of belongings) {
    await tx.update(table).set({ customerId: stays.id }).where(eq(table.customerId, goes.id));
  }
  await mergeBalances(tx, { from: goes.id, to: stays.id, now });
  await mergeAttributes(tx, { from: goes.id, to: stays.id });
  await mergeProviderCustomers(tx, { from: goes.id, to: stays.id });
  await tx.update(aliases).set({ customerId: stays.id }).where(eq(aliases.customerId, goes.id));
  await tx
    .update(customers)
    .set({
      offeringOverride: stays.offeringOverride ?? goes.offeringOverride,
      country: stays.country ?? goes.country,
      firstSeenAt: stays.firstSeenAt < goes.firstSeenAt ? stays.firstSeenAt : goes.firstSeenAt,
      lastSeenAt: now,
    })
    .where(eq(customers.id, stays.id));
  // Customers merged into this one before find the remaining one in one step.
  await tx
    .update(customers)
    .set({ mergedIntoId: stays.id })
    .where(sql`${eq(customers.id, goes.id)} or ${eq(customers.mergedIntoId, goes.id)}`);
  await mergeLanes(tx, { from: goes.id, to: stays.id });
  const ids = { customerId: stays.id, from: goes.appUserIds, to: stays.appUserIds };
  if (known) await recordTransfer(tx, { ...ids, ...known, now });
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
