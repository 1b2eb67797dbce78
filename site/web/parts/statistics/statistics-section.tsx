import details from "@hemline/ui/styles/details.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type RecordColumn, RecordTable } from "@hemline/ui/tables/record-table.tsx";
import type { ReactNode } from "react";
import type { StatisticsPeriod, StatisticsTable } from "../../../shared/wardrobe/statistics.ts";
import { statisticsFilePath } from "./statistics-path.ts";
import styles from "./statistics-section.module.css";

/** A chart under its heading, with its numbers as a sentence, as a table, and as a file to download. */
export function StatisticsSection<Row>({
  title,
  sentence,
  aside,
  full,
  period,
  file,
  columns,
  rows,
  keyOf,
  children,
}: {
  title: string;
  sentence: ReactNode;
  /** What the chart's signs mean. */
  aside?: ReactNode;
  /** Takes the whole width of a wide page. */
  full?: boolean;
  period: StatisticsPeriod;
  file: StatisticsTable;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: ReactNode;
}) {
  return (
    <section className={full ? styles.full : styles.section}>
      <SectionHeading aside={aside}>{title}</SectionHeading>
      <p className={`${typography.lead} ${styles.sentence}`}>{sentence}</p>
      {children}
      {rows.length > 0 && (
        <details className={styles.numbers}>
          <summary className={`${details.summary} ${typography.s14}`}>Show as table</summary>
          <RecordTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
          <p className={styles.file}>
            <a className={typography.link} href={statisticsFilePath(file, period)} download>
              Download CSV <span className={typography.hidden}>of {title}</span>
            </a>
          </p>
        </details>
      )}
    </section>
  );
}
