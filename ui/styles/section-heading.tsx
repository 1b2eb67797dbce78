import type { ReactNode } from "react";
import styles from "./section-heading.module.css";
import typography from "./typography.module.css";

/** `aside` is a link to the whole section. */
export function SectionHeading({
  children,
  aside,
  size = "d40",
}: {
  children: ReactNode;
  aside?: ReactNode;
  size?: "d40" | "h32";
}) {
  return (
    <div className={styles.heading}>
      <h2 className={typography[size]}>{children}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
