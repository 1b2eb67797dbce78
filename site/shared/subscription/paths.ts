export const subscriptionPaths = {
  paidSubscription: "/paid-subscription",
  billingSuccess: "/billing/success",
  billingCancel: "/billing/cancel",
} as const;

export const subscriptionApi = {
  subscriptionRenewal: "/api/subscription/renewal",
  billingWebhook: "/api/webhooks/billing",
  subscriptionPortal: "/api/subscription/portal",
} as const;
