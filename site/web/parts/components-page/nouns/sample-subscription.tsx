import { useState } from "react";
import { SubscriberBadge } from "../../members/subscriber-badge.tsx";
import { BenefitList } from "../../subscription/benefit-list.tsx";
import { PlanChoice } from "../../subscription/plan-choice.tsx";
import { PlanFacts } from "../../subscription/plan-facts.tsx";
import styles from "../sample.module.css";

const plans = [
  { name: "Yearly", price: "€36.00 a year", perMonth: "€3.00 a month", savesPercent: 25, trialDays: 7 },
  { name: "Monthly", price: "€4.00 a month", perMonth: null, savesPercent: null, trialDays: 0 },
];
const plan = { product: "hemline_yearly", expiresAt: "2026-11-14T09:00:00Z", managementUrl: null };

export function SampleSubscription() {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <p>
        Maren Holt <SubscriberBadge />
      </p>
      <div className={styles.twoColumns}>
        <PlanChoice plans={plans} chosen={chosen} onChoose={setChosen} />
        <BenefitList>{["A subscriber badge next to your name", "No ads, for you or anyone else"]}</BenefitList>
        <PlanFacts plan={{ ...plan, willRenew: true, isTrial: true }} />
        <PlanFacts plan={{ ...plan, willRenew: false, isTrial: false }} />
      </div>
    </>
  );
}
