import type { Pages } from "../../shared/pages.ts";
import type { SubscriptionPage } from "../../shared/subscription/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { planOf } from "./plan-of.ts";

async function subscriptionPage({ site, viewer }: PageRequest): Promise<SubscriptionPage> {
  return {
    billing: {
      apiKey: site.billing.publicKey,
      address: site.billing.browserAddress,
      appUserId: viewer?.billingId ?? null,
    },
    plan: viewer === null ? null : await planOf(site, viewer),
  };
}

/** Right after the checkout the cached customer is out of date. */
function afterCheckout(request: PageRequest): Promise<SubscriptionPage> {
  if (request.viewer) request.site.billingCustomers.forget(request.viewer.billingId);
  return subscriptionPage(request);
}

async function settingsPage({ site, viewer }: PageRequest): Promise<Pages["settingsSubscription"]> {
  if (!viewer) throw loginRequired();
  return { plan: await planOf(site, viewer) };
}

export const subscriptionPages = {
  paidSubscription: subscriptionPage,
  billingSuccess: afterCheckout,
  billingCancel: () => null,
  settingsSubscription: settingsPage,
} satisfies Partial<PageLoaders>;
