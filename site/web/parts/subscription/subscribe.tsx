import { Button } from "@hemline/ui/buttons/button.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { useState } from "react";
import { PlanChoice } from "./plan-choice.tsx";
import { offersOf } from "./plan-prices.ts";
import styles from "./subscribe.module.css";
import { TrialTimeline } from "./trial-timeline.tsx";
import type { Store } from "./use-offering.ts";
import type { Order } from "./use-purchase.ts";

/** Choose a plan and pay for it, in the page's own words: where there is no paywall, or not yet. */
export function Subscribe({ store, again, order }: { store: Store; again: () => void; order: Order }) {
  const [chosen, choose] = useState(0);
  if (store.state === "failed")
    return (
      <ErrorState title="The prices did not arrive" onRetry={again}>
        The billing service does not answer at the moment. Nothing was charged.
      </ErrorState>
    );
  if (store.state === "loading")
    return (
      <div className={styles.loading} role="status" aria-label="Loading prices">
        <div className={styles.plans}>
          <Skeleton />
          <Skeleton />
        </div>
        <noscript>Prices and the checkout need JavaScript.</noscript>
      </div>
    );
  const offers = offersOf(store.packages);
  const offer = offers[chosen];
  const wanted = store.packages[chosen];
  if (!offer || !wanted)
    return (
      <EmptyState icon="thread" title="Nothing is for sale today">
        <p>The subscription is taking a rest. Everything else is open.</p>
      </EmptyState>
    );
  return (
    <>
      <PlanChoice offers={offers} chosen={chosen} onChoose={choose} />
      {offer.trialDays > 0 && <TrialTimeline days={offer.trialDays} price={offer.price} />}
      {order.fault && <Note tone="bad">{order.fault}</Note>}
      <Button block busy={order.isBuying} onClick={() => order.place(wanted)}>
        {offer.trialDays > 0 ? `Start ${offer.trialDays} days free` : `Subscribe for ${offer.price}`}
      </Button>
      <p className={styles.small}>Renews automatically. Cancel any time before the renewal date, on this page.</p>
    </>
  );
}
