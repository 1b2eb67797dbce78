import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import styles from "./plan-choice.module.css";
import type { Offer } from "./plan-prices.ts";

/** The ways to pay, one of them chosen. */
export function PlanChoice({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[];
  chosen: number;
  onChoose: (at: number) => void;
}) {
  return (
    <fieldset className={styles.choice} aria-label="Choose a plan">
      {offers.map(({ name, price, perMonth, savesPercent }, at) => (
        <label key={name} className={styles.offer}>
          <input type="radio" name="offer" checked={at === chosen} onChange={() => onChoose(at)} />
          <span className={styles.words}>
            <b>{name}</b>
            <span>{[price, perMonth].filter(Boolean).join(", ")}</span>
          </span>
          {savesPercent !== null && <StatusLabel tone="new">Save {savesPercent}%</StatusLabel>}
        </label>
      ))}
    </fieldset>
  );
}
