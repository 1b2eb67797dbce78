import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../../shared/format-number.ts";
import { moderationLimits } from "../../../../shared/limits.ts";
import type { CaseStatistics as Statistics } from "../../../../shared/moderation/admin.ts";
import { formatCount } from "../../format/format-count.ts";
import { decisionLabels } from "../decision-labels.ts";
import { reasonLabels } from "../reason-labels.ts";
import styles from "./case-statistics.module.css";

/** How much waits, how long decisions took lately, and for what. */
export function CaseStatistics({ statistics }: { statistics: Statistics }) {
  const { open, appeals, decided, medianHours, byReason, byDecision } = statistics;
  const days = formatCount(moderationLimits.statisticsDays, "day");
  const counts = [
    { name: "Open reports", value: formatNumber(open) },
    { name: "Open appeals", value: formatNumber(appeals) },
    { name: `Decided in ${days}`, value: formatNumber(decided) },
    { name: "Median time to a decision", value: medianHours === null ? "None yet" : hoursOf(medianHours) },
  ];
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={`${typography.h26} ${typography.num}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <Bars
        heading={`Reports by reason in ${days}`}
        rows={byReason.map(({ reason, reports }) => ({ name: reasonLabels[reason], count: reports }))}
      />
      <Bars
        heading={`Decisions in ${days}`}
        rows={byDecision.map(({ decision, cases }) => ({ name: decisionLabels[decision], count: cases }))}
      />
    </>
  );
}

const hoursOf = (hours: number): string =>
  hours < 1
    ? "Less than an hour"
    : hours < 72
      ? `${formatNumber(hours)} h`
      : formatCount(Math.round(hours / 24), "day");

function Bars({ heading, rows }: { heading: string; rows: { name: string; count: number }[] }) {
  return (
    <section>
      <SectionHeading size="h32">{heading}</SectionHeading>
      {rows.length === 0 ? (
        <p className={typography.dim}>None yet</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ name, count }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={typography.num}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
