import type { MembershipPage } from "../../shared/pages.ts";
import type { PageLoaders, PageRequest } from "../http/page.ts";
import { planOf } from "./membership.ts";

/** Visitors see the offer with prices too: `appUserId` is null for them, and buying asks them to log in first. */
async function membershipPage({ site, viewer }: PageRequest): Promise<MembershipPage> {
  return {
    billing: {
      apiKey: site.billing.publicKey,
      address: site.billing.browserAddress,
      appUserId: viewer?.billingId ?? null,
    },
    plan: viewer === null ? null : await planOf(site, viewer),
  };
}

/** Comes straight from the checkout, so what billing said a moment ago is out of date. */
function afterCheckout(request: PageRequest): Promise<MembershipPage> {
  if (request.viewer) request.site.subscribers.forget(request.viewer.billingId);
  return membershipPage(request);
}

export const membershipPages = {
  paidSubscription: membershipPage,
  billingSuccess: afterCheckout,
  billingCancel: () => null,
} satisfies Partial<PageLoaders>;
