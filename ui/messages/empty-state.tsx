import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import typography from "../styles/typography.module.css";
import styles from "./empty-state.module.css";

/** Says what is missing and what to do next. Solid and red for content that failed to load. */
export function EmptyState({
  icon = "hanger",
  title,
  tone = "waiting",
  children,
}: {
  icon?: IconName;
  title: ReactNode;
  tone?: "waiting" | "broken";
  children?: ReactNode;
}) {
  return (
    <div className={tone === "broken" ? `${styles.empty} ${styles.broken}` : styles.empty}>
      <Icon name={icon} />
      <h2 className={typography.h26}>{title}</h2>
      {children}
    </div>
  );
}
