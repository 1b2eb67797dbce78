import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvents } from "../../events/record-event.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { nextPrice } from "../../rules/periods/next-period.ts";
import type { Sql } from "../../store/sql.ts";
import {
  lockSubscription,
  openPaymentOf,
  type SubscriptionState,
  subscriptionStates,
} from "../../store/subscriptions.ts";
import { customers, payments, subscriptions } from "../../store/tables.ts";
import { applyDowngrade } from "./apply-downgrade.ts";

export interface Claimed {
  payments: string[];
  /** Subscriptions of a test store, which renew without a payment. */
  free: string[];
}

interface Wanted {
  limit: number;
  among?: SQL | undefined;
  waitsFor?: string;
}

/**
 * Claims up to `limit` due subscriptions, the longest due first; nobody else claims them while their payments are open.
 */
export function claimRenewals({ db, clock }: BillingContext, o: Wanted): Promise<Claimed> {
  return db.transaction(async (tx) => {
    if (o.waitsFor) await lockSubscription(tx, o.waitsFor);
    const now = clock();
    const due = longestDue(tx, { ...o, now });
    const locked = await due.for("no key update", { skipLocked: true });
    if (locked.length === 0) return { payments: [], free: [] };
    const ids = locked.map((it) => it.id);
    const found = await subscriptionStates(tx, ids);
    // Another process may have claimed and charged one between the two statements' snapshots.
    const still = found.filter((it) => !it.hasOpenPayment && it.renewsAt !== null && it.renewsAt <= now);
    const free = still.filter((it) => it.store === "test_store").map((it) => it.id);
    const paying = await applyDowngrades(
      tx,
      still.filter((it) => it.store !== "test_store"),
    );
    return { payments: await createPayments(tx, paying, now), free };
  });
}

async function applyDowngrades(tx: Transaction, due: readonly SubscriptionState[]): Promise<SubscriptionState[]> {
  const changed: SubscriptionState[] = [];
  for (const one of due) changed.push(one.nextPriceId ? await applyDowngrade(tx, one) : one);
  return changed;
}

export async function dueRenewals(db: Sql, o: Wanted & { now: Date }): Promise<string[]> {
  return (await longestDue(db, o)).map((it) => it.id);
}

function longestDue(db: Sql, { limit, among, now }: Wanted & { now: Date }) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.renewsAt, now), not(openPaymentOf), among))
    .orderBy(asc(subscriptions.renewsAt))
    .limit(limit);
}

async function createPayments(tx: Transaction, due: readonly SubscriptionState[], now: Date): Promise<string[]> {
  if (due.length === 0) return [];
  const rows = due.map((it) => ({
    id: newId(now),
    subscriptionId: it.id,
    periodStartsAt: it.paidUntil,
    attempt: it.attempts + 1,
    amountMicros: nextPrice(it, it.introsSoFar).amountMicros,
    currency: it.currency,
    state: "pending" as const,
    createdAt: now,
  }));
  await tx.insert(payments).values(rows);
  await countAttempt(
    tx,
    due.map((it) => it.id),
  );
  const events = due.flatMap(({ customerId, id: subscriptionId, attempts, taxCountry }, place) => {
    const paymentId = defined(rows[place], "rows").id;
    // Where tax is added, the event follows once the tax is known.
    if (attempts > 0 || taxCountry) return [];
    return [{ type: "INVOICE_ISSUANCE" as const, customerId, subscriptionId, content: { paymentId }, now }];
  });
  await recordEvents(tx, events);
  return rows.map((it) => it.id);
}

async function countAttempt(tx: Transaction, ids: string[]): Promise<void> {
  const attempts = sql`${subscriptions.attempts} + 1`;
  await tx.update(subscriptions).set({ attempts }).where(inArray(subscriptions.id, ids));
}

export function onlySubscription(id: string): SQL {
  return eq(subscriptions.id, id);
}
