import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { StatisticsPeriod, StatisticsTable } from "../../../shared/wardrobe/statistics.ts";
import styles from "./as-table.module.css";
import { filePath } from "./period-words.ts";

/** The numbers behind a chart, to read or to download. */
export function AsTable({
  file,
  period,
  subject,
  children,
}: {
  file: StatisticsTable;
  period: StatisticsPeriod;
  /** “wears by month”: what the table holds, for those who hear the page. */
  subject: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.numbers}>
      <details className={styles.details}>
        <summary className={details.summary}>
          Show as table<span className={typography.hidden}>: {subject}</span>
        </summary>
        {children}
      </details>
      <a className={`${typography.link} ${styles.file}`} href={filePath(file, period)} download>
        Download CSV<span className={typography.hidden}> of {subject}</span>
      </a>
    </div>
  );
}
