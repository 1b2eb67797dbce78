import type { Transaction } from "@hemline/database";
import { recordEvent } from "../../events/record-event.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { firstPeriod } from "../../rules/periods/first-period.ts";
import { dueNowMicros } from "../../rules/pricing/amount-due.ts";
import type { Operation } from "../../store/operations.ts";
import { subscriptions, transactions } from "../../store/tables.ts";
import { grantCurrencies } from "../ledger/grant-currencies.ts";

export interface Paid {
  paymentId: string | null;
  amountMicros: number;
  taxMicros: number;
  /** The tax address of its renewals; null where no tax is collected. */
  taxedAt: { country: string | null; postalCode: string | null } | null;
  country: string | null;
  card: {
    customerId: string | null;
    paymentMethodId: string | null;
    brand: string | null;
    last4: string | null;
  } | null;
}

/** In a test store everything counts as paid. */
export function paidInTestStore(operation: Operation): Paid {
  const amountMicros = dueNowMicros(operation);
  return { paymentId: null, amountMicros, taxMicros: 0, taxedAt: null, country: null, card: null };
}

/**
 * Creates the subscription or purchase of an operation.
 * @param recordUpgrade records what comes before the purchase's event
 * @returns the transaction's id.
 */
export async function recordPurchase(
  tx: Transaction,
  operation: Operation,
  paid: Paid,
  now: Date,
  recordUpgrade?: () => Promise<void>,
): Promise<string> {
  return operation.productType === "subscription"
    ? createSubscription(tx, operation, paid, now, recordUpgrade)
    : createPurchase(tx, operation, paid, now);
}

async function createPurchase(tx: Transaction, operation: Operation, paid: Paid, now: Date): Promise<string> {
  const { customerId, currency } = operation;
  const id = newId(now);
  await tx.insert(transactions).values({
    ...purchaseColumns(operation, paid),
    id,
    periodType: "normal",
    purchasedAt: now,
    startsAt: now,
  });
  const { amountMicros } = paid;
  const content = { product: operation.product, transactionId: id, operationId: operation.id, amountMicros, currency };
  await recordEvent(tx, { type: "NON_RENEWING_PURCHASE", customerId, subscriptionId: null, content, now });
  await grantCurrencies(tx, { ...operation, id, periodType: "normal" }, now);
  return id;
}

async function createSubscription(
  tx: Transaction,
  operation: Operation,
  paid: Paid,
  now: Date,
  recordUpgrade: (() => Promise<void>) | undefined,
): Promise<string> {
  const { customerId, productId, currency, store, isSandbox, isAccelerated, gracePeriod } = operation;
  const { card, taxedAt, amountMicros } = paid;
  const first = firstPeriod(operation, now);
  const subscriptionId = newId(now);
  await tx.insert(subscriptions).values({
    id: subscriptionId,
    customerId,
    productId,
    operationId: operation.id,
    priceId: operation.priceId,
    amountMicros: operation.amountMicros,
    currency,
    period: defined(operation.period, "period"),
    intro: operation.intro,
    store,
    isSandbox,
    isAccelerated,
    gracePeriod,
    taxCountry: taxedAt?.country ?? null,
    taxPostalCode: taxedAt?.postalCode ?? null,
    email: operation.email,
    startedAt: now,
    anchorAt: first.anchorAt,
    providerCustomerId: card?.customerId ?? null,
    paymentMethodId: card?.paymentMethodId ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    renewsAt: first.endsAt,
  });
  const id = newId(now);
  const { type: periodType, endsAt } = first;
  await tx.insert(transactions).values({
    ...purchaseColumns(operation, paid),
    id,
    subscriptionId,
    periodType,
    purchasedAt: now,
    startsAt: now,
    endsAt,
  });
  const content = {
    product: operation.product,
    transactionId: id,
    periodType,
    amountMicros,
    currency,
    expiresAt: endsAt.toISOString(),
  };
  await recordUpgrade?.();
  await recordEvent(tx, { type: "INITIAL_PURCHASE", customerId, subscriptionId, content, now });
  await grantCurrencies(tx, { ...operation, id, periodType }, now);
  return id;
}

function purchaseColumns({ customerId, productId, productType, store, isSandbox, currency }: Operation, paid: Paid) {
  const { paymentId, amountMicros, taxMicros, country } = paid;
  return {
    customerId,
    productId,
    productType,
    store,
    isSandbox,
    currency,
    paymentId,
    amountMicros,
    taxMicros,
    country,
  };
}
