import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CurrencyStatistics, StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";
import { formatPrice } from "../wardrobe/format-price.ts";
import { AsTable } from "./as-table.tsx";
import { currencyName } from "./currency-name.ts";
import { FigureTable } from "./figure-table.tsx";
import styles from "./statistics-section.module.css";
import { monthName, valueInWords } from "./statistics-words.ts";

/** What the owned items cost, in one currency: amounts of different currencies are never added. */
export function ValueOverTime({ value, period }: { value: CurrencyStatistics; period: StatisticsPeriod }) {
  const { currency, byMonth } = value;
  const subject = `value in ${currencyName(currency)}`;
  return (
    <section>
      <SectionHeading>What it is all worth</SectionHeading>
      <p className={`${typography.h26} ${styles.statement}`}>{valueInWords(value)}</p>
      <p className={styles.words}>
        What you paid, not what it would fetch. Only what has a price in {currencyName(currency)}.
      </p>
      <AsTable file="value" period={period} subject={subject}>
        <FigureTable
          label={`Value in ${currencyName(currency)}`}
          columns={[
            { name: "End of", cell: ({ month }) => monthName(month) },
            { name: "Value", cell: ({ micros }) => formatPrice({ micros, currency }) },
          ]}
          rows={byMonth}
          keyOf={({ month }) => month}
        />
      </AsTable>
    </section>
  );
}
