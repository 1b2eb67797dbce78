import type { PortalProvider } from "@hemline/protocol";
import type { Engine } from "../engine.ts";

/** What a browser needs to finish something with the card provider itself. */
export async function providerAnswer(
  engine: Engine,
  { clientSecret, paymentMethodId }: { clientSecret: string; paymentMethodId: string | null },
): Promise<PortalProvider> {
  return {
    client_secret: clientSecret,
    publishable_api_key: engine.browser.publishableKey,
    stripe_account_id: await engine.account(),
    script_url: engine.browser.scriptUrl,
    payment_method_id: paymentMethodId,
  };
}
