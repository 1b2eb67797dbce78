import type { ReactNode } from "react";
import styles from "./empty.module.css";
import { Icon, type IconName } from "./icon.tsx";
import type from "./type.module.css";

/** A place where something will be: says so, and what to do next. Solid and red when it should have been there. */
export function Empty({
  icon = "hanger",
  title,
  tone = "waiting",
  children,
}: {
  icon?: IconName;
  title: string;
  tone?: "waiting" | "broken";
  children?: ReactNode;
}) {
  return (
    <div className={tone === "broken" ? `${styles.empty} ${styles.broken}` : styles.empty}>
      <Icon name={icon} />
      <h2 className={type.h26}>{title}</h2>
      {children}
    </div>
  );
}
