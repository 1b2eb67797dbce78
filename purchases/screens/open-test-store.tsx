import { createRoot } from "react-dom/client";
import type { Order } from "../checkout/order.ts";
import { postTestReceipt } from "../checkout/test-receipt.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { modeAround, themeOf } from "../theme/theme.ts";
import { coverPage } from "./layer.ts";
import { type TestOutcome, TestStoreDialog } from "./test-store-dialog.tsx";
import "./checkout.css";

/**
 * The test store's purchase: over the whole page, whatever target was named.
 * @throws PurchasesError ProductNotAvailableForPurchaseError for a failed one, UserCancelledError for a cancelled one.
 */
export async function openTestStore(order: Order): ReturnType<typeof postTestReceipt> {
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

async function askForOutcome(order: Order): Promise<TestOutcome> {
  const language = await loadLanguage({
    selected: order.selectedLocale,
    fallback: order.defaultLocale,
    override: order.labelsOverride,
  });
  const mode = order.colorMode === "auto" ? modeAround(document.body) : order.colorMode;
  const place = coverPage();
  const root = createRoot(place.host);
  const outcome = await new Promise<TestOutcome>((choose) => {
    order.signal.addEventListener("abort", () => choose("cancelled"), { once: true });
    if (order.signal.aborted) choose("cancelled");
    root.render(
      <TestStoreDialog product={order.product} language={language} theme={themeOf(null, mode)} choose={choose} />,
    );
  });
  root.unmount();
  place.leave();
  return outcome;
}
