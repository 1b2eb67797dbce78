import type { ReactNode } from "react";
import styles from "./pager.module.css";

/** The end of a list's page: the way to the next one. Without script its child, a link, simply leads there. */
export function Pager({ children, word }: { children: ReactNode; word?: string }) {
  return (
    <div className={styles.pager}>
      {children}
      <p className={styles.word} role="status">
        {word}
      </p>
    </div>
  );
}
