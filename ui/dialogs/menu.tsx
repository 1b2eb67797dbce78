import { type ReactNode, useId, useRef } from "react";
import styles from "./menu.module.css";

/**
 * A popover with links and buttons below a button. Choosing an entry closes it; the browser adds Esc, light dismiss
 * and the return of focus.
 */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the entries inside are the interactive ones */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry arrives as its click */}
      <div
        id={id}
        ref={list}
        popover="auto"
        className={styles.menu}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a, button")) list.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
