import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import { formatPrice } from "../format/format-price.ts";
import styles from "./statistics-figures.module.css";

/** The four numbers at the head of the page. Money is that of the currency of most items; the others are in words. */
export function StatisticsFigures({ statistics }: { statistics: Statistics }) {
  const { wears, worn, items, unpriced, currencies } = statistics;
  const [main, ...others] = currencies;
  return (
    <dl className={styles.figures}>
      <Figure name="Wears logged" value={formatNumber(wears)}>
        {comparedInWords(statistics)}
      </Figure>
      <Figure
        name="Worn at least once"
        value={
          <>
            {formatNumber(worn)} <small>of {formatNumber(items)}</small>
          </>
        }
      >
        <span className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${items === 0 ? 0 : (worn / items) * 100}%` }} />
        </span>
      </Figure>
      <Figure name="Average cost per wear" value={main?.costPerWear ? formatPrice(main.costPerWear) : "No price yet"}>
        {others
          .flatMap(({ costPerWear }) => (costPerWear ? [formatPrice(costPerWear)] : []))
          .map((cost) => `and ${cost}`)
          .join(" ")}
      </Figure>
      <Figure name="Wardrobe value" value={main ? formatPrice(main) : "No price yet"}>
        {[
          ...others.map((one) => `and ${formatPrice(one)}`),
          ...(unpriced > 0 ? [`${formatCount(unpriced, "item")} without a price`] : []),
        ].join(", ")}
      </Figure>
    </dl>
  );
}

function comparedInWords({ wears, wearsBefore }: Statistics): string {
  if (wearsBefore === null) return "";
  const more = wears - wearsBefore;
  if (more === 0) return "as many as the year before";
  return `${formatNumber(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than the year before`;
}

const Figure = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={`${typography.display} ${styles.value}`}>{value}</dd>
    {children && <dd className={styles.words}>{children}</dd>}
  </div>
);
