import type { Transaction } from "@hemline/database";
import { newId } from "../ids.ts";
import { grant } from "../ledger/grant.ts";
import { firstPeriod } from "../rules/first-period.ts";
import type { Operation } from "../store/operations.ts";
import { subscriptions, transactions } from "../store/tables.ts";
import { tell } from "./tell.ts";

/** What a purchase was paid with: nothing in a trial, and no card in a test store. */
export interface Paid {
  paymentId: string | null;
  card: { customerId: string | null; paymentMethodId: string | null } | null;
}

/** Gives a customer what an operation is about. @returns the transaction's id. */
export async function handOver(tx: Transaction, operation: Operation, paid: Paid, now: Date): Promise<string> {
  return operation.productType === "subscription"
    ? subscribe(tx, operation, paid, now)
    : sellOnce(tx, operation, paid, now);
}

async function sellOnce(tx: Transaction, operation: Operation, { paymentId }: Paid, now: Date): Promise<string> {
  const { customerId, amountMicros, currency } = operation;
  const id = newId(now);
  await tx.insert(transactions).values({
    ...bought(operation),
    id,
    paymentId,
    periodType: "normal",
    amountMicros,
    purchasedAt: now,
    startsAt: now,
  });
  const content = { product: operation.product, transactionId: id, amountMicros, currency };
  await tell(tx, { type: "NON_RENEWING_PURCHASE", customerId, subscriptionId: null, content, now });
  await grant(tx, { ...operation, id, periodType: "normal" }, now);
  return id;
}

async function subscribe(tx: Transaction, operation: Operation, { paymentId, card }: Paid, now: Date): Promise<string> {
  const { customerId, productId, currency, store, isSandbox } = operation;
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
    period: operation.period!,
    intro: operation.intro,
    store,
    isSandbox,
    email: operation.email,
    startedAt: now,
    anchorAt: first.anchorAt,
    providerCustomerId: card?.customerId ?? null,
    paymentMethodId: card?.paymentMethodId ?? null,
    // Without a card there is nothing to renew with.
    renewsAt: card ? first.endsAt : null,
  });
  const id = newId(now);
  const { type: periodType, amountMicros, endsAt } = first;
  await tx.insert(transactions).values({
    ...bought(operation),
    id,
    paymentId,
    subscriptionId,
    periodType,
    amountMicros,
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
  await tell(tx, { type: "INITIAL_PURCHASE", customerId, subscriptionId, content, now });
  await grant(tx, { ...operation, id, periodType }, now);
  return id;
}

function bought({ customerId, productId, productType, store, isSandbox, currency }: Operation) {
  return { customerId, productId, productType, store, isSandbox, currency };
}
