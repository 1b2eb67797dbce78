import type { ReactNode } from "react";
import styles from "./label.module.css";

/** For counted facts only, so that people learn to read it as evidence. */
export function Label({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>;
}
