import type { Transaction } from "@hemline/database";
import { providerUnits } from "@hemline/protocol/money";
import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import type { Intent } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import { firstPeriod } from "../rules/first-period.ts";
import { dueNowMicros } from "../rules/terms.ts";
import { holds } from "../store/customers.ts";
import { lockOperation, type Operation, openPayment, operationById } from "../store/operations.ts";
import { customers, operations, payments, subscriptions, transactions } from "../store/tables.ts";
import { endLapsed } from "./end-lapsed.ts";
import { returnDuplicate } from "./return-duplicate.ts";
import { tell } from "./tell.ts";

/** Hands over what was paid for, in one transaction: charge, subscription or purchase, event and mail. */
export async function provision(engine: Engine, operationId: string, intent: Intent): Promise<Operation> {
  const { db, clock } = engine;
  await db.transaction(async (tx) => {
    const operation = await lockOperation(tx, operationId);
    if (operation.settledAt) return;
    const now = clock();
    mustBeTheSameMoney(operation, intent);
    // Two checkouts of one customer come in one after the other, so that the second sees what the first has bought.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, operation.customerId))
      .for("no key update");
    await endLapsed(tx, { customerId: operation.customerId, productId: operation.productId, now });

    const payment = await openPayment(tx, operationId);
    if (payment) {
      await tx
        .update(payments)
        .set({ state: "succeeded", intentId: intent.id, settledAt: now })
        .where(eq(payments.id, payment.id));
    }
    if (await holds(tx, { ...operation, now })) return returnDuplicate(engine, tx, operation, payment, now);

    const transactionId = await handOver(tx, operation, intent, payment?.id ?? null, now);
    await tx
      .update(operations)
      .set({ state: "succeeded", transactionId, intentId: intent.id, settledAt: now })
      .where(eq(operations.id, operationId));
    await engine.jobs.enqueue("billing.receipt", { operationId }, { tx });
  });
  return operationById(db, operationId);
}

async function handOver(
  tx: Transaction,
  operation: Operation,
  intent: Intent,
  paymentId: string | null,
  now: Date,
): Promise<string> {
  const transactionId = newId(now);
  const { customerId, productId, productType, store, isSandbox, currency } = operation;
  const bought = {
    id: transactionId,
    customerId,
    productId,
    productType,
    store,
    isSandbox,
    currency,
    paymentId,
    purchasedAt: now,
  };

  if (productType !== "subscription") {
    const amountMicros = operation.amountMicros;
    await tx.insert(transactions).values({ ...bought, periodType: "normal", amountMicros, startsAt: now });
    const content = { product: operation.product, transactionId, amountMicros, currency };
    await tell(tx, { type: "NON_RENEWING_PURCHASE", customerId, subscriptionId: null, content, now });
    return transactionId;
  }

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
    providerCustomerId: intent.customerId,
    paymentMethodId: intent.paymentMethodId,
    renewsAt: first.endsAt,
  });
  await tx.insert(transactions).values({
    ...bought,
    subscriptionId,
    periodType: first.type,
    amountMicros: first.amountMicros,
    startsAt: now,
    endsAt: first.endsAt,
  });
  const content = {
    product: operation.product,
    transactionId,
    periodType: first.type,
    amountMicros: first.amountMicros,
    currency,
    expiresAt: first.endsAt.toISOString(),
  };
  await tell(tx, { type: "INITIAL_PURCHASE", customerId, subscriptionId, content, now });
  return transactionId;
}

function mustBeTheSameMoney(operation: Operation, intent: Intent): void {
  const due = dueNowMicros(operation);
  const agreed = due === 0 ? intent.kind === "setup" : intent.units === providerUnits(due, operation.currency);
  if (!agreed || (intent.currency ?? operation.currency) !== operation.currency) {
    throw new Error(`Intent ${intent.id} is not over what operation ${operation.id} agreed.`);
  }
}
