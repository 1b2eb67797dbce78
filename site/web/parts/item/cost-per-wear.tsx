import typography from "@hemline/ui/styles/typography.module.css";
import type { ItemPrice } from "../../../shared/items/item.ts";
import { formatCount } from "../format/format-count.ts";
import { formatPrice } from "../format/format-price.ts";
import styles from "./cost-per-wear.module.css";

const [width, height] = [560, 180];

export const costPerWear = ({ micros, currency }: ItemPrice, wears: number): ItemPrice => ({
  micros: Math.round(micros / Math.max(1, wears)),
  currency,
});

/** How the price is shared by more and more wears: a step for each, on a logarithmic scale. */
export function CostPerWear({ price, wears }: { price: ItemPrice; wears: number }) {
  const [each, next] = [costPerWear(price, wears), costPerWear(price, wears + 1)];
  return (
    <div className={styles.cost}>
      {wears > 1 && <Steps wears={wears} first={formatPrice(price)} last={formatPrice(each)} />}
      <div>
        <p className={typography.h26}>{formatPrice(each)} a wear so far.</p>
        <p className={styles.words}>
          {wears === 1
            ? `${formatPrice(price)}, worn once.`
            : `${formatPrice(price)} shared by ${formatCount(wears, "wear")}.`}{" "}
          With the next one it comes to {formatPrice(next)}.
        </p>
      </div>
    </div>
  );
}

function Steps({ wears, first, last }: { wears: number; first: string; last: string }) {
  const x = (wear: number) => ((wear - 1) / (wears - 1)) * width;
  // From the whole price at the top to the last step at the bottom.
  const y = (wear: number) => (Math.log(wear) / Math.log(wears)) * height;
  const shown = Math.min(wears, width);
  const at = Array.from({ length: shown }, (_, step) => 1 + (step * (wears - 1)) / Math.max(1, shown - 1));
  const line = at
    .map((wear, step) => `${step === 0 ? "M0 0" : `H${x(wear).toFixed(1)}V${y(wear).toFixed(1)}`}`)
    .join("");
  return (
    <figure className={styles.figure}>
      <svg viewBox={`-4 -6 ${width + 10} ${height + 12}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={width} y1="0" y2="0" className={styles.axis} />
        <line x1="0" x2={width} y1={height} y2={height} className={styles.axis} />
        <path d={line} className={styles.line} />
      </svg>
      <figcaption className={styles.scale}>
        <span>1st wear: {first}</span>
        <span>
          {ordinal(wears)}: {last}
        </span>
      </figcaption>
    </figure>
  );
}

const endings = ["th", "st", "nd", "rd"];
/** "21st", "112th" */
const ordinal = (count: number): string =>
  `${count}${(Math.trunc(count / 10) % 10 !== 1 && endings[count % 10]) || "th"}`;
