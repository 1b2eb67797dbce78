import type { ReactNode } from "react";
import styles from "./form-columns.module.css";

/** A form’s texts, and what is beside them where there is room. */
export function FormColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
