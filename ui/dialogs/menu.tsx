import { type MouseEvent, type ReactNode, useId } from "react";
import styles from "./menu.module.css";

/**
 * A popover with links and buttons below a button. Choosing an entry closes it; the browser adds Esc, light dismiss
 * and the return of focus.
 */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the entries inside are the interactive ones */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry arrives as its click */}
      <div id={id} popover="auto" className={styles.menu} onClick={closeOnChoice}>
        {children}
      </div>
    </>
  );
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
}
