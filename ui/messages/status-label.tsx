import type { ReactNode } from "react";
import styles from "./status-label.module.css";

export function StatusLabel({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "teal" | "new" | "ok" | "bad";
  children: ReactNode;
}) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>;
}
