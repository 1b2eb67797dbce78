import type { ComponentProps } from "react";
import { CheckList } from "./check-list.tsx";
import styles from "./plain-offer.module.css";
import { Subscribe } from "./subscribe.tsx";

interface PlainOfferProps extends ComponentProps<typeof Subscribe> {
  heading?: "h1" | "h2";
}

/** The offer before a paywall has loaded, without one, and without script. */
export function PlainOffer({ heading: Heading = "h1", ...props }: PlainOfferProps) {
  return (
    <div className={styles.offer}>
      <div className={styles.heading}>
        <p className={styles.kicker}>The Hemline membership</p>
        <Heading className={styles.title}>No advertising hangs here</Heading>
        <p className={styles.lead}>Because members pay for the house.</p>
      </div>
      <CheckList>
        {[
          "A subscriber’s badge beside your name",
          "No advertising, for you and everyone",
          "Everything that is free today stays free",
        ]}
      </CheckList>
      <Subscribe {...props} />
    </div>
  );
}
