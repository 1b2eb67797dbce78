import { createHmac } from "node:crypto";
import type { ServerContext } from "./server-context.ts";

/** The simulator's account; a real provider is asked for its own. */
export const simulatedAccount = "acct_hemline";

/** Keys and addresses of billing and of its card provider: those of the environment, or this installation's own. */
export function paymentSettings({ config, secrets, address }: ServerContext) {
  const billingAddress = config.BILLING_URL ?? `${address}/pay`;
  const secretKey = config.BILLING_SECRET_KEY ?? secrets.billingSecretKey;
  return {
    isSimulated: config.STRIPE_SECRET_KEY === undefined || config.GATEWAY_URL !== undefined,
    provider: {
      secretKey: config.STRIPE_SECRET_KEY ?? secrets.gatewaySecretKey,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? secrets.gatewayPublishableKey,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? secrets.gatewayWebhookSecret,
    },
    publicKey: config.BILLING_PUBLIC_KEY ?? secrets.billingPublicKey,
    secretKey,
    webhookSecret: config.BILLING_WEBHOOK_SECRET ?? webhookSecretFrom(secretKey),
    billingAddress,
    // Browsers reach the simulator beside billing, wherever it runs: they trust no third address.
    gatewayAddress: new URL("/gateway", billingAddress).href,
  };
}

/** Every process of an installation knows the key, so that each can sign and verify. */
const webhookSecretFrom = (secretKey: string) =>
  `whsec_${createHmac("sha256", secretKey).update("webhooks to the site").digest("base64")}`;

export type PaymentSettings = ReturnType<typeof paymentSettings>;
