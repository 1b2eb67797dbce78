import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { SubscriptionPage } from "../../../shared/pages.ts";
import { OfferLayout } from "./offer-layout.tsx";
import { OfferPaywall } from "./offer-paywall.tsx";
import { PlainOffer } from "./plain-offer.tsx";
import { loading, type StorePaywall, useStore } from "./use-offering.ts";
import { useOrder } from "./use-purchase.ts";

/** What is offered to who is no subscriber: as the offering's paywall says it, and before and without one as we do. */
export function SubscriptionOffer({ billing }: { billing: SubscriptionPage["billing"] }) {
  const [store, again] = useStore(billing);
  const order = useOrder(store, billing);
  const paywall = useLastPaywall(store);
  const ways = { again, order };
  return (
    <OfferLayout>
      {paywall ? (
        <>
          <h1 className={typography.hidden}>Subscription</h1>
          <OfferPaywall
            paywall={paywall}
            order={order}
            isLoading={store.state === "loading"}
            pending={<PlainOffer heading="h2" store={loading} {...ways} />}
            fallback={<PlainOffer heading="h2" store={store} {...ways} />}
          />
        </>
      ) : (
        <PlainOffer store={store} {...ways} />
      )}
    </OfferLayout>
  );
}

/** While the store opens anew for somebody who has logged in, what they were looking at stays. */
function useLastPaywall(store: ReturnType<typeof useStore>[0]): StorePaywall | null {
  const [last, setLast] = useState<StorePaywall | null>(null);
  const now = store.state === "open" ? store.paywall : store.state === "loading" ? last : null;
  if (now !== last) setLast(now);
  return now;
}
