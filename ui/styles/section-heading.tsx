import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./section-heading.module.css";
import typography from "./typography.module.css";

/** `aside` is a link to the whole section. With `asideWraps` it is a sentence, below the title where the screen is narrow. */
export function SectionHeading({
  children,
  aside,
  asideWraps = false,
  size = "d40",
}: {
  children: ReactNode;
  aside?: ReactNode;
  asideWraps?: boolean;
  size?: "d40" | "h32";
}) {
  return (
    <div className={classNames(styles.heading, asideWraps && styles.wrapping)}>
      <h2 className={typography[size]}>{children}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
