import { type ReactNode, useEffect, useRef } from "react";
import styles from "./tabs.module.css";

/** Navigation between related pages. Its children are links; the current one has `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  // The strip's scroll position is the browser's: on a phone the current tab may begin outside of it.
  useEffect(() => {
    const { current: tabs } = strip;
    const tab = tabs?.querySelector("[aria-current]");
    if (!tabs || !tab) return;
    const [outer, inner] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
  }, []);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
