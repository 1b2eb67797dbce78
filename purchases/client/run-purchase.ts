import { preloadScript } from "../browser/preload-script.ts";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import type { FinishedPurchase } from "../checkout/machine/state.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { loadingDelayMs, maxStatusAttempts, statusIntervalMs, statusTimeoutMs } from "../limits.ts";
import { loadChunk } from "../loading/load-chunk.ts";
import { rejectOnAbort } from "../loading/reject-on-abort.ts";
import { showLoading } from "../loading/show-loading.ts";
import type { PurchaseResult } from "../purchase-types.ts";
import { requestWithTimeoutFallback } from "../with-timeout-fallback.ts";
import { startCheckoutWhileLoading } from "./start-checkout-while-loading.ts";

type ReadCustomer = (signal: AbortSignal) => Promise<CustomerInfo>;

const paidButUnread = "The purchase went through, but the customer could not be read afterwards.";

/**
 * Opens the checkout of an order and waits for its outcome. The purchase is started, and the card provider's script
 * fetched, while the checkout's code is still loading.
 */
export async function runPurchase(order: CheckoutOrder, readCustomer: ReadCustomer): Promise<PurchaseResult> {
  const { signal } = order;
  if (signal.aborted) throw new PurchasesError(ErrorCode.UserCancelledError);
  const askedAt = performance.now();
  const api = startCheckoutWhileLoading(order);
  preloadScript(order);
  const { openCheckout } = await loaded(order, import("../screens/open-checkout.tsx"));
  const { purchase, customerInfo } = await openCheckout(
    { ...order, api },
    (paid) => readAfter(paid, readCustomer),
    askedAt + loadingDelayMs,
  );
  return resultOf(purchase, customerInfo);
}

/** Opens a dialog that asks for an outcome instead of a card. */
export async function runTestPurchase(order: CheckoutOrder): Promise<PurchaseResult> {
  const { openTestStore } = await loaded({ ...order, target: null }, import("../screens/open-test-store.tsx"));
  const { purchase, answer } = await openTestStore(order);
  return resultOf(purchase, parseCustomerInfo(answer));
}

/** Shows a loading card while the code is loaded. */
function loaded<Part>({ signal, target, colorMode, close, isClosedByApp }: CheckoutOrder, part: Promise<Part>) {
  const colorScheme = colorMode === "auto" ? "inherit" : colorMode;
  const hide = showLoading({ target, colorScheme, close: isClosedByApp ? null : close });
  return rejectOnAbort(signal, loadChunk(part)).finally(hide);
}

/**
 * The customer has paid: a lost call must not turn that into a failure, and the error names the purchase.
 */
async function readAfter(paid: FinishedPurchase, readCustomer: ReadCustomer): Promise<CustomerInfo> {
  let last: unknown = "It was not answered in time.";
  for (let attempt = 1; attempt <= maxStatusAttempts; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, statusIntervalMs));
    try {
      const customer = await requestWithTimeoutFallback(readCustomer, statusTimeoutMs, null);
      if (customer) return customer;
    } catch (cause) {
      last = cause;
    }
  }
  const { operationSessionId } = paid;
  throw new PurchasesError(ErrorCode.CustomerInfoError, paidButUnread, String(last), { operationSessionId });
}

function resultOf(purchase: FinishedPurchase, customerInfo: CustomerInfo): PurchaseResult {
  return {
    customerInfo,
    redemptionInfo: purchase.redemptionInfo,
    operationSessionId: purchase.operationSessionId,
    storeTransaction: {
      storeTransactionId: purchase.storeTransactionIdentifier,
      productIdentifier: purchase.productIdentifier,
      purchaseDate: purchase.purchaseDate,
    },
  };
}
