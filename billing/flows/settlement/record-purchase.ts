import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { type Card, type Intent, ProviderFailure } from "../../provider/port.ts";
import { appById } from "../../store/apps.ts";
import { lockWithBalanceOwners } from "../../store/balance-owners.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockOperation, type Operation, openPayment, operationById, rivalsOf } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { customers, operations, payments, transactions } from "../../store/tables.ts";
import { issueRedemption } from "../redemptions/redemption-link.ts";
import { endLapsedOfProduct } from "../renewals/end-lapsed-subscriptions.ts";
import { type Agreed, agreedPrice } from "./agreed-price.ts";
import { closeOperation } from "./close-operation.ts";
import { endUpgradedSubscription } from "./end-upgraded-subscription.ts";
import { fulfil, type Paid } from "./fulfil.ts";
import { isOfferStillEligible } from "./offer-still-eligible.ts";
import { refundDuplicate } from "./refund-duplicate.ts";
import { savedCard } from "./saved-card.ts";

/** Hands over what was paid for, in one transaction: charge, subscription or purchase, event, mail and link. */
export async function recordPurchase(engine: Engine, operationId: string, intent: Intent): Promise<Operation> {
  const { db } = engine;
  const operation = await operationById(db, operationId);
  if (operation.settledAt) return operation;
  if (intent.kind === "setup" && !intent.paymentMethodId) return cardWasNotKept(engine, operation);
  let card: Card | null;
  try {
    card = await savedCard(engine, intent);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure;
    // What was paid is handed over, card or no card. A trial without one would never be paid.
    if (intent.kind === "setup") return cardWasNotKept(engine, operation);
    card = null;
  }
  await db.transaction((tx) => settleAsPaid(engine, tx, operation, { intent, card }));
  return operationById(db, operationId);
}

function cardWasNotKept(engine: Engine, operation: Operation): Promise<Operation> {
  return closeOperation(engine, operation, { state: "failed", code: 2, message: "The card could not be kept." });
}

async function settleAsPaid(
  engine: Engine,
  tx: Transaction,
  seen: Operation,
  { intent, card }: { intent: Intent; card: Card | null },
): Promise<void> {
  const { clock, jobs } = engine;
  // Two checkouts of one customer come in one after the other, so that the second sees what the first has bought.
  const { changesSubscriptionId: former } = seen;
  if (former) await lockWithBalanceOwners(tx, [seen.customerId], eq(transactions.subscriptionId, former));
  const customerId = await lockCustomer(tx, seen.customerId);
  const operation = { ...(await lockOperation(tx, seen.id)), customerId };
  if (operation.settledAt) return;
  const now = clock();
  await endLapsedOfProduct(tx, now, operation);

  const open = await openPayment(tx, operation.id);
  const agreed = await agreedPrice(tx, operation, open, intent);
  const payment = open && (await takeIn(tx, open.id, agreed, intent, now));
  if (await ownsProduct(tx, { ...operation, now })) return refundDuplicate(engine, tx, operation, payment, now);
  // What was paid for stands; a second trial that cost nothing does not begin.
  if (operation.trial && !(await isOfferStillEligible(tx, operation)))
    return refundDuplicate(engine, tx, operation, payment, now);

  const rivals = await rivalsOf(tx, operation);
  const paid = paidBy({ agreed, payment, intent, card });
  const endFormer = operation.changesSubscriptionId
    ? await endUpgradedSubscription(engine, tx, operation, now)
    : undefined;
  const transactionId = await fulfil(tx, operation, paid, now, endFormer);
  await tx
    .update(operations)
    .set({ state: "succeeded", customerId, transactionId, intentId: intent.id, settledAt: now })
    .where(eq(operations.id, operation.id));
  if (paid.country) await tx.update(customers).set({ country: paid.country }).where(eq(customers.id, customerId));
  const app = await appById(tx, operation.appId);
  if (app.offersRedemption && app.redemptionUrl && !operation.changesSubscriptionId)
    await issueRedemption(engine, tx, { appId: app.id, operationId: operation.id }, now);

  await jobs.enqueue("billing.post", {}, { tx });
  if (payment?.taxCalculationId) await jobs.enqueue("billing.record-tax", { paymentId: payment.id }, { tx });
  for (const rival of rivals) await jobs.enqueue("billing.supersede", { operationId: rival }, { tx });
}

/** The money is here, as much as was agreed. */
async function takeIn(tx: Transaction, paymentId: string, agreed: Agreed, intent: Intent, now: Date) {
  const { amountMicros, taxMicros, calculation } = agreed;
  const [payment] = await tx
    .update(payments)
    .set({
      state: "succeeded",
      intentId: intent.id,
      amountMicros,
      taxMicros,
      taxCalculationId: calculation?.id ?? null,
      settledAt: now,
    })
    .where(eq(payments.id, paymentId))
    .returning();
  return payment!;
}

function paidBy(o: {
  agreed: Agreed;
  payment: typeof payments.$inferSelect | null;
  intent: Intent;
  card: Card | null;
}): Paid {
  const { amountMicros, taxMicros, calculation } = o.agreed;
  const { customerId, paymentMethodId } = o.intent;
  return {
    paymentId: o.payment?.id ?? null,
    amountMicros,
    taxMicros,
    taxedAt: calculation && { country: calculation.country, postalCode: calculation.postalCode },
    country: calculation?.country ?? o.card?.country ?? null,
    card: { customerId, paymentMethodId, brand: o.card?.brand ?? null, last4: o.card?.last4 ?? null },
  };
}
