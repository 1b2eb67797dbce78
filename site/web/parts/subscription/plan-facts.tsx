import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type { SubscriptionPlan } from "../../../shared/subscription/pages.ts";
import { Day } from "../format/day.tsx";
import styles from "./plan-facts.module.css";

const planNames: Record<string, string> = { hemline_yearly: "Yearly", hemline_monthly: "Monthly" };

export function PlanFacts({ plan }: { plan: SubscriptionPlan }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Plan</dt>
        <dd>
          {planNames[plan.product] ?? plan.product} {plan.isTrial && <StatusLabel tone="teal">Free trial</StatusLabel>}
        </dd>
      </div>
      {plan.expiresAt && (
        <div>
          <dt>{plan.willRenew ? (plan.isTrial ? "First payment" : "Renews on") : "Ends on"}</dt>
          <dd>
            <Day at={plan.expiresAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
