import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import styles from "./plan-choice.module.css";
import type { PlanPrice } from "./plan-prices.ts";

export function PlanChoice({
  plans,
  chosen,
  onChoose,
}: {
  plans: readonly PlanPrice[];
  chosen: number;
  onChoose: (at: number) => void;
}) {
  return (
    <fieldset className={styles.choice} aria-label="Choose a plan">
      {plans.map((plan, at) => (
        <label key={plan.name} className={styles.plan}>
          <input type="radio" name="offer" checked={at === chosen} onChange={() => onChoose(at)} />
          <PlanText plan={plan} />
        </label>
      ))}
    </fieldset>
  );
}

function PlanText({ plan: { name, price, perMonth, savesPercent } }: { plan: PlanPrice }) {
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span>{[price, perMonth].filter(Boolean).join(", ")}</span>
      </span>
      {savesPercent !== null && <StatusLabel tone="new">Save {savesPercent}%</StatusLabel>}
    </>
  );
}
