import type { PaymentEntry } from "../../checkout/machine/state.ts";
import { missingOf } from "../../checkout/machine/tax-address.ts";
import { hasTrial } from "../../checkout/price-phases.ts";
import { paymentMethodNames } from "../../i18n/payment-method-names.ts";
import { perPeriodLabel } from "../../i18n/period-labels.ts";
import type { Language } from "../../i18n/translate.ts";
import { appName, type CheckoutView, day, money } from "../checkout-context.ts";
import { introText } from "../offer/offer-texts.ts";
import { taxPrompts } from "../offer/price-rows.ts";

/**
 * "Start trial" where nothing is due, the final price, with the method unless it is a card, and plain "Pay" while the
 * tax may still change the price.
 */
export function payButtonText(view: Pick<CheckoutView, "language" | "terms">, { price, form }: PaymentEntry): string {
  const { t } = view.language;
  if (hasTrial(view.terms)) return t("payment_entry_page.button_start_trial");
  const formattedPrice = money(view, price.totalAmountInMicros, price.currency);
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
            paymentMethod: paymentMethodNames[form.method] ?? form.method,
          });
  }
}

/** Why the pay button is disabled; empty where it is enabled or a payment is running. */
export function missingForPaymentText(
  { t }: Pick<Language, "t">,
  { form, price, pricedFor, activity }: PaymentEntry,
): string {
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

export function termsTexts(
  view: Pick<CheckoutView, "language" | "openedAt" | "terms" | "branding">,
  total: string,
): string[] {
  const { terms, language } = view;
  const { t } = language;
  if (terms.kind === "one-time") return [t("payment_entry_page.otp_terms_info", { appName: appName(view) })];
  const renewal = t("payment_entry_page.subscription_info");
  const { trial, intro, base, baseStartsAt } = terms;
  if (!trial) return [t("payment_entry_page.subscription_terms_info", { appName: appName(view) }), renewal];
  const promise = (price: string, from: Date) =>
    t("payment_entry_page.trial_subscription_terms_info", {
      price,
      perFrequency: perPeriodLabel(t, base.period),
      renewalDate: day(view, from),
    });
  if (!intro || !baseStartsAt) return [promise(total, trial.endsAt), renewal];
  const basePrice = money(view, base.price.amountMicros, base.price.currency);
  return [introText(view, total), promise(basePrice, baseStartsAt), renewal];
}
