import type { ReactNode } from "react";
import styles from "./section-heading.module.css";
import typography from "./typography.module.css";

/** A section heading on a folded edge: an ink line with its running stitch. `aside` is a link to all of it. */
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
