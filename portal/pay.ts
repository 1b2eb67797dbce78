import type { PortalAnswer, PortalPaymentAnswer, PortalProvider } from "@hemline/protocol";
import { loadProvider } from "@hemline/purchases/provider";
import { PortalRefusal } from "./api.ts";

/** The card provider's client for one secret. */
export async function providerFor({ script_url, publishable_api_key, stripe_account_id }: PortalProvider) {
  try {
    const load = await loadProvider(script_url, location.href);
    return load(publishable_api_key, { stripeAccount: stripe_account_id });
  } catch {
    throw new PortalRefusal(0, "The card provider could not be reached. Please check your connection and try again.");
  }
}

/** As often as a card's bank may want to see its owner before we stop asking. */
const mostRounds = 3;

/**
 * Makes a call whose payment may need the card's owner, lets them confirm it, and makes it again until the money is
 * there.
 * @throws PortalRefusal with the provider's sentence when the owner or the bank says no.
 */
export async function confirmed(call: () => Promise<PortalPaymentAnswer>): Promise<PortalAnswer> {
  for (let round = 0; round < mostRounds; round += 1) {
    const { confirm, customer } = await call();
    if (!confirm) return customer;
    const provider = await providerFor(confirm);
    const { error } = await provider.confirmPayment({
      clientSecret: confirm.client_secret,
      confirmParams: {
        return_url: location.href,
        ...(confirm.payment_method_id ? { payment_method: confirm.payment_method_id } : {}),
      },
      redirect: "if_required",
    });
    if (error) throw new PortalRefusal(402, error.message ?? "The payment was not confirmed. Please try another card.");
  }
  throw new PortalRefusal(402, "The payment is not through yet. Please look again in a minute.");
}
