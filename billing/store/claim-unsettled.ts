import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { retryWindowMs } from "../rules/access/dunning.ts";
import { ofProjects, type ProjectFilter } from "./project-clocks.ts";
import type { Sql } from "./sql.ts";
import { operations, payments, refunds, subscriptions } from "./tables.ts";

/** Which of what is unsettled the janitor takes up now. */
export interface UnsettledQuery {
  now: Date;
  /** Another process is still at work on younger ones. */
  startedBefore: Date;
  /** What was looked at since is left alone. */
  lookedBefore: Date;
  limit: number;
  /** ProjectFilter time it is. */
  whose: ProjectFilter;
}

const customerOfSubscription = (subscriptionId: PgColumn) =>
  sql`(select ${subscriptions.customerId} from ${subscriptions} where ${subscriptions.id} = ${subscriptionId})`;
const customerOfRefund = sql`(
  select coalesce(s.customer_id, o.customer_id) from billing.payments p
  left join billing.subscriptions s on s.id = p.subscription_id
  left join billing.operations o on o.id = p.operation_id
  where p.id = ${refunds.paymentId})`;

/** Checkouts whose outcome should be known by now, and those whose time is over. */
export function claimUnsettledOperations(db: Sql, query: UnsettledQuery): Promise<string[]> {
  const isAsked = or(isNotNull(operations.intentId), isNotNull(operations.changesSubscriptionId));
  const isLate = and(isAsked, lt(operations.createdAt, query.startedBefore));
  return takeUp(
    db,
    operations,
    and(
      isNull(operations.settledAt),
      or(lt(operations.expiresAt, query.now), isLate),
      ofProjects(query.whose, operations.customerId),
    ),
    query,
  );
}

/** Renewals that were asked for and never answered. A checkout's payment is settled by its operation. */
export function claimUnsettledRenewals(db: Sql, query: UnsettledQuery): Promise<string[]> {
  const isLate = lt(payments.createdAt, query.startedBefore);
  const theirs = ofProjects(query.whose, customerOfSubscription(payments.subscriptionId));
  return takeUp(db, payments, and(eq(payments.state, "pending"), isNull(payments.operationId), isLate, theirs), query);
}

/**
 * Renewals that wait for their owner in vain: the next try is due, or there is to be none, since they cancelled, the
 * subscription is over, or it was given up.
 */
export async function unconfirmedRenewals(
  db: Sql,
  { now, whose }: Pick<UnsettledQuery, "now" | "whose">,
): Promise<string[]> {
  const before = (isAccelerated: boolean) => new Date(now.getTime() - retryWindowMs({ isAccelerated }));
  const isGivenUp = or(
    lt(subscriptions.billingIssueAt, before(false)),
    and(subscriptions.isAccelerated, lt(subscriptions.billingIssueAt, before(true))),
  );
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(
      and(
        eq(payments.state, "pending"),
        isNotNull(payments.needsCustomerAt),
        or(
          lte(subscriptions.renewsAt, now),
          isNotNull(subscriptions.unsubscribedAt),
          isNotNull(subscriptions.endedAt),
          isGivenUp,
        ),
        ofProjects(whose, subscriptions.customerId),
      ),
    );
  return rows.map((it) => it.id);
}

/** Refunds that were asked for and never answered. */
export function claimUnsettledRefunds(db: Sql, query: UnsettledQuery): Promise<string[]> {
  const isLate = lt(refunds.createdAt, query.startedBefore);
  return takeUp(
    db,
    refunds,
    and(eq(refunds.state, "pending"), isLate, ofProjects(query.whose, customerOfRefund)),
    query,
  );
}

/** One statement finds and claims, so that two janitors never hold the same row. */
async function takeUp(
  db: Sql,
  table: PgTable & { id: PgColumn; createdAt: PgColumn; checkedAt: PgColumn },
  isDue: SQL | undefined,
  query: UnsettledQuery,
): Promise<string[]> {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(isDue, or(isNull(table.checkedAt), lt(table.checkedAt, query.lookedBefore))))
    .orderBy(asc(table.createdAt))
    .limit(query.limit)
    .for("no key update", { skipLocked: true });
  const taken = await db
    .update(table)
    .set({ checkedAt: query.now })
    .where(inArray(table.id, due))
    .returning({ id: table.id });
  return taken.map((it) => String(it.id));
}
