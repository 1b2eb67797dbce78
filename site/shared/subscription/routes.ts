import type { Routes } from "../route.ts";

export const subscriptionRoutes = {
  paidSubscription: { path: "/paid-subscription" },
  billingSuccess: { path: "/billing/success" },
  billingCancel: { path: "/billing/cancel" },
} satisfies Routes;
