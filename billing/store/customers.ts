import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { newId } from "../ids.ts";
import type { Sql } from "./sql.ts";
import { customers, subscriptions, transactions } from "./tables.ts";

export interface Customer {
  id: string;
  appUserId: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

const columns = {
  id: customers.id,
  appUserId: customers.appUserId,
  firstSeenAt: customers.firstSeenAt,
  lastSeenAt: customers.lastSeenAt,
};

/** A customer seen this recently is not written down again. */
const seenAgainAfterMs = 10 * 60_000;

export async function customerOf(db: Sql, projectId: string, appUserId: string): Promise<Customer | null> {
  const [row] = await db
    .select(columns)
    .from(customers)
    .where(and(eq(customers.projectId, projectId), eq(customers.appUserId, appUserId)));
  return row ?? null;
}

/** The customer of an app user id, made when nobody has seen them before. */
export async function meetCustomer(
  db: Sql,
  projectId: string,
  appUserId: string,
  now: Date,
): Promise<{ customer: Customer; isNew: boolean }> {
  const known = await customerOf(db, projectId, appUserId);
  if (known) {
    const stale = new Date(now.getTime() - seenAgainAfterMs);
    if (known.lastSeenAt < stale) {
      await db
        .update(customers)
        .set({ lastSeenAt: now })
        .where(and(eq(customers.id, known.id), lt(customers.lastSeenAt, stale)));
      known.lastSeenAt = now;
    }
    return { customer: known, isNew: false };
  }
  const [made] = await db
    .insert(customers)
    .values({ id: newId(now), projectId, appUserId, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
    .returning(columns);
  if (made) return { customer: made, isNew: true };
  return { customer: (await customerOf(db, projectId, appUserId))!, isNew: false };
}

/** The products a customer ever subscribed to: their trial is over for good. */
export async function everSubscribed(db: Sql, customerId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ productId: subscriptions.productId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return new Set(rows.map((it) => it.productId));
}

/** Whether the customer holds this product now, so that it cannot be bought again. */
export async function holds(
  db: Sql,
  o: { customerId: string; productId: string; isSandbox: boolean; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(transactions)
    .leftJoin(subscriptions, eq(subscriptions.id, transactions.subscriptionId))
    .where(
      and(
        eq(transactions.customerId, o.customerId),
        eq(transactions.productId, o.productId),
        eq(transactions.isSandbox, o.isSandbox),
        isNull(transactions.refundedAt),
        sql`case ${transactions.productType}
          when 'consumable' then false
          when 'non_consumable' then true
          else ${and(isNull(subscriptions.endedAt), isNotNull(subscriptions.id))}
            and (${subscriptions.renewsAt} is not null or ${transactions.endsAt} > ${o.now}) end`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
