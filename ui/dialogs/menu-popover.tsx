import type { MouseEvent, ReactNode } from "react";
import styles from "./menu.module.css";

/**
 * The popover of a menu, below the button whose `popoverTarget` is its `id`. Choosing an entry closes it; the browser
 * adds Esc, light dismiss and the return of focus.
 */
export function MenuPopover({ id, children }: { id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the entries inside are the interactive ones
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry arrives as its click
    <div id={id} popover="auto" className={styles.menu} onClick={closeOnChoice}>
      {children}
    </div>
  );
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
}
