import type { ComponentProps } from "react";
import { BenefitList } from "./benefit-list.tsx";
import styles from "./fallback-offer.module.css";
import { SubscribeForm } from "./subscribe-form.tsx";

interface FallbackOfferProps extends ComponentProps<typeof SubscribeForm> {
  heading?: "h1" | "h2";
}

/** The offer before a paywall has loaded, without one, and without script. */
export function FallbackOffer({ heading: Heading = "h1", ...props }: FallbackOfferProps) {
  return (
    <div className={styles.offer}>
      <div className={styles.heading}>
        <p className={styles.kicker}>Hemline subscription</p>
        <Heading className={styles.title}>No ads, just clothes</Heading>
        <p className={styles.lead}>Because subscribers fund it.</p>
      </div>
      <BenefitList>
        {[
          "A subscriber badge next to your name",
          "No ads, for you or anyone else",
          "Every notebook entry in full",
          "Everything that’s free today stays free",
        ]}
      </BenefitList>
      <SubscribeForm {...props} />
    </div>
  );
}
