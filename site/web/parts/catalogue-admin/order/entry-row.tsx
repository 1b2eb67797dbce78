import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import styles from "./entry-row.module.css";

/** What a line of an ordered list shows beside its handle. */
export function EntryRow({
  picture,
  name,
  detail,
  children,
}: {
  picture: ReactNode;
  name: string;
  detail: ReactNode;
  /** Buttons at its end. */
  children?: ReactNode;
}) {
  return (
    <>
      {picture}
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        <span className={`${typography.s13} ${typography.dim}`}>{detail}</span>
      </span>
      {children}
    </>
  );
}
