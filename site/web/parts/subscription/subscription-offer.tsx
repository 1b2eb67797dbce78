import typography from "@hemline/ui/styles/typography.module.css";
import { type ComponentProps, useState } from "react";
import type { SubscriptionPage } from "../../../shared/subscription/pages.ts";
import { FallbackOffer } from "./fallback-offer.tsx";
import { OfferLayout } from "./offer-layout.tsx";
import { OfferPaywall } from "./offer-paywall.tsx";
import { loading, type OfferingPaywall, useOffering } from "./use-offering.ts";
import { usePurchase } from "./use-purchase.ts";

/** The offer to members and visitors without a subscription: the offering's paywall, or our own text without one. */
export function SubscriptionOffer({ billing }: { billing: SubscriptionPage["billing"] }) {
  const [offering, retry] = useOffering(billing);
  const purchase = usePurchase(offering, billing);
  const paywall = useLastPaywall(offering);
  const offer = { offering, retry, purchase };
  return (
    <OfferLayout>{paywall ? <PaywallOffer paywall={paywall} {...offer} /> : <FallbackOffer {...offer} />}</OfferLayout>
  );
}

function PaywallOffer({
  paywall,
  offering,
  ...actions
}: ComponentProps<typeof FallbackOffer> & { paywall: OfferingPaywall }) {
  return (
    <>
      <h1 className={typography.hidden}>Subscription</h1>
      <OfferPaywall
        paywall={paywall}
        purchase={actions.purchase}
        isLoading={offering.state === "loading"}
        pending={<FallbackOffer heading="h2" offering={loading} {...actions} />}
        fallback={<FallbackOffer heading="h2" offering={offering} {...actions} />}
      />
    </>
  );
}

/** While the offering is loaded again after logging in, the present paywall stays. */
function useLastPaywall(offering: ReturnType<typeof useOffering>[0]): OfferingPaywall | null {
  const [last, setLast] = useState<OfferingPaywall | null>(null);
  const now = offering.state === "loaded" ? offering.paywall : offering.state === "loading" ? last : null;
  if (now !== last) setLast(now);
  return now;
}
