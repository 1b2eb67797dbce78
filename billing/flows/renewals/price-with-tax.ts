import type { Transaction } from "@hemline/database";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { taxRetryWindowMs } from "../../rules/limits.ts";
import { operations, outbox, payments, type subscriptions, taxCalculations } from "../../store/tables.ts";
import { type TaxCalculation, taxRulesOf } from "../../store/tax-calculations.ts";
import { calculateTax } from "../taxes/calculate-tax.ts";
import { lockOpenRenewal } from "./record-renewal.ts";

type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/**
 * A renewal's price with today's tax at the place of the purchase. It is stored before the charge, so that a repeated
 * call charges the same amount.
 * @returns null while the provider is down: askForTax again later.
 */
export async function priceWithTax(
  context: BillingContext,
  payment: Payment,
  subscription: Subscription,
): Promise<Payment | null> {
  if (!subscription.taxCountry || payment.taxCalculationId) return payment;
  const isPatient = context.clock().getTime() - payment.createdAt.getTime() < taxRetryWindowMs;
  const known = await earlierAnswer(context, payment);
  const tax = known && !(isPatient && isOutage(known)) ? known : await askForTax(context, payment, subscription);
  if (tax && isPatient && isOutage(tax)) return null;
  const price = tax && !tax.failedReason ? priceOf(tax) : {};
  await context.db.transaction(async (tx) => {
    const open = await lockOpenRenewal(tx, payment.id);
    if (!open || open.payment.taxCalculationId) return;
    if (tax && !tax.failedReason) await tx.update(payments).set(price).where(eq(payments.id, payment.id));
    if (payment.attempt === 1) await recordInvoice(tx, open.subscription, payment.id, context.clock());
  });
  return { ...payment, ...price };
}

function priceOf({ id, totalMicros, taxMicros }: TaxCalculation) {
  return { amountMicros: totalMicros, taxMicros, taxCalculationId: id };
}

async function recordInvoice(
  tx: Transaction,
  { customerId, id: subscriptionId }: Subscription,
  paymentId: string,
  now: Date,
): Promise<void> {
  if (await isRecorded(tx, subscriptionId, paymentId)) return;
  await recordEvent(tx, { type: "INVOICE_ISSUANCE", customerId, subscriptionId, content: { paymentId }, now });
}

async function isRecorded(tx: Transaction, subscriptionId: string, paymentId: string): Promise<boolean> {
  const [recorded] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.subscriptionId, subscriptionId),
        eq(outbox.type, "INVOICE_ISSUANCE"),
        sql`${outbox.content}->>'paymentId' = ${paymentId}`,
      ),
    );
  return recorded !== undefined;
}

function isOutage({ failedReason }: TaxCalculation): boolean {
  return failedReason === "unexpected_gateway_error" || failedReason === "rate_limit_exceeded";
}

/** A process that died after the answer, perhaps after the charge, must not get another one. */
async function earlierAnswer({ db }: BillingContext, payment: Payment): Promise<TaxCalculation | null> {
  const [answer] = await db
    .select()
    .from(taxCalculations)
    .where(
      and(
        eq(taxCalculations.subscriptionId, defined(payment.subscriptionId, "subscription id")),
        eq(taxCalculations.amountMicros, payment.amountMicros),
        gte(taxCalculations.createdAt, payment.createdAt),
      ),
    )
    .orderBy(desc(taxCalculations.createdAt))
    .limit(1);
  return answer ?? null;
}

async function askForTax(
  context: BillingContext,
  payment: Payment,
  subscription: Subscription,
): Promise<TaxCalculation | null> {
  const { productId, taxCountry: country, taxPostalCode: postalCode, operationId, id: subscriptionId } = subscription;
  const operation = firstOf(
    await context.db
      .select({ appId: operations.appId, addressMore: operations.addressMore })
      .from(operations)
      .where(eq(operations.id, operationId)),
    "operation",
  );
  const rules = await taxRulesOf(context.db, { appId: operation.appId, productId });
  if (!rules.collectsTax) return null;
  const { amountMicros, currency, id: reference } = payment;
  const place = { country: country!, postalCode, addressMore: operation.addressMore };
  return calculateTax(context, { ...rules, ...place, amountMicros, currency, reference, subscriptionId });
}
