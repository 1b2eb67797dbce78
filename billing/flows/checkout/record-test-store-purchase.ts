import type { Transaction } from "@hemline/database";
import type { ReceiptRequest } from "@hemline/protocol";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { AlreadyPurchased, AlreadySubscribed, BadReceipt, CannotTransfer, UnknownOffer } from "../../problems.ts";
import { newId } from "../../rules/ids.ts";
import { phasesFor } from "../../rules/pricing/eligibility.ts";
import type { Offer } from "../../rules/pricing/offer.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { appById } from "../../store/catalogue/apps.ts";
import { offersOf } from "../../store/catalogue/offers.ts";
import { findOrCreateCustomer, lockCustomer } from "../../store/customers.ts";
import { lockOperation, operationOfSession } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { purchaseHistory } from "../../store/purchase-history.ts";
import { operations } from "../../store/tables.ts";
import { restorePurchase } from "../identity/restore-purchase.ts";
import { endExpiredOfProduct } from "../renewals/end-expired-subscriptions.ts";
import { paidInTestStore, recordPurchase } from "../settlement/record-purchase.ts";

const tokenShape = /^test_\d{1,16}_[0-9a-fA-F-]{1,60}$/;

/**
 * Records a purchase of a test store: no provider and no money, but everything after the payment is the same. A
 * repeated token is one purchase; shown by another customer it is restored, as any purchase would be.
 * @throws BadReceipt, UnknownOffer, AlreadySubscribed, AlreadyPurchased, CannotTransfer.
 */
export async function recordTestStorePurchase(
  context: BillingContext,
  caller: Caller,
  receipt: ReceiptRequest,
): Promise<void> {
  const { db, clock } = context;
  const { projectId } = caller;
  if (caller.kind !== "test_store") throw BadReceipt("Only test store keys accept receipts.");
  if (!tokenShape.test(receipt.fetch_token)) throw BadReceipt("This isn’t a test store token.");
  const { customer } = await findOrCreateCustomer(db, projectId, receipt.app_user_id, clock());
  if (!(await operationOfSession(db, caller.appId, receipt.fetch_token))) {
    const [offer] = await offersOf(db, projectId, [receipt.product_id]);
    if (!offer) throw UnknownOffer(receipt.product_id);
    const isNew = await db.transaction((tx) => buy(context, tx, { caller, customerId: customer.id, offer, receipt }));
    if (isNew) return;
  }
  await restoreByToken(context, caller, customer.id, receipt);
}

async function restoreByToken(
  context: BillingContext,
  { appId, projectId }: Caller,
  claimantId: string,
  receipt: ReceiptRequest,
): Promise<void> {
  const known = await operationOfSession(context.db, appId, receipt.fetch_token);
  if (!known) throw BadReceipt("This token belongs to a purchase in another app.");
  if (known.product !== receipt.product_id) throw BadReceipt(`This token belongs to a purchase of ${known.product}.`);
  const shown = { projectId, operationId: known.id, claimantId, refusal: CannotTransfer };
  await context.db.transaction((tx) => restorePurchase(context, tx, shown));
}

async function buy(
  { clock }: BillingContext,
  tx: Transaction,
  o: { caller: Caller; customerId: string; offer: Offer; receipt: ReceiptRequest },
): Promise<boolean> {
  const { caller, offer, receipt } = o;
  const customerId = await lockCustomer(tx, o.customerId);
  if (await operationOfSession(tx, caller.appId, receipt.fetch_token)) return false;
  const now = clock();
  const wish = { customerId, productId: offer.productId, isSandbox: true };
  await endExpiredOfProduct(tx, now, wish);
  if (await ownsProduct(tx, { ...wish, now })) {
    throw offer.type === "subscription" ? AlreadySubscribed(offer.title) : AlreadyPurchased(offer.title);
  }
  const app = await appById(tx, caller.appId);
  const id = newId(now);
  const terms = phasesFor(await purchaseHistory(tx, customerId, true), offer);
  const made = await tx
    .insert(operations)
    .values({
      id,
      sessionId: receipt.fetch_token,
      appId: caller.appId,
      customerId,
      productId: offer.productId,
      priceId: offer.priceId,
      optionIdentifier: offer.option,
      productType: offer.type,
      amountMicros: offer.amountMicros,
      currency: offer.currency,
      period: offer.period,
      ...terms,
      store: "test_store",
      isSandbox: true,
      isAccelerated: app.sandboxIsAccelerated,
      gracePeriod: offer.gracePeriod,
      state: "created",
      traceId: "",
      offering: receipt.presented_offering_identifier ?? "",
      placement: receipt.presented_placement_identifier ?? null,
      targeting: receipt.applied_targeting_rule ?? null,
      metadata: {},
      createdAt: now,
      expiresAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: operations.id });
  // Another customer may show the same token at this moment.
  if (made.length === 0) return false;
  const operation = await lockOperation(tx, id);
  const transactionId = await recordPurchase(tx, operation, paidInTestStore(operation), now);
  await tx.update(operations).set({ state: "succeeded", transactionId, settledAt: now }).where(eq(operations.id, id));
  return true;
}
