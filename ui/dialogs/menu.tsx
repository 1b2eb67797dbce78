import { type ReactNode, useId } from "react";
import styles from "./menu.module.css";
import { MenuPopover } from "./menu-popover.tsx";

/** A button and its menu of links and buttons. */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      <MenuPopover id={id}>{children}</MenuPopover>
    </>
  );
}
