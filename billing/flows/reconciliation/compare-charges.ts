import { providerUnits } from "@hemline/protocol/money";
import { and, asc, eq, gte } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { withProjectClock } from "../../context/with-project-clock.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { isUuid } from "../../rules/ids.ts";
import { reconciliationMinAgeMs } from "../../rules/limits.ts";
import { type Payment, paymentOfIntent } from "../../store/payments.ts";
import { payments } from "../../store/tables.ts";
import { onIntent } from "../provider-webhooks/on-intent.ts";
import type { Compared, Finding } from "./reconciliation-report.ts";

/** Every charge at the provider. What is compared is added to `seen`. */
export async function* providerCharges(
  context: BillingContext,
  since: Date,
  seen: Set<string>,
): AsyncIterable<Compared> {
  for await (const intent of context.provider.paymentsSince(since)) {
    if (intent.status !== "succeeded") continue;
    seen.add(intent.id);
    yield {
      compare: async () => compared(context, await rowOf(context, intent), intent),
      repair: async () => {
        const about = { ...intent.reference, intentId: intent.id };
        await onIntent(await withProjectClock(context, about), intent.id, intent.reference);
      },
    };
  }
}

/** Every payment of ours missing in the provider's list: each is read by itself, so that none is missed by a minute. */
export async function* recordedPayments(
  context: BillingContext,
  since: Date,
  seen: Set<string>,
): AsyncIterable<Compared> {
  const rows = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.state, "succeeded"), gte(payments.createdAt, since)))
    .orderBy(asc(payments.createdAt));
  for (const row of rows) {
    if (row.intentId && seen.has(row.intentId)) continue;
    yield { compare: async () => compared(context, row, row.intentId ? await intentOf(context, row.intentId) : null) };
  }
}

function compared({ clock, aheadMs }: BillingContext, row: Payment | null, intent: Intent | null): Finding {
  const ids = { providerId: intent?.id ?? row?.intentId ?? null, rowId: row?.id ?? null };
  const ours = row ? `${row.state}, ${row.amountMicros} micros of ${row.currency}` : "nothing";
  const theirs = intent ? `${intent.status}, ${intent.units} units of ${intent.currency}` : "nothing";
  const differing = { ...ids, ours, theirs };
  if (!row) return { kind: "charge_without_row", ...differing };
  if (!intent) return { kind: "row_without_charge", ...differing };
  const isYoung = clock().getTime() - aheadMs - row.createdAt.getTime() < reconciliationMinAgeMs;
  if (row.state === "pending" && isYoung) return null;
  if (row.state !== "succeeded" || intent.status !== "succeeded") return { kind: "state_differs", ...differing };
  const isSame = intent.currency === row.currency && intent.units === providerUnits(row.amountMicros, row.currency);
  return isSame ? null : { kind: "amount_differs", ...differing };
}

/**
 * Found by the intent's id; by its reference only where the row has no charge yet. A second charge for the same payment
 * has no row.
 */
async function rowOf({ db }: BillingContext, intent: Intent): Promise<Payment | null> {
  const known = await paymentOfIntent(db, intent.id);
  if (known) return known;
  const meant = await rowMeantBy(db, intent);
  return meant?.intentId ? null : meant;
}

async function rowMeantBy(db: BillingContext["db"], { reference }: Intent): Promise<Payment | null> {
  const { operationId, paymentId } = reference;
  if (paymentId && isUuid(paymentId)) {
    const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
    if (row) return row;
  }
  if (!operationId || !isUuid(operationId)) return null;
  const [row] = await db.select().from(payments).where(eq(payments.operationId, operationId));
  return row ?? null;
}

async function intentOf({ provider }: BillingContext, intentId: string): Promise<Intent | null> {
  return unlessMissing(provider.intent(intentId));
}

/** Null where the provider has no such object; throws where it does not answer. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderFailure && error.code === "resource_missing") return null;
    throw error;
  }
}
