import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** A line of chips that scrolls sideways where it does not fit. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
