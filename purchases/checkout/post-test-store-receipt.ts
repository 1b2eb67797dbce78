import type { CustomerAnswer, ReceiptRequest } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import type { CheckoutOrder } from "./checkout-order.ts";
import type { FinishedPurchase } from "./machine/state.ts";

/** A purchase of a test store: its receipt is made up here and accepted by the billing service. */
export async function postTestStoreReceipt(
  order: CheckoutOrder,
  now: Date,
): Promise<{ purchase: FinishedPurchase; answer: CustomerAnswer }> {
  const token = `test_${now.getTime()}_${uuid()}`;
  const { request } = order;
  const receipt: ReceiptRequest = {
    fetch_token: token,
    product_id: request.product_id,
    app_user_id: request.app_user_id,
    presented_offering_identifier: request.presented_offering_identifier,
    presented_placement_identifier: request.presented_placement_identifier ?? null,
    applied_targeting_rule: request.applied_targeting_rule ?? null,
    initiation_source: "purchase",
  };
  return {
    answer: await order.api.receipt(receipt),
    purchase: {
      operationSessionId: `test_store_operation_session_${uuid()}`,
      storeTransactionIdentifier: token,
      productIdentifier: request.product_id,
      purchaseDate: now,
      redemptionInfo: null,
    },
  };
}
