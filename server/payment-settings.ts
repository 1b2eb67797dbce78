import type { ServerContext } from "./server-context.ts";

/** The simulator's account; a real provider is asked for its own. */
export const simulatedAccount = "acct_hemline";

/** Keys and addresses of billing and of its card provider: those of the environment, or this installation's own. */
export function paymentSettings({ config, secrets, address }: ServerContext) {
  const billingAddress = config.BILLING_URL ?? `${address}/pay`;
  return {
    isSimulated: config.STRIPE_SECRET_KEY === undefined || config.GATEWAY_URL !== undefined,
    provider: {
      secretKey: config.STRIPE_SECRET_KEY ?? secrets.gatewaySecretKey,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? secrets.gatewayPublishableKey,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? secrets.gatewayWebhookSecret,
    },
    publicKey: config.BILLING_PUBLIC_KEY ?? secrets.billingPublicKey,
    secretKey: config.BILLING_SECRET_KEY ?? secrets.billingSecretKey,
    billingAddress,
    // Browsers reach the simulator beside billing, wherever it runs: they trust no third address.
    gatewayAddress: new URL("/gateway", billingAddress).href,
  };
}

export type PaymentSettings = ReturnType<typeof paymentSettings>;
