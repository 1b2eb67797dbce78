import type { Database } from "@hemline/database";
import { and, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { taxRecordRetryMs } from "../../rules/limits.ts";
import { payments, transactions } from "../../store/tables.ts";
import { recordTax } from "./record-tax.ts";

const batchSize = 100;

/** Records taxes that are missing in the provider's books: the process died, or the provider did not answer. */
export async function recordMissingTaxes(context: BillingContext): Promise<void> {
  for (const id of await takeUp(context)) {
    await recordTax(context, id).catch((error) =>
      context.log.error({ err: error, payment: id }, "a tax that was paid could not be recorded at the provider"),
    );
  }
}

async function takeUp({ db, clock }: BillingContext): Promise<string[]> {
  const now = clock();
  const taken = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(inArray(payments.id, paymentsWithoutRecord(db, now)))
    .returning({ id: payments.id });
  return taken.map((it) => it.id);
}

function paymentsWithoutRecord(db: Database, now: Date) {
  const sale = db.select({ one: sql`1` }).from(transactions).where(eq(transactions.paymentId, payments.id));
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.state, "succeeded"),
        isNotNull(payments.taxCalculationId),
        isNull(payments.taxTransactionId),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, new Date(now.getTime() - taxRecordRetryMs))),
        exists(sale),
      ),
    )
    .limit(batchSize)
    .for("no key update", { skipLocked: true });
}
