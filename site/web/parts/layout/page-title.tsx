import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import styles from "./page-title.module.css";

export function PageTitle({ children, lead, aside }: { children: ReactNode; lead?: ReactNode; aside?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <h1 className={typography.d56}>{children}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {lead && <p className={`${typography.lead} ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
