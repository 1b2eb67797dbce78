import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { missingOf } from "../../checkout/machine/tax-address.ts";
import { hasTrial } from "../../checkout/terms-of-sale.ts";
import { perPeriodWords } from "../../i18n/period-labels.ts";
import type { Language } from "../../i18n/translate.ts";
import { appName, day, money, type Shop } from "../checkout-view.ts";
import { introWords } from "../offer/offer-texts.ts";
import { taxPrompts } from "../offer/price-rows.ts";

const methodNames: Record<string, string> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
  paypal: "PayPal",
  amazon_pay: "Amazon Pay",
  klarna: "Klarna",
  sepa_debit: "SEPA",
  ideal: "iDEAL",
  bancontact: "Bancontact",
};

/**
 * The pay button: 'Start trial' where nothing is due, the price where it is settled, with the method where that is no
 * card, and plain 'Pay' while the tax may still change the price.
 */
export function payButtonWords(shop: Pick<Shop, "language" | "terms">, { price, form }: PaymentEntry): string {
  const { t } = shop.language;
  if (hasTrial(shop.terms)) return t("payment_entry_page.button_start_trial");
  const formattedPrice = money(shop, price.totalAmountInMicros, price.currency);
  switch (price.taxCalculationStatus) {
    case "unavailable":
    case "pending":
    case "loading":
      return t("payment_entry_page.button_pay");
    case "disabled":
    case "calculated":
    case "miss-match":
      return form.method === null || form.method === "card"
        ? t("payment_entry_page.button_with_price", { formattedPrice })
        : t("payment_entry_page.button_payment_method", {
            formattedPrice,
            paymentMethod: methodNames[form.method] ?? form.method,
          });
  }
}

/** What is still wanted before the button can be pressed; empty where it can be, or a payment is going on. */
export function whyNotPayWords({ t }: Pick<Language, "t">, { form, price, pricedFor, activity }: PaymentEntry): string {
  if (activity.doing === "paying") return "";
  const isEmailMissing = !form.isEmailSkipped && form.email === "";
  const missing = [
    isEmailMissing ? t("payment_entry_page.missing_email") : "",
    form.isPaymentComplete ? "" : t("payment_entry_page.missing_payment"),
    price.taxCalculationStatus === "pending" ? t(taxPrompts[missingOf(pricedFor) ?? "address"]) : "",
    price.taxCalculationStatus === "loading" ? t("payment_entry_page.loading") : "",
  ];
  return missing.filter(Boolean).join(" ");
}

/** What the customer agrees to by paying. */
export function termsWords(shop: Pick<Shop, "language" | "openedAt" | "terms" | "branding">, total: string): string[] {
  const { terms, language } = shop;
  const { t } = language;
  if (terms.kind === "one-time") return [t("payment_entry_page.otp_terms_info", { appName: appName(shop) })];
  const renewal = t("payment_entry_page.subscription_info");
  const { trial, intro, base, baseStartsAt } = terms;
  if (!trial) return [t("payment_entry_page.subscription_terms_info", { appName: appName(shop) }), renewal];
  const promise = (price: string, from: Date) =>
    t("payment_entry_page.trial_subscription_terms_info", {
      price,
      perFrequency: perPeriodWords(t, base.period),
      renewalDate: day(shop, from),
    });
  if (!intro || !baseStartsAt) return [promise(total, trial.endsAt), renewal];
  const basePrice = money(shop, base.price.amountMicros, base.price.currency);
  return [introWords(shop, total), promise(basePrice, baseStartsAt), renewal];
}
