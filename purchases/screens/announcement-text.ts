import type { PriceBreakdown } from "../checkout/machine/price-breakdown.ts";
import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import type { CheckoutView } from "./checkout-context.ts";
import { isLoadingForm } from "./is-loading-form.ts";
import { priceRows } from "./offer/price-rows.ts";
import { errorTexts } from "./outcome/error-texts.ts";

/**
 * For screen readers: loading, then what is due, again when tax changes it, and inside a page, where the focus may stay
 * elsewhere, the outcome.
 */
export function announcementText(
  view: Pick<CheckoutView, "language" | "openedAt" | "terms" | "product" | "branding" | "isSandbox" | "coversPage">,
  snapshot: CheckoutSnapshot,
): string {
  const { state } = snapshot;
  const { t } = view.language;
  switch (state.step) {
    case "payment-entry-loading":
      return t("payment_entry_page.loading");
    case "payment-entry":
      if (isLoadingForm(snapshot)) return t("payment_entry_page.loading");
      if (state.activity.doing === "paying") return t("payment_entry_page.processing");
      return dueTexts(view, state).join(". ");
    case "success":
      return view.coversPage ? "" : [t("success_page.purchase_successful"), ...dueTexts(view, state)].join(". ");
    case "error": {
      // Over the page the heading takes the focus and is announced by that.
      if (view.coversPage) return "";
      const { title, message } = errorTexts(view, state.problem, state.paid !== null);
      return `${title}. ${message}`;
    }
    case "closed":
      return "";
  }
}

function dueTexts(view: Parameters<typeof priceRows>[0], { price }: { price: PriceBreakdown }): string[] {
  return priceRows(view, { price, pricedFor: null })
    .filter(({ style }) => style === "strong")
    .map(({ label, value }) => `${label} ${value}`);
}
