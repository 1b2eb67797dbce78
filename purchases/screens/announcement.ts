import type { PriceBreakdown } from "../checkout/machine/state.ts";
import type { Moment } from "../checkout/run-checkout.ts";
import type { Shop } from "./checkout-view.ts";
import { isWaiting } from "./is-waiting.ts";
import { priceRows } from "./offer/price-rows.ts";
import { errorWords } from "./outcome/error-texts.ts";

/**
 * That something is waited for, what is due as soon as there is a form, or anew when tax changes it, and inside a page,
 * where the focus may stay elsewhere, what came of it.
 */
export function spokenWords(
  shop: Pick<Shop, "language" | "openedAt" | "terms" | "product" | "branding" | "isSandbox" | "coversPage">,
  moment: Moment,
): string {
  const { state } = moment;
  const { t } = shop.language;
  switch (state.step) {
    case "payment-entry-loading":
      return t("payment_entry_page.loading");
    case "payment-entry":
      if (isWaiting(moment)) return t("payment_entry_page.loading");
      if (state.activity.doing === "paying") return t("payment_entry_page.processing");
      return dueWords(shop, state).join(". ");
    case "success":
      return shop.coversPage ? "" : [t("success_page.purchase_successful"), ...dueWords(shop, state)].join(". ");
    case "error": {
      // Over the page its heading takes the focus, and is heard by that.
      if (shop.coversPage) return "";
      const { title, message } = errorWords(shop, state.problem, state.paid !== null);
      return `${title}. ${message}`;
    }
    case "closed":
      return "";
  }
}

function dueWords(shop: Parameters<typeof priceRows>[0], { price }: { price: PriceBreakdown }): string[] {
  return priceRows(shop, { price, pricedFor: null })
    .filter(({ look }) => look === "strong")
    .map(({ label, value }) => `${label} ${value}`);
}
