import { Button } from "@hemline/ui/buttons/button.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { useState } from "react";
import { PlanChoice } from "./plan-choice.tsx";
import { planPrices } from "./plan-prices.ts";
import styles from "./subscribe-form.module.css";
import { TrialTimeline } from "./trial-timeline.tsx";
import type { OfferingState } from "./use-offering.ts";
import type { Purchase } from "./use-purchase.ts";

/** Choice of a plan and the button to pay, for pages without a paywall. */
export function SubscribeForm({
  offering,
  retry,
  purchase,
}: {
  offering: OfferingState;
  retry: () => void;
  purchase: Purchase;
}) {
  const [chosen, choose] = useState(0);
  if (offering.state === "failed")
    return (
      <ErrorState title="We couldn’t load the prices" onRetry={retry}>
        You haven’t been charged. Try again in a moment.
      </ErrorState>
    );
  if (offering.state === "loading")
    return (
      <div className={styles.loading} role="status" aria-label="Loading prices">
        <div className={styles.plans}>
          <Skeleton />
          <Skeleton />
        </div>
        <noscript>You need JavaScript to see prices and subscribe.</noscript>
      </div>
    );
  const plans = planPrices(offering.packages);
  const plan = plans[chosen];
  const chosenPackage = offering.packages[chosen];
  if (!plan || !chosenPackage)
    return (
      <EmptyState icon="thread" title="Subscriptions are unavailable">
        <p>You can’t subscribe right now. Everything else on Hemline works as usual.</p>
      </EmptyState>
    );
  return (
    <>
      <PlanChoice plans={plans} chosen={chosen} onChoose={choose} />
      {plan.trialDays > 0 && <TrialTimeline days={plan.trialDays} price={plan.price} />}
      {purchase.error && <Note tone="bad">{purchase.error}</Note>}
      <Button block busy={purchase.isBuying} onClick={() => purchase.start(chosenPackage)}>
        {plan.trialDays > 0 ? `Start ${plan.trialDays}-day free trial` : `Subscribe for ${plan.price}`}
      </Button>
      <p className={styles.renewalNote}>Renews automatically. Cancel any time before the renewal date, on this page.</p>
    </>
  );
}
