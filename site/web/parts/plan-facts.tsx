import { Status } from "@hemline/ui/status.tsx";
import type { MembershipPage } from "../../shared/pages.ts";
import { dayOf } from "./dates.ts";
import styles from "./plan-facts.module.css";

const titles: Record<string, string> = { hemline_yearly: "Yearly", hemline_monthly: "Monthly" };

/** What a subscriber has, and until when. */
export function PlanFacts({ plan }: { plan: NonNullable<MembershipPage["plan"]> }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Plan</dt>
        <dd>
          {titles[plan.product] ?? plan.product} {plan.isTrial && <Status tone="teal">Free trial</Status>}
        </dd>
      </div>
      {plan.expiresAt && (
        <div>
          <dt>{plan.willRenew ? (plan.isTrial ? "First payment" : "Renews on") : "Ends on"}</dt>
          <dd>{dayOf(plan.expiresAt)}</dd>
        </div>
      )}
    </dl>
  );
}
