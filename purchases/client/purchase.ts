import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { PurchaseParams, PurchaseResult } from "../purchase-types.ts";
import { createCheckoutOrder } from "./create-checkout-order.ts";
import { notifyCustomer } from "./customer-methods.ts";
import type { PurchasesClient } from "./purchases-client.ts";
import { runPurchase, runTestPurchase } from "./run-purchase.ts";
import { checkOption } from "./validate-arguments.ts";

/** One checkout at a time on a page, whichever instance opened it. */
let isPurchasing = false;

/** What `Purchases.purchase` does. */
export async function purchase(client: PurchasesClient, params: PurchaseParams): Promise<PurchaseResult> {
  if (typeof document === "undefined")
    throw new PurchasesError(ErrorCode.UnsupportedError, "A purchase needs a browser.");
  // A page without types may pass `current?.monthly` as it is.
  if (!params?.rcPackage?.webBillingProduct?.identifier)
    throw new PurchasesError(ErrorCode.PurchaseInvalidError, "Product ID was not set before purchase.");
  checkOption(params.purchaseOption ?? params.rcPackage.webBillingProduct.defaultPurchaseOption);
  if (isPurchasing) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
  isPurchasing = true;
  try {
    return await client.openViews.while(params.signal, (signal, close) => run(client, params, { signal, close }));
  } finally {
    isPurchasing = false;
    client.currencies.forget();
  }
}

async function run(
  client: PurchasesClient,
  params: PurchaseParams,
  closing: Parameters<typeof createCheckoutOrder>[2],
): Promise<PurchaseResult> {
  const { appUserId } = client;
  const order = createCheckoutOrder(client, params, closing);
  const result = await (client.isTestStore
    ? runTestPurchase(order)
    : runPurchase(order, async (signal) => parseCustomerInfo(await client.api.customer(appUserId, signal))));
  // A listener may remove what the checkout was opened from, so the customer has seen its last page first.
  notifyCustomer(client, appUserId, result.customerInfo);
  return result;
}
