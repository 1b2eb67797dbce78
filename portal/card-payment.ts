import type { PortalAnswer, PortalPaymentAnswer, PortalProvider } from "@hemline/protocol";
import { loadStripe } from "@hemline/purchases/provider";
import type { StripeElementLocale } from "@stripe/stripe-js";
import type { LabelKey } from "./i18n/language.ts";
import { PortalRefusal } from "./portal-refusal.ts";

export async function createStripe(
  { script_url, publishable_api_key, stripe_account_id }: PortalProvider,
  locale: string,
) {
  try {
    const load = await loadStripe(script_url, location.href);
    return load(publishable_api_key, { stripeAccount: stripe_account_id, locale: locale as StripeElementLocale });
  } catch {
    throw new PortalRefusal(0, { label: "error.provider" });
  }
}

/** A bank may ask for authentication more than once. */
const maxRounds = 3;

/**
 * Repeats a call whose payment may need authentication, and lets the customer authenticate in between.
 * @throws PortalRefusal with the provider's sentence when the customer or the bank refuses.
 */
export async function withAuthentication(
  call: () => Promise<PortalPaymentAnswer>,
  locale: string,
): Promise<PortalAnswer> {
  for (let round = 0; round < maxRounds; round += 1) {
    const { confirm, customer } = await call();
    if (!confirm) return customer;
    const provider = await createStripe(confirm, locale);
    const { error } = await provider.confirmPayment({
      clientSecret: confirm.client_secret,
      confirmParams: {
        return_url: location.href,
        ...(confirm.payment_method_id ? { payment_method: confirm.payment_method_id } : {}),
      },
      redirect: "if_required",
    });
    if (error) throw refusalOf(402, error.message, "error.not_confirmed");
  }
  throw new PortalRefusal(402, { label: "error.not_confirmed" });
}

/** The provider's own sentence, or ours when it has none. */
export function refusalOf(status: number, sentence: string | undefined, label: LabelKey): PortalRefusal {
  return new PortalRefusal(status, sentence ? { sentence } : { label });
}
