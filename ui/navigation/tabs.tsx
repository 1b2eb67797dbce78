import { type ReactNode, useRef } from "react";
import styles from "./tabs.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

/** Navigation between related pages. Its children are links; the current one has `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  useCurrentInView(strip);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
