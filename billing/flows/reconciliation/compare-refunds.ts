import { providerUnits } from "@hemline/protocol/money";
import { and, asc, eq, getTableColumns, gte, isNotNull, ne } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { withProjectClock } from "../../context/with-project-clock.ts";
import type { Refund } from "../../provider/port.ts";
import { defined } from "../../rules/defined.ts";
import { reconciliationMinAgeMs } from "../../rules/limits.ts";
import { paymentOfIntent, refundRow } from "../../store/payments.ts";
import { payments, refunds } from "../../store/tables.ts";
import { onRefund } from "../provider-webhooks/on-refund.ts";
import { unlessMissing } from "./compare-charges.ts";
import type { Compared, Finding } from "./reconciliation-report.ts";

type Row = typeof refunds.$inferSelect & { currency: string };

/** Every refund at the provider. One that failed and that we did not make moved no money. */
export async function* providerRefunds(
  context: BillingContext,
  since: Date,
  seen: Set<string>,
): AsyncIterable<Compared> {
  for await (const refund of context.provider.refundsSince(since)) {
    seen.add(refund.id);
    yield {
      compare: async () => {
        const row = await rowOf(context, refund);
        return row || refund.status !== "failed" ? compared(context, row, refund) : null;
      },
      repair: async () => onRefund(await withProjectClock(context, { intentId: refund.intentId }), refund),
    };
  }
}

/** Every refund of ours missing in the provider's list. One without an id there is the sweep's. */
export async function* recordedRefunds(
  context: BillingContext,
  since: Date,
  seen: Set<string>,
): AsyncIterable<Compared> {
  const rows = await context.db
    .select({ ...getTableColumns(refunds), currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ne(refunds.state, "failed"), isNotNull(refunds.providerId), gte(refunds.createdAt, since)))
    .orderBy(asc(refunds.createdAt));
  for (const row of rows) {
    if (seen.has(defined(row.providerId, "provider id"))) continue;
    const refund = await unlessMissing(context.provider.refundById(defined(row.providerId, "provider id")));
    yield {
      compare: async () => compared(context, refund ? await rowOf(context, refund) : row, refund),
      ...(refund && { repair: () => onRefund(context, refund) }),
    };
  }
}

function compared({ clock, aheadMs }: BillingContext, row: Row | null, refund: Refund | null): Finding {
  const ids = { providerId: refund?.id ?? row?.providerId ?? null, rowId: row?.id ?? null };
  const ours = row ? `${row.state}, ${row.amountMicros} micros of ${row.currency}` : "nothing";
  const theirs = refund ? `${refund.status}, ${refund.units} units of ${refund.currency}` : "nothing";
  const differing = { ...ids, ours, theirs };
  if (!row) return { kind: "refund_without_row", ...differing };
  if (!refund) return { kind: "refund_row_without_refund", ...differing };
  const isSame = refund.currency === row.currency && refund.units === providerUnits(row.amountMicros, row.currency);
  if (!isSame) return { kind: "amount_differs", ...differing };
  const isYoung = clock().getTime() - aheadMs - row.createdAt.getTime() < reconciliationMinAgeMs;
  if (row.state === refund.status || (row.state === "pending" && isYoung)) return null;
  return { kind: "state_differs", ...differing };
}

async function rowOf({ db }: BillingContext, refund: Refund): Promise<Row | null> {
  const payment = refund.intentId ? await paymentOfIntent(db, refund.intentId) : null;
  if (!payment) return null;
  const row = await refundRow(db, { ...refund, paymentId: payment.id });
  return row && { ...row, currency: payment.currency };
}
