import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import typography from "../styles/typography.module.css";
import styles from "./dialog.module.css";
import { enterTop } from "./top-dialog.ts";

/**
 * A modal sheet over the page: in the middle, on phones on the bottom edge. Esc, the cross and a press beside it
 * call `onClose`; focus stays inside and returns to where it was.
 */
export function Dialog({ open, ...rest }: Words & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null;
}

interface Words {
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  size?: "small" | "large";
  /** What the cross is called. */
  close?: string;
  children: ReactNode;
}

/** Its own component: its effects end before the `<dialog>` leaves the page, not after. */
function OpenDialog({ onClose, title, lead, size = "small", close = "Close", children }: Words) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  // Only a call makes a <dialog> modal, and only a close before it leaves the page gives the focus back.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    if (!box.open) {
      box.showModal();
      // The browser would choose the cross; people came for the first field, or for the answer that changes nothing.
      box.querySelector<HTMLElement>("input, select, textarea, [data-safe]")?.focus();
    }
    const leaveTop = enterTop(box);
    return () => {
      leaveTop();
      box.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the sheet has Esc as its key
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 className={typography.d40} id={titleId}>
              {title}
            </h2>
            {lead && <p className={typography.dim}>{lead}</p>}
          </div>
          <IconButton icon="close" label={close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
