import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { type Card, type Intent, ProviderFailure } from "../../provider/port.ts";
import { operationFailures } from "../../rules/operation-failures.ts";
import { appById } from "../../store/catalogue/apps.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockWithBalanceOwners } from "../../store/lock-with-balance-owners.ts";
import { lockOperation, type Operation, openPayment, rivalsOf } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import type { Payment } from "../../store/payments.ts";
import { customers, operations, payments, transactions } from "../../store/tables.ts";
import { issueRedemption } from "../redemptions/redemption-link.ts";
import { endExpiredOfProduct } from "../renewals/end-expired-subscriptions.ts";
import { type Agreed, agreedPrice } from "./agreed-price.ts";
import { cardOfIntent } from "./card-of-intent.ts";
import { closeOperation } from "./close-operation.ts";
import { endUpgradedSubscription } from "./end-upgraded-subscription.ts";
import { isOfferStillEligible } from "./offer-still-eligible.ts";
import { type Paid, recordPurchase } from "./record-purchase.ts";
import { refundDuplicate } from "./refund-duplicate.ts";

/**
 * Fulfils a paid operation, in one transaction. The steps, in order: read the card; lock the customer and the operation;
 * end a lapsed subscription to the same product; record the payment; refund a duplicate instead; record the purchase;
 * close the operation; issue the redemption link; enqueue what follows.
 */
export async function fulfil(context: BillingContext, operation: Operation, intent: Intent): Promise<Operation> {
  if (operation.settledAt) return operation;
  if (intent.kind === "setup" && !intent.paymentMethodId) return failWithoutCard(context, operation);
  let card: Card | null;
  try {
    card = await cardOfIntent(context, intent);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure;
    // A payment is fulfilled with or without a card. A trial without one could never be paid.
    if (intent.kind === "setup") return failWithoutCard(context, operation);
    card = null;
  }
  return context.db.transaction((tx) => settleAsPaid(context, tx, operation, { intent, card }));
}

function failWithoutCard(context: BillingContext, operation: Operation): Promise<Operation> {
  return closeOperation(context, operation, operationFailures.cardNotSaved);
}

async function settleAsPaid(
  context: BillingContext,
  tx: Transaction,
  read: Operation,
  { intent, card }: { intent: Intent; card: Card | null },
): Promise<Operation> {
  const operation = await lockForSettlement(tx, read);
  if (operation.settledAt) return operation;
  const now = context.clock();
  await endExpiredOfProduct(tx, now, operation);
  const open = await openPayment(tx, operation.id);
  const agreed = await agreedPrice(tx, operation, open, intent);
  const payment = open && (await recordPayment(tx, open.id, agreed, intent, now));
  if (await isDuplicate(tx, operation, now)) return refundDuplicate(context, tx, operation, payment, now);

  const rivals = await rivalsOf(tx, operation);
  const paid = paidBy({ agreed, payment, intent, card });
  const recordUpgrade = operation.changesSubscriptionId
    ? await endUpgradedSubscription(context, tx, operation, now)
    : undefined;
  const transactionId = await recordPurchase(tx, operation, paid, now, recordUpgrade);
  const settled = { state: "succeeded", transactionId, intentId: intent.id, settledAt: now } as const;
  const { customerId } = operation;
  await tx
    .update(operations)
    .set({ ...settled, customerId })
    .where(eq(operations.id, operation.id));
  if (paid.country) await tx.update(customers).set({ country: paid.country }).where(eq(customers.id, customerId));
  await issueRedemptionOf(context, tx, operation, now);
  await enqueueFollowUps(context, tx, { payment, rivals });
  return { ...operation, ...settled };
}

/** Customers first, so that of two checkouts of one customer the second sees what the first has bought. */
async function lockForSettlement(tx: Transaction, read: Operation): Promise<Operation> {
  const { changesSubscriptionId: former } = read;
  if (former) await lockWithBalanceOwners(tx, [read.customerId], eq(transactions.subscriptionId, former));
  const customerId = await lockCustomer(tx, read.customerId);
  return { ...(await lockOperation(tx, read.id)), customerId };
}

/** Whether the customer owns the product already, or has started another trial meanwhile. */
async function isDuplicate(tx: Transaction, operation: Operation, now: Date): Promise<boolean> {
  if (await ownsProduct(tx, { ...operation, now })) return true;
  return operation.trial !== null && !(await isOfferStillEligible(tx, operation));
}

async function issueRedemptionOf(
  context: BillingContext,
  tx: Transaction,
  operation: Operation,
  now: Date,
): Promise<void> {
  const app = await appById(tx, operation.appId);
  if (app.offersRedemption && app.redemptionUrl && !operation.changesSubscriptionId)
    await issueRedemption(context, tx, { appId: app.id, operationId: operation.id }, now);
}

async function enqueueFollowUps(
  { jobs }: BillingContext,
  tx: Transaction,
  { payment, rivals }: { payment: Payment | null; rivals: readonly string[] },
): Promise<void> {
  await jobs.enqueue("billing.post", {}, { tx });
  if (payment?.taxCalculationId) await jobs.enqueue("billing.record-tax", { paymentId: payment.id }, { tx });
  for (const rival of rivals) await jobs.enqueue("billing.supersede", { operationId: rival }, { tx });
}

async function recordPayment(
  tx: Transaction,
  paymentId: string,
  agreed: Agreed,
  intent: Intent,
  now: Date,
): Promise<Payment> {
  const { amountMicros, taxMicros, calculation } = agreed;
  const price = { amountMicros, taxMicros, taxCalculationId: calculation?.id ?? null };
  const [payment] = await tx
    .update(payments)
    .set({ state: "succeeded", intentId: intent.id, ...price, settledAt: now })
    .where(eq(payments.id, paymentId))
    .returning();
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return payment;
}

function paidBy(o: { agreed: Agreed; payment: Payment | null; intent: Intent; card: Card | null }): Paid {
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
