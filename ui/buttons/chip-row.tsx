import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** Scrolls sideways where the chips do not fit. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
