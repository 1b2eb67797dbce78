import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import type { MembershipPage } from "../../shared/pages.ts";
import { HalfPage } from "./half-page.tsx";
import type { OfferingPaywall } from "./offering-paywall.ts";
import { useOrder } from "./order.ts";
import { PaywallPage } from "./paywall-page.tsx";
import { useStore } from "./store.ts";
import { Subscribe } from "./subscribe.tsx";
import { Ticks } from "./ticks.tsx";

/** What is offered to who is no subscriber: as the offering's paywall says it, and before and without one as we do. */
export function MembershipOffer({ billing }: { billing: MembershipPage["billing"] }) {
  const [store, again] = useStore(billing);
  const order = useOrder(store, billing);
  const paywall = useLastPaywall(store);
  if (paywall) return <PaywallPage paywall={paywall} order={order} isLoading={store.state === "loading"} />;
  return (
    <HalfPage picture="subscription">
      <h1 className={type.d56}>No advertising hangs here</h1>
      <p className={type.lead}>Because members pay for the house. Be one of them.</p>
      <Ticks>
        {[
          "A subscriber’s badge beside your name",
          "No advertising, for you and for everybody else",
          "Everything that is free today stays free",
        ]}
      </Ticks>
      <Subscribe store={store} again={again} order={order} />
    </HalfPage>
  );
}

/** While the store opens anew for somebody who has logged in, what they were looking at stays. */
function useLastPaywall(store: ReturnType<typeof useStore>[0]): OfferingPaywall | null {
  const [last, setLast] = useState<OfferingPaywall | null>(null);
  const now = store.state === "open" ? store.paywall : store.state === "loading" ? last : null;
  if (now !== last) setLast(now);
  return now;
}
