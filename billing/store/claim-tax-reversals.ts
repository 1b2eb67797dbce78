import { and, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { payments, refunds } from "./tables.ts";

/** Refunds that are done and whose tax still stands in the provider's books. One statement finds and claims. */
export async function claimTaxReversals(
  db: Sql,
  o: { now: Date; lookedBefore: Date; limit: number },
): Promise<string[]> {
  const taken = await db
    .update(refunds)
    .set({ checkedAt: o.now })
    .where(inArray(refunds.id, refundsWithTax(db, o)))
    .returning({ id: refunds.id });
  return taken.map((it) => it.id);
}

function refundsWithTax(db: Sql, o: { lookedBefore: Date; limit: number }) {
  const recorded = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.id, refunds.paymentId), isNotNull(payments.taxTransactionId)));
  return db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, "succeeded"),
        isNull(refunds.taxReversalId),
        exists(recorded),
        or(isNull(refunds.checkedAt), lt(refunds.checkedAt, o.lookedBefore)),
      ),
    )
    .limit(o.limit)
    .for("no key update", { skipLocked: true });
}
