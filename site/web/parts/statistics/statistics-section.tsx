import details from "@hemline/ui/styles/details.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { StatisticsPeriod, StatisticsTable } from "../../../shared/wardrobe/statistics.ts";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";
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
  columns: readonly FigureColumn<Row>[];
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
        <div className={styles.numbers}>
          <details>
            <summary className={`${details.summary} ${styles.summary}`}>
              Show as table<span className={typography.hidden}>: {title}</span>
            </summary>
            <FigureTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
          </details>
          <a className={`${typography.link} ${styles.file}`} href={statisticsFilePath(file, period)} download>
            Download CSV <span className={typography.hidden}>of {title}</span>
          </a>
        </div>
      )}
    </section>
  );
}
