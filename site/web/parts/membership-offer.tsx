import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import type { MembershipPage } from "../../shared/pages.ts";
import { OfferPage } from "./offer-page.tsx";
import { OfferPaywall } from "./offer-paywall.tsx";
import { OfferWords } from "./offer-words.tsx";
import { useOrder } from "./order.ts";
import { loading, type StorePaywall, useStore } from "./store.ts";

/** What is offered to who is no subscriber: as the offering's paywall says it, and before and without one as we do. */
export function MembershipOffer({ billing }: { billing: MembershipPage["billing"] }) {
  const [store, again] = useStore(billing);
  const order = useOrder(store, billing);
  const paywall = useLastPaywall(store);
  const ways = { again, order };
  return (
    <OfferPage>
      {paywall ? (
        <>
          <h1 className={type.hidden}>Subscription</h1>
          <OfferPaywall
            paywall={paywall}
            order={order}
            isLoading={store.state === "loading"}
            pending={<OfferWords heading="h2" store={loading} {...ways} />}
            fallback={<OfferWords heading="h2" store={store} {...ways} />}
          />
        </>
      ) : (
        <OfferWords store={store} {...ways} />
      )}
    </OfferPage>
  );
}

/** While the store opens anew for somebody who has logged in, what they were looking at stays. */
function useLastPaywall(store: ReturnType<typeof useStore>[0]): StorePaywall | null {
  const [last, setLast] = useState<StorePaywall | null>(null);
  const now = store.state === "open" ? store.paywall : store.state === "loading" ? last : null;
  if (now !== last) setLast(now);
  return now;
}
