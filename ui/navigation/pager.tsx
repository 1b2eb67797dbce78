import type { ReactNode, Ref } from "react";
import styles from "./pager.module.css";

/** The start or end of a list, with a link to the page beyond it. */
export function Pager({
  children,
  word,
  isCompact = false,
  ref,
}: {
  children: ReactNode;
  word?: string | undefined;
  /** For a list within a page, in line with its items. */
  isCompact?: boolean;
  /** To focus it when its link is gone. */
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div className={styles.pager} data-compact={isCompact || undefined} ref={ref} tabIndex={-1}>
      {children}
      <p className={styles.announcement} role="status">
        {word}
      </p>
    </div>
  );
}
