import type { Moment } from "../checkout/run.ts";
import { isWaiting } from "./is-waiting.ts";
import { priceRows } from "./price-rows.ts";
import type { Shop } from "./shop.ts";

/** That something is waited for, and what is due as soon as there is a form, or anew when tax changes it. */
export function spokenWords(
  shop: Pick<Shop, "language" | "openedAt" | "terms">,
  { state, form }: Pick<Moment, "state" | "form">,
): string {
  const { t } = shop.language;
  switch (state.step) {
    case "payment-entry-loading":
      return t("payment_entry_page.loading");
    case "payment-entry":
      if (isWaiting(state, form)) return t("payment_entry_page.loading");
      if (state.activity.doing === "paying") return t("payment_entry_page.processing");
      return priceRows(shop, state)
        .filter(({ look }) => look === "strong")
        .map(({ label, value }) => `${label} ${value}`)
        .join(". ");
    case "success":
    case "error":
    case "closed":
      // Their headings take the focus.
      return "";
  }
}
