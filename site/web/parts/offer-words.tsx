import type { ComponentProps } from "react";
import styles from "./offer-words.module.css";
import { Subscribe } from "./subscribe.tsx";
import { Ticks } from "./ticks.tsx";

interface OfferWordsProps extends ComponentProps<typeof Subscribe> {
  /** Below a title of the page, its own is one level down. */
  heading?: "h1" | "h2";
}

/** The offer as we say it: before a paywall has come, where there is none, and to who reads without scripts. */
export function OfferWords({ heading: Heading = "h1", ...props }: OfferWordsProps) {
  return (
    <div className={styles.words}>
      <div className={styles.heading}>
        <p className={styles.kicker}>The Hemline membership</p>
        <Heading className={styles.title}>No advertising hangs here</Heading>
        <p className={styles.lead}>Because members pay for the house.</p>
      </div>
      <Ticks>
        {[
          "A subscriber’s badge beside your name",
          "No advertising, for you and everyone",
          "Everything that is free today stays free",
        ]}
      </Ticks>
      <Subscribe {...props} />
    </div>
  );
}
