import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatNumber } from "../format/format-number.ts";
import { AsTable } from "./as-table.tsx";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";
import styles from "./statistics-section.module.css";
import { monthName, monthsInWords } from "./statistics-words.ts";

type Month = Statistics["byMonth"][number];

export function WearsByMonth({ statistics: { byMonth, period } }: { statistics: Statistics }) {
  return (
    <section className={styles.full}>
      <SectionHeading>Wears by month</SectionHeading>
      <p className={styles.words}>{monthsInWords(byMonth)}</p>
      <AsTable file="months" period={period} subject="wears by month">
        <FigureTable label="Wears by month" columns={columnsOf(byMonth)} rows={byMonth} keyOf={({ month }) => month} />
      </AsTable>
    </section>
  );
}

const columnsOf = (months: readonly Month[]): [FigureColumn<Month>, ...FigureColumn<Month>[]] => [
  { name: "Month", cell: ({ month }) => monthName(month) },
  { name: "Wears", cell: ({ wears }) => formatNumber(wears) },
  ...(months.some(({ wearsBefore }) => wearsBefore !== null)
    ? [{ name: "A year before", cell: ({ wearsBefore }: Month) => formatNumber(wearsBefore ?? 0) }]
    : []),
];
