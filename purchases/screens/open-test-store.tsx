import { createRoot } from "react-dom/client";
import { holdHistoryEntry } from "../browser/history-entry.ts";
import { coverPage } from "../browser/page-overlay.ts";
import type { Order } from "../checkout/checkout-order.ts";
import { problemOf } from "../checkout/machine/purchase-problem.ts";
import type { Outcome } from "../checkout/machine/state.ts";
import { postTestReceipt } from "../checkout/post-test-receipt.ts";
import { unlessClosed } from "../client/reject-on-abort.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { sessionEnd } from "../events/checkout-events.ts";
import { tellCheckout } from "../events/track-checkout.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { modeAround, themeOf } from "../theme/theme.ts";
import { adoptCheckoutStyles } from "./styles/checkout-styles.ts";
import { type TestOutcome, TestStoreDialog } from "./test-store-dialog.tsx";

/**
 * The test store's purchase: over the whole page, whatever target was named.
 * @throws PurchasesError ProductNotAvailableForPurchaseError for a failed one, UserCancelledError for a cancelled one.
 */
export async function openTestStore(order: Order): ReturnType<typeof postTestReceipt> {
  const { happened } = tellCheckout(order);
  try {
    const bought = await buy(order);
    happened(sessionEnd({ is: "finished", purchase: bought.purchase }));
    return bought;
  } catch (cause) {
    happened(sessionEnd(endOf(cause)));
    throw cause;
  }
}

async function buy(order: Order): ReturnType<typeof postTestReceipt> {
  const outcome = await askForOutcome(order);
  switch (outcome) {
    case "valid":
      return postTestReceipt(order, new Date());
    case "failed":
      throw new PurchasesError(ErrorCode.ProductNotAvailableForPurchaseError, undefined, "The failure was asked for.");
    case "cancelled":
      throw new PurchasesError(ErrorCode.UserCancelledError);
  }
}

function endOf(cause: unknown): Outcome {
  return cause instanceof PurchasesError && cause.errorCode === ErrorCode.UserCancelledError
    ? { is: "cancelled" }
    : { is: "failed", problem: problemOf(cause, "unknown") };
}

async function askForOutcome(order: Order): Promise<TestOutcome> {
  const { signal, selectedLocale: selected, defaultLocale: fallback, labelsOverride: override } = order;
  const language = await unlessClosed(signal, loadLanguage({ selected, fallback, override }));
  const mode = order.colorMode === "auto" ? modeAround(document.body) : order.colorMode;
  adoptCheckoutStyles();
  let choose: (outcome: TestOutcome) => void = () => {};
  const chosen = new Promise<TestOutcome>((resolve) => {
    choose = resolve;
  });
  const cancel = () => choose("cancelled");
  const place = coverPage();
  const root = createRoot(place.host);
  const entry = order.isClosedFromOutside ? null : holdHistoryEntry(cancel);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  root.render(
    <TestStoreDialog product={order.product} language={language} theme={themeOf(null, mode)} choose={choose} />,
  );
  const outcome = await chosen;
  signal.removeEventListener("abort", cancel);
  root.unmount();
  place.leave();
  await entry?.release();
  return outcome;
}
