import { Status } from "@hemline/ui/status.tsx";
import type { Offer } from "./offer.ts";
import styles from "./offer-choice.module.css";

/** The ways to pay, one of them chosen. */
export function OfferChoice({
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
          {savesPercent !== null && <Status tone="new">Save {savesPercent}%</Status>}
        </label>
      ))}
    </fieldset>
  );
}
