import typography from "@hemline/ui/styles/typography.module.css";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import { formatNumber } from "../format/format-number.ts";
import { formatPrice } from "../wardrobe/format-price.ts";
import styles from "./key-figures.module.css";
import { comparedWears, otherValues } from "./statistics-words.ts";

/** The four numbers at the top. */
export function KeyFigures({ statistics }: { statistics: Statistics }) {
  const { wears, wearsBefore, worn, items, unpriced, currencies } = statistics;
  const [main, ...others] = currencies;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Wears logged</dt>
        <dd className={typography.d40}>{formatNumber(wears)}</dd>
        {wearsBefore !== null && <dd className={styles.note}>{comparedWears(wears, wearsBefore)}</dd>}
      </div>
      <div>
        <dt>Worn at least once</dt>
        <dd className={typography.d40}>
          {formatNumber(worn)} <small>of {formatNumber(items)}</small>
        </dd>
        <dd className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${items === 0 ? 0 : (worn / items) * 100}%` }} />
        </dd>
      </div>
      <div>
        <dt>Average cost per wear</dt>
        <dd className={typography.d40}>{main?.costPerWear ? formatPrice(main.costPerWear) : "–"}</dd>
        <dd className={styles.note}>{main ? "over all wears so far" : "Add prices to see it"}</dd>
      </div>
      <div>
        <dt>Wardrobe value</dt>
        <dd className={typography.d40}>{main ? formatPrice(main) : "–"}</dd>
        {others.length > 0 && <dd className={styles.note}>{otherValues(others)}</dd>}
        {unpriced > 0 && <dd className={styles.note}>{formatCount(unpriced, "item")} without a price</dd>}
      </div>
    </dl>
  );
}
