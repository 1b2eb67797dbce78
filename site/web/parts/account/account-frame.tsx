import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import styles from "./account-frame.module.css";

/** The narrow column of pages with one form about the account. */
export function AccountFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={`${layout.form} ${styles.page}`}>
      <header className={styles.header}>
        <h1 className={typography.d56}>{title}</h1>
        <p className={typography.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
