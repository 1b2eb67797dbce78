import type { ReactNode } from "react";
import styles from "./status.module.css";

/** A word about the state or kind of something. */
export function Status({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "teal" | "new" | "ok" | "bad";
  children: ReactNode;
}) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>;
}
