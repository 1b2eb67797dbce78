import type { ReceiptRequest } from "@hemline/protocol";
import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { newId } from "../ids.ts";
import { AlreadyPurchased, AlreadySubscribed, BadReceipt, UnknownOffer } from "../problems.ts";
import { everSubscribed, holds, meetCustomer } from "../store/customers.ts";
import type { Caller } from "../store/keys.ts";
import { lockOperation, operationOfSession } from "../store/operations.ts";
import { offersOf } from "../store/products.ts";
import { customers, operations } from "../store/tables.ts";
import { makeRoom } from "./end-lapsed.ts";
import { handOver, paidInTestStore } from "./hand-over.ts";

const tokenShape = /^test_\d{1,16}_[0-9a-fA-F-]{1,60}$/;

/**
 * Takes the purchase of a test store: no provider, no money, but everything after the payment is as ever. The same
 * token twice is one purchase. A subscription of a test store does not renew.
 * @throws BadReceipt, UnknownOffer, AlreadySubscribed, AlreadyPurchased.
 */
export async function receiveReceipt(engine: Engine, caller: Caller, receipt: ReceiptRequest): Promise<void> {
  const { db, clock } = engine;
  if (caller.kind !== "test_store") throw BadReceipt("Only the keys of a test store take receipts.");
  if (!tokenShape.test(receipt.fetch_token)) throw BadReceipt("This is not the token of a test store.");
  if (await operationOfSession(db, caller.appId, receipt.fetch_token)) return;
  const [offer] = await offersOf(db, caller.projectId, [receipt.product_id]);
  if (!offer) throw UnknownOffer(receipt.product_id);

  const now = clock();
  const { customer } = await meetCustomer(db, caller.projectId, receipt.app_user_id, now);
  await db.transaction(async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for("no key update");
    if (await operationOfSession(tx, caller.appId, receipt.fetch_token)) return;
    await makeRoom(tx, now, { customerId: customer.id, productId: offer.productId, isSandbox: true });
    if (await holds(tx, { customerId: customer.id, productId: offer.productId, isSandbox: true, now })) {
      throw offer.type === "subscription" ? AlreadySubscribed(offer.title) : AlreadyPurchased(offer.title);
    }
    const mayTry = !(await everSubscribed(tx, customer.id)).has(offer.productId);
    const id = newId(now);
    await tx.insert(operations).values({
      id,
      sessionId: receipt.fetch_token,
      appId: caller.appId,
      customerId: customer.id,
      productId: offer.productId,
      priceId: offer.priceId,
      optionIdentifier: offer.option,
      productType: offer.type,
      amountMicros: offer.amountMicros,
      currency: offer.currency,
      period: offer.period,
      trial: mayTry ? offer.trial : null,
      intro: mayTry ? offer.intro : null,
      store: "test_store",
      isSandbox: true,
      state: "created",
      traceId: "",
      offering: receipt.presented_offering_identifier ?? "",
      placement: receipt.presented_placement_identifier ?? null,
      targeting: receipt.applied_targeting_rule ?? null,
      metadata: {},
      createdAt: now,
      expiresAt: now,
    });
    const operation = await lockOperation(tx, id);
    const transactionId = await handOver(tx, operation, paidInTestStore(operation), now);
    await tx.update(operations).set({ state: "succeeded", transactionId, settledAt: now }).where(eq(operations.id, id));
  });
}
