import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CurrencyStatistics, RankedCost, Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import { formatPrice } from "../format/format-price.ts";
import { ItemCard } from "../wardrobe/item-card.tsx";
import styles from "./cost-ranking.module.css";
import { StatisticsSection } from "./statistics-section.tsx";

const shown = 4;

/** What a wear has cost of the dearest and of the cheapest items, in each currency. */
export function CostRanking({
  statistics: { currencies, period },
  owner,
}: {
  statistics: Statistics;
  /** A slug. */
  owner: string;
}) {
  return currencies.map((currency) => (
    <CostOfCurrency key={currency.currency} isOnly={currencies.length === 1} {...{ currency, period, owner }} />
  ));
}

function CostOfCurrency({
  currency: { currency, costPerWear, highest, lowest },
  isOnly,
  period,
  owner,
}: {
  currency: CurrencyStatistics;
  isOnly: boolean;
  period: Statistics["period"];
  owner: string;
}) {
  const ids = new Set(highest.map(({ item }) => item.id));
  const rows = [...highest, ...lowest.filter(({ item }) => !ids.has(item.id)).toReversed()];
  return (
    <StatisticsSection
      full
      title={isOnly ? "Cost per wear" : `Cost per wear in ${currency}`}
      sentence={
        costPerWear
          ? `A wear has cost you ${formatPrice(costPerWear)} so far, on average. Each new wear brings it down.`
          : "Nothing with a price has been worn yet."
      }
      period={period}
      file="cost-per-wear"
      columns={[
        { name: "Item", cell: ({ item }) => <bdi>{item.name ?? "Item without a name"}</bdi> },
        { name: "Price", cell: ({ price }) => formatPrice(price) },
        { name: "Wears", cell: ({ wears }) => wears },
        { name: "Cost per wear", cell: ({ costPerWear: each }) => formatPrice(each) },
      ]}
      rows={rows}
      keyOf={({ item }) => item.id}
    >
      <div className={layout.stack}>
        <Costs title="Highest" rows={highest.slice(0, shown)} owner={owner} />
        {rows.length > shown && <Costs title="Lowest" rows={lowest.slice(0, shown)} owner={owner} />}
      </div>
    </StatisticsSection>
  );
}

function Costs({ title, rows, owner }: { title: string; rows: readonly RankedCost[]; owner: string }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={`${typography.h22} ${styles.title}`}>{title}</h3>
      <div className={styles.cards}>
        {rows.map(({ item, price, wears, costPerWear }) => (
          <ItemCard
            key={item.id}
            item={item}
            owner={owner}
            note={
              <p className={styles.cost}>
                <span className={typography.h26}>{formatPrice(costPerWear)}</span>
                <span className={styles.parts}>
                  {formatPrice(price)}, {formatCount(wears, "wear")}
                </span>
              </p>
            }
          />
        ))}
      </div>
    </div>
  );
}
