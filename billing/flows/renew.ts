import type { Transaction } from "@hemline/database";
import { providerUnits } from "@hemline/protocol/money";
import { and, asc, eq, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { type Intent, ProviderFailure } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import { nextPrice } from "../rules/next-period.ts";
import { introsOf, paidUntil } from "../store/subscriptions.ts";
import { payments, subscriptions } from "../store/tables.ts";
import { recordFailure, recordRenewal } from "./record-renewal.ts";

type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/**
 * Takes the next subscription that is due; nobody else will get it while its payment is open.
 * @returns the payment to resolve, or null when none is due.
 */
export function claimRenewal({ db, clock }: Engine): Promise<string | null> {
  return db.transaction((tx) => claimDue(tx, clock()));
}

/** The provider forgets a key after 24 hours; asked again after that, it would charge again. */
const keyIsSafeForMs = 23 * 3_600_000;

/**
 * Brings a renewal's payment to its end. Asking again is safe while the provider remembers the key: it answers what it
 * answered before. After that somebody has to look, and the subscription waits.
 */
export async function resolveRenewal(engine: Engine, paymentId: string): Promise<void> {
  const { db, provider, clock, log } = engine;
  const [row] = await db
    .select({ payment: payments, subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")));
  if (!row) return;
  const { payment, subscription } = row;
  if (!payment.intentId && clock().getTime() - payment.createdAt.getTime() > keyIsSafeForMs) {
    log.error({ payment: paymentId }, "a renewal's outcome was unknown for a day: look it up at the provider");
    return;
  }
  try {
    const intent = payment.intentId
      ? await provider.intent(payment.intentId)
      : await charge(engine, payment, subscription);
    if (intent.status === "succeeded") return await recordRenewal(engine, paymentId, intent);
    if (intent.status !== "processing") return await recordFailure(engine, paymentId, intent.declined ?? intent.status);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== "unknown") return await recordFailure(engine, paymentId, error.code);
    log.warn({ err: error, payment: paymentId }, "a renewal's outcome is not known yet");
  }
}

/** The payment's row and the claim are one: while a payment is open, the subscription is nobody else's. */
async function claimDue(tx: Transaction, now: Date): Promise<string | null> {
  const open = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptions.id), eq(payments.state, "pending")));
  const [due] = await tx
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.renewsAt, now), notExists(open)))
    .orderBy(asc(subscriptions.renewsAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return null;
  const periodStartsAt = await paidUntil(tx, due.id);
  const { amountMicros } = nextPrice(due, await introsOf(tx, due.id));
  const attempt = due.attempts + 1;
  await tx.update(subscriptions).set({ attempts: attempt }).where(eq(subscriptions.id, due.id));
  const id = newId(now);
  await tx.insert(payments).values({
    id,
    subscriptionId: due.id,
    periodStartsAt,
    attempt,
    amountMicros,
    currency: due.currency,
    state: "pending",
    createdAt: now,
  });
  return id;
}

async function charge({ provider }: Engine, payment: Payment, subscription: Subscription): Promise<Intent> {
  return provider.chargeSavedCard({
    customerId: subscription.providerCustomerId!,
    paymentMethodId: subscription.paymentMethodId!,
    reference: { operationId: null, paymentId: payment.id },
    units: providerUnits(payment.amountMicros, payment.currency),
    currency: payment.currency,
    saveCard: false,
    key: `payment:${payment.id}`,
  });
}
