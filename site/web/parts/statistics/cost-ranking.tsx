import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { CurrencyStatistics, RankedCost, StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";
import { Link } from "../../navigation/link.tsx";
import { formatNumber } from "../format/format-number.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { formatPrice } from "../wardrobe/format-price.ts";
import { wornLabel } from "../wardrobe/item-labels.ts";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import { AsTable } from "./as-table.tsx";
import styles from "./cost-ranking.module.css";
import { FigureTable } from "./figure-table.tsx";
import section from "./statistics-section.module.css";

/** What a wear of some items costs most, and of others least. */
export function CostRanking({
  title,
  value: { currency, highest, lowest },
  period,
  owner,
}: {
  title: string;
  value: CurrencyStatistics;
  period: StatisticsPeriod;
  owner: string;
}) {
  const dearest = new Set(highest.map(({ item }) => item.id));
  const best = lowest.filter(({ item }) => !dearest.has(item.id));
  return (
    <section className={section.full}>
      <SectionHeading>{title}</SectionHeading>
      <Items items={highest} owner={owner} />
      {best.length > 0 && (
        <>
          <h3 className={`${typography.h26} ${styles.second}`}>And least</h3>
          <Items items={best} owner={owner} />
        </>
      )}
      <AsTable file="cost-per-wear" period={period} subject={`cost per wear in ${currency}`}>
        <FigureTable
          label={`Cost per wear in ${currency}`}
          columns={[
            { name: "Item", cell: ({ item }) => item.name ?? "Item without a name" },
            { name: "Price", cell: ({ price }) => formatPrice(price) },
            { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
            { name: "Each", cell: ({ costPerWear }) => formatPrice(costPerWear) },
          ]}
          rows={[...highest, ...best.toReversed()]}
          keyOf={({ item }) => item.id}
        />
      </AsTable>
    </section>
  );
}

const Items = ({ items, owner }: { items: readonly RankedCost[]; owner: string }) => (
  <ol className={styles.items}>
    {items.map(({ item, price, wears, costPerWear }) => (
      <li key={item.id} className={styles.item}>
        <ItemPicture item={item} alt="" sizes={photoSizes.row} />
        <div className={styles.line}>
          <Link className={styles.name} to={paths.item(owner, item.id)} dir="auto">
            {item.name ?? "Item without a name"}
          </Link>
          <span className={typography.h26}>{formatPrice(costPerWear)}</span>
        </div>
        <p className={`${typography.s14} ${typography.dim}`}>
          {formatPrice(price)}, {wornLabel(wears).toLowerCase()}
        </p>
      </li>
    ))}
  </ol>
);
