import type { ReactNode } from "react";
import styles from "./hem.module.css";
import type from "./type.module.css";

/** A section heading on a folded edge: an ink line with its running stitch. `aside` is a link to all of it. */
export function Hem({
  children,
  aside,
  size = "d40",
}: {
  children: ReactNode;
  aside?: ReactNode;
  size?: "d40" | "h32";
}) {
  return (
    <div className={styles.hem}>
      <h2 className={type[size]}>{children}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
