import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./note.module.css";

/** A message within the page: a fact, a warning, or an error. */
export function Note({
  tone = "teal",
  icon = tone === "teal" ? "note" : "warning",
  children,
}: {
  tone?: "teal" | "warm" | "bad";
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={icon} size="sm" />
      <div>{children}</div>
    </div>
  );
}
