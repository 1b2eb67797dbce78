import { preloadScript } from "../browser/preload-script.ts";
import type { Order } from "../checkout/checkout-order.ts";
import type { FinishedPurchase } from "../checkout/machine/state.ts";
import type { PurchaseResult } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { patience } from "../timeouts.ts";
import { askInTime } from "../with-timeout.ts";
import { lazily } from "./load-chunk.ts";
import { unlessClosed } from "./reject-on-abort.ts";
import { showLoading, unseenWaitMs } from "./show-loading.ts";
import { startAtOnce } from "./start-early.ts";

type ReadCustomer = (signal: AbortSignal) => Promise<CustomerInfo>;

const paidButUnread = "The purchase went through, but the customer could not be read afterwards.";

/**
 * Opens the checkout of an order and sees it through. The purchase is started, and the card provider's script fetched,
 * while the checkout's code is on its way.
 */
export async function sell(order: Order, readCustomer: ReadCustomer): Promise<PurchaseResult> {
  const { signal } = order;
  if (signal.aborted) throw new PurchasesError(ErrorCode.UserCancelledError);
  const askedAt = performance.now();
  const calls = startAtOnce(order);
  preloadScript(order);
  const { openCheckout } = await loaded(order, import("../screens/open-checkout.tsx"));
  const { purchase, customerInfo } = await openCheckout(
    { ...order, calls },
    (paid) => readAfter(paid, readCustomer),
    askedAt + unseenWaitMs,
  );
  return resultOf(purchase, customerInfo);
}

/** Asks for an outcome instead of a card. */
export async function sellInTestStore(order: Order): Promise<PurchaseResult> {
  const { openTestStore } = await loaded({ ...order, target: null }, import("../screens/open-test-store.tsx"));
  const { purchase, answer } = await openTestStore(order);
  return resultOf(purchase, parseCustomerInfo(answer));
}

/** Waits for the code of a checkout, and shows that it comes. */
function loaded<Part>({ signal, target, colorMode, close, isClosedFromOutside }: Order, part: Promise<Part>) {
  const colorScheme = colorMode === "auto" ? "inherit" : colorMode;
  const hide = showLoading({ target, colorScheme, close: isClosedFromOutside ? null : close });
  return unlessClosed(signal, lazily(part)).finally(hide);
}

/**
 * The money has been paid: one lost call must not turn that into a failure, and many must not hide which purchase it was.
 */
async function readAfter(paid: FinishedPurchase, readCustomer: ReadCustomer): Promise<CustomerInfo> {
  let last: unknown = "It was not answered in time.";
  for (let attempt = 1; attempt <= patience.attempts; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, patience.betweenMs));
    try {
      const customer = await askInTime(readCustomer, patience.answerMs, null);
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
