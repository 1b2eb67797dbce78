import { createRoot } from "react-dom/client";
import { pushHistoryEntry } from "../browser/history-entry.ts";
import { coverPage } from "../browser/page-overlay.ts";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import { problemOf } from "../checkout/machine/purchase-problem.ts";
import type { Outcome } from "../checkout/machine/state.ts";
import { postTestStoreReceipt } from "../checkout/post-test-store-receipt.ts";
import { sessionEnd } from "../checkout/tracking/checkout-events.ts";
import { trackCheckout } from "../checkout/tracking/track-checkout.ts";
import { createDeferred } from "../deferred.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { rejectOnAbort } from "../loading/reject-on-abort.ts";
import { modeAround, themeOf } from "../theme/theme.ts";
import { adoptCheckoutStyles } from "./styles/adopt-checkout-styles.ts";
import { type TestOutcome, TestStoreDialog } from "./test-store-dialog.tsx";

/**
 * The test store's purchase: over the whole page, whatever target was named.
 * @throws PurchasesError ProductNotAvailableForPurchaseError for a failed one, UserCancelledError for a cancelled one.
 */
export async function openTestStore(order: CheckoutOrder): ReturnType<typeof postTestStoreReceipt> {
  const tracking = trackCheckout(order);
  try {
    const bought = await buy(order);
    tracking.event(sessionEnd({ is: "finished", purchase: bought.purchase }));
    return bought;
  } catch (cause) {
    tracking.event(sessionEnd(failedOutcome(cause)));
    throw cause;
  }
}

async function buy(order: CheckoutOrder): ReturnType<typeof postTestStoreReceipt> {
  const outcome = await chooseOutcome(order);
  switch (outcome) {
    case "valid":
      return postTestStoreReceipt(order, new Date());
    case "failed":
      throw new PurchasesError(
        ErrorCode.ProductNotAvailableForPurchaseError,
        undefined,
        "A failed test purchase was chosen.",
      );
    case "cancelled":
      throw new PurchasesError(ErrorCode.UserCancelledError);
  }
}

function failedOutcome(cause: unknown): Outcome {
  return cause instanceof PurchasesError && cause.errorCode === ErrorCode.UserCancelledError
    ? { is: "cancelled" }
    : { is: "failed", problem: problemOf(cause, "unknown") };
}

async function chooseOutcome(order: CheckoutOrder): Promise<TestOutcome> {
  const { signal, selectedLocale: selected, defaultLocale: fallback, labelsOverride: override } = order;
  const language = await rejectOnAbort(signal, loadLanguage({ selected, fallback, override }));
  const mode = order.colorMode === "auto" ? modeAround(document.body) : order.colorMode;
  adoptCheckoutStyles();
  const { promise: chosen, resolve: choose } = createDeferred<TestOutcome>();
  const cancel = () => choose("cancelled");
  const surface = coverPage();
  const root = createRoot(surface.host);
  const historyEntry = order.isClosedByApp ? null : pushHistoryEntry(cancel);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  root.render(
    <TestStoreDialog product={order.product} language={language} theme={themeOf(null, mode)} choose={choose} />,
  );
  const outcome = await chosen;
  signal.removeEventListener("abort", cancel);
  root.unmount();
  surface.remove();
  await historyEntry?.release();
  return outcome;
}
