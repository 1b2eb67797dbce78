import { type ReactNode, useRef } from "react";
import { useCurrentInView } from "../navigation/use-current-in-view.ts";
import styles from "./chip.module.css";

/** Scrolls sideways where the chips do not fit. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row);
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
