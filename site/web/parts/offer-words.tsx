import type { ComponentProps } from "react";
import styles from "./offer-words.module.css";
import { Subscribe } from "./subscribe.tsx";
import { Ticks } from "./ticks.tsx";

/** The offer as we say it: before a paywall has come, where there is none, and to who reads without scripts. */
export function OfferWords(props: ComponentProps<typeof Subscribe>) {
  return (
    <div className={styles.words}>
      <div className={styles.heading}>
        <p className={styles.kicker}>The Hemline membership</p>
        <h1 className={styles.title}>No advertising hangs here</h1>
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
