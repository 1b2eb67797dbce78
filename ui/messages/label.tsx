import type { ReactNode } from "react";
import styles from "./label.module.css";

/** Proof, sewn in: a counted fact between two stitches. For nothing else, so that the eye learns it as evidence. */
export function Label({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>;
}
