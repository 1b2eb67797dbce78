import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "./sql.ts";
import { operations, payments, refunds } from "./tables.ts";

/** Which of what is unsettled the janitor takes up now. */
export interface Look {
  now: Date;
  /** Younger ones are still in somebody else's hands. */
  startedBefore: Date;
  /** What was looked at since is left alone. */
  lookedBefore: Date;
  limit: number;
}

/** Checkouts whose outcome should be known by now, and those whose time is over. */
export function takeUpOperations(db: Sql, look: Look): Promise<string[]> {
  const isLate = and(isNotNull(operations.intentId), lt(operations.createdAt, look.startedBefore));
  return takeUp(
    db,
    operations,
    and(isNull(operations.settledAt), or(lt(operations.expiresAt, look.now), isLate)),
    look,
  );
}

/** Renewals that were asked for and never answered. A checkout's payment is settled by its operation. */
export function takeUpRenewals(db: Sql, look: Look): Promise<string[]> {
  const isLate = lt(payments.createdAt, look.startedBefore);
  return takeUp(db, payments, and(eq(payments.state, "pending"), isNull(payments.operationId), isLate), look);
}

/** Refunds that were asked for and never answered. */
export function takeUpRefunds(db: Sql, look: Look): Promise<string[]> {
  return takeUp(db, refunds, and(eq(refunds.state, "pending"), lt(refunds.createdAt, look.startedBefore)), look);
}

/** One statement finds and claims, so that two janitors never hold the same row. */
async function takeUp(
  db: Sql,
  table: PgTable & { id: PgColumn; createdAt: PgColumn; checkedAt: PgColumn },
  isDue: SQL | undefined,
  look: Look,
): Promise<string[]> {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(isDue, or(isNull(table.checkedAt), lt(table.checkedAt, look.lookedBefore))))
    .orderBy(asc(table.createdAt))
    .limit(look.limit)
    .for("no key update", { skipLocked: true });
  const taken = await db
    .update(table)
    .set({ checkedAt: look.now })
    .where(inArray(table.id, due))
    .returning({ id: table.id });
  return taken.map((it) => String(it.id));
}
