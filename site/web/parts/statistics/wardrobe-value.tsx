import { scaleLinear, scalePoint } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import type { CurrencyStatistics, Statistics } from "../../../shared/wardrobe/statistics.ts";
import { formatCount } from "../format/format-count.ts";
import { formatPrice, formatRoughPrice } from "../format/format-price.ts";
import chart from "./chart.module.css";
import { marksOf, monthInWords } from "./month-words.ts";
import { StatisticsSection } from "./statistics-section.tsx";
import styles from "./wardrobe-value.module.css";

type ValueRow = { currency: string } & CurrencyStatistics["byMonth"][number];

/** What the owned items cost, at the end of each month. */
export function WardrobeValue({ statistics: { currencies, unpriced, period } }: { statistics: Statistics }) {
  const rows = currencies.flatMap(({ currency, byMonth }) => byMonth.map((month) => ({ currency, ...month })));
  return (
    <StatisticsSection<ValueRow>
      full
      title="What it’s all worth"
      sentence={valueSentence(currencies, unpriced)}
      period={period}
      file="value"
      columns={[
        { name: "Month", cell: ({ month }) => monthInWords(month) },
        { name: "Value", cell: formatPrice },
      ]}
      rows={rows}
      keyOf={({ currency, month }) => `${currency} ${month}`}
    >
      <div className={styles.currencies}>
        {currencies.map((one) => (
          <ValueLine key={one.currency} {...one} />
        ))}
      </div>
    </StatisticsSection>
  );
}

function valueSentence(currencies: readonly CurrencyStatistics[], unpriced: number): string {
  if (currencies.length === 0) return "None of your items has a price. Add what you paid to see what a wear costs.";
  const paid = `What you paid for what you own now: ${currencies.map(formatPrice).join(" and ")}.`;
  return unpriced === 0 ? paid : `${paid} ${formatCount(unpriced, "item")} without a price left out.`;
}

/** Zero, unless the amounts are so near to one another that their change could not be seen. */
function lowestShown(byMonth: CurrencyStatistics["byMonth"]): number {
  const amounts = byMonth.map(({ micros }) => micros);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return lowest < highest && lowest > highest / 2 ? lowest - (highest - lowest) : 0;
}

function ValueLine({ currency, byMonth }: CurrencyStatistics) {
  if (byMonth.length < 2) return null;
  const months = byMonth.map(({ month }) => month);
  const across = scalePoint<string>({ domain: months, range: [0, 100] });
  const up = scaleLinear<number>({
    domain: [lowestShown(byMonth), Math.max(1, ...byMonth.map(({ micros }) => micros))],
    range: [100, 0],
    nice: 3,
  });
  const x = ({ month }: { month: string }) => across(month) ?? 0;
  const y = ({ micros }: { micros: number }) => up(micros);
  const last = byMonth.at(-1) ?? { month: "", micros: 0 };
  const shownMarks = marksOf(months).filter((_, at, all) => all.length < 7 || at % 3 === 0);
  return (
    <svg className={`${chart.chart} ${styles.value}`} aria-hidden="true">
      {up.ticks(3).map((tick) => (
        <g key={tick}>
          <line className={chart.line} x1="0" x2="100%" y1={`${up(tick)}%`} y2={`${up(tick)}%`} />
          <text className={chart.tick} x="0" dx="-0.8em" y={`${up(tick)}%`} dy="0.35em">
            {formatRoughPrice({ micros: tick, currency })}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <title>{`Wardrobe value in ${currency}`}</title>
        <AreaClosed className={styles.area} data={byMonth} x={x} y={y} yScale={up} />
        <LinePath className={styles.line} data={byMonth} x={x} y={y} />
      </svg>
      <circle className={styles.last} cx="100%" cy={`${up(last.micros)}%`} r="5" />
      {shownMarks.map(({ month, mark }) => (
        <text
          key={month}
          className={month === months[0] ? chart.first : month === last.month ? styles.end : chart.mark}
          x={`${x({ month })}%`}
          y="100%"
          dy="1.5em"
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}
