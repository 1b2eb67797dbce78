import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { formatNumber } from "../../../shared/format-number.ts";
import type { MonthStatistics, Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import chart from "./chart.module.css";
import { marksOf, monthInWords } from "./month-words.ts";
import { StatisticsSection } from "./statistics-section.tsx";
import styles from "./wears-by-month.module.css";

export function WearsByMonth({ statistics: { byMonth, wears, period } }: { statistics: Statistics }) {
  const isCompared = byMonth.some(({ wearsBefore }) => wearsBefore !== null);
  const most = mostOf(byMonth);
  return (
    <StatisticsSection
      full
      title="Wears by month"
      sentence={
        most
          ? `${formatCount(wears, "wear")} in all. ${monthInWords(most.month)} had the most: ${formatNumber(most.wears)}.`
          : "No wears logged in this period."
      }
      aside={isCompared && <Key />}
      period={period}
      file="months"
      columns={[
        { name: "Month", cell: ({ month }) => monthInWords(month) },
        { name: "Wears", cell: (row) => formatNumber(row.wears) },
        ...(isCompared
          ? [{ name: "A year before", cell: ({ wearsBefore }: MonthStatistics) => formatNumber(wearsBefore ?? 0) }]
          : []),
      ]}
      rows={byMonth}
      keyOf={({ month }) => month}
    >
      <Bars byMonth={byMonth} most={most} isCompared={isCompared} />
    </StatisticsSection>
  );
}

const mostOf = (byMonth: readonly MonthStatistics[]): MonthStatistics | null =>
  byMonth.reduce<MonthStatistics | null>((most, month) => (month.wears > (most?.wears ?? 0) ? month : most), null);

const Key = () => (
  <span className={styles.key}>
    <span>
      <i className={styles.now} aria-hidden="true" /> This time
    </span>
    <span>
      <i className={styles.before} aria-hidden="true" /> A year before
    </span>
  </span>
);

/** All lengths are percentages, so that the drawing fits any width and stands without the script. */
function Bars({
  byMonth,
  most,
  isCompared,
}: {
  byMonth: readonly MonthStatistics[];
  most: MonthStatistics | null;
  isCompared: boolean;
}) {
  const months = byMonth.map(({ month }) => month);
  const highest = Math.max(4, ...byMonth.flatMap(({ wears, wearsBefore }) => [wears, wearsBefore ?? 0]));
  const across = scaleBand<string>({ domain: months, range: [0, 100], paddingInner: 0.3, paddingOuter: 0.15 });
  const pair = scaleBand<string>({
    domain: isCompared ? ["before", "now"] : ["now"],
    range: [0, across.bandwidth()],
    paddingInner: 0.1,
  });
  const up = scaleLinear<number>({ domain: [0, highest], range: [0, 100], nice: 4 });
  const bar = (month: string, which: "before" | "now", count: number, className: string | undefined) => (
    <Bar
      key={which}
      className={className}
      x={`${(across(month) ?? 0) + (pair(which) ?? 0)}%`}
      width={`${pair.bandwidth()}%`}
      y={`${100 - up(count)}%`}
      height={`${up(count)}%`}
    />
  );
  const middle = (month: string) => `${(across(month) ?? 0) + across.bandwidth() / 2}%`;
  return (
    <svg className={`${chart.chart} ${styles.bars}`} aria-hidden="true">
      {up.ticks(4).map((tick) => (
        <g key={tick}>
          <line className={chart.line} x1="0" x2="100%" y1={`${100 - up(tick)}%`} y2={`${100 - up(tick)}%`} />
          {tick > 0 && (
            <text className={`${chart.tick} ${styles.scale}`} x="0" dx="-0.8em" y={`${100 - up(tick)}%`} dy="0.35em">
              {formatNumber(tick)}
            </text>
          )}
        </g>
      ))}
      {byMonth.map(({ month, wears, wearsBefore }) => (
        <g key={month}>
          <title>{`${monthInWords(month)}: ${formatCount(wears, "wear")}`}</title>
          {wearsBefore !== null && bar(month, "before", wearsBefore, styles.before)}
          {bar(month, "now", wears, styles.now)}
        </g>
      ))}
      {most && (
        <text
          className={styles.most}
          x={`${(across(most.month) ?? 0) + (pair("now") ?? 0) + pair.bandwidth() / 2}%`}
          y={`${100 - up(most.wears)}%`}
          dy="-0.4em"
        >
          {formatNumber(most.wears)}
        </text>
      )}
      {marksOf(months).map(({ month, mark }) => (
        <text key={month} className={chart.mark} x={middle(month)} y="100%" dy="1.5em">
          {mark}
        </text>
      ))}
    </svg>
  );
}
