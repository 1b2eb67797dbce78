import type { ReactNode } from "react";
import styles from "./pager.module.css";

/** The end of a list, with a link to its next page. */
export function Pager({ children, word }: { children: ReactNode; word?: string }) {
  return (
    <div className={styles.pager}>
      {children}
      <p className={styles.announcement} role="status">
        {word}
      </p>
    </div>
  );
}
