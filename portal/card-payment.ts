import type { PortalAnswer, PortalPaymentAnswer, PortalProvider } from "@hemline/protocol";
import { loadProvider } from "@hemline/purchases/provider";
import type { StripeElementLocale } from "@stripe/stripe-js";
import type { LabelKey } from "./i18n/language.ts";
import { PortalRefusal } from "./portal-refusal.ts";

/** The card provider's client for one secret, speaking the page's language. */
export async function providerFor(
  { script_url, publishable_api_key, stripe_account_id }: PortalProvider,
  locale: string,
) {
  try {
    const load = await loadProvider(script_url, location.href);
    return load(publishable_api_key, { stripeAccount: stripe_account_id, locale: locale as StripeElementLocale });
  } catch {
    throw new PortalRefusal(0, { label: "error.provider" });
  }
}

/** As often as a card's bank may want to see its owner before we stop asking. */
const mostRounds = 3;

/**
 * Makes a call whose payment may need the card's owner, lets them confirm it, and makes it again until the money is
 * there.
 * @throws PortalRefusal with the provider's sentence when the owner or the bank says no.
 */
export async function confirmed(call: () => Promise<PortalPaymentAnswer>, locale: string): Promise<PortalAnswer> {
  for (let round = 0; round < mostRounds; round += 1) {
    const { confirm, customer } = await call();
    if (!confirm) return customer;
    const provider = await providerFor(confirm, locale);
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

/** The provider's own sentence, or ours where it has none. */
export function refusalOf(status: number, sentence: string | undefined, label: LabelKey): PortalRefusal {
  return new PortalRefusal(status, sentence ? { sentence } : { label });
}
