import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import typography from "../styles/typography.module.css";
import styles from "./dialog.module.css";
import { registerModalDialog } from "./top-dialog.ts";

/**
 * A modal dialog: centred, on phones at the bottom edge. Esc, the close button and a click outside call `onClose`;
 * focus stays inside and returns to where it was.
 */
export function Dialog({ open, ...rest }: Words & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null;
}

interface Words {
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  size?: "small" | "large";
  /** Accessible name of the close button. */
  close?: string;
  children: ReactNode;
}

/** A component of its own, so that its effects are cleaned up before the `<dialog>` leaves the page. */
function OpenDialog({ onClose, title, lead, size = "small", close = "Close", children }: Words) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  // `showModal` makes a <dialog> modal; only `close` gives the focus back.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    if (!box.open) {
      box.showModal();
      // The browser would focus the close button instead of the first field or the safe answer.
      box.querySelector<HTMLElement>("input, select, textarea, [data-safe]")?.focus();
    }
    const unregister = registerModalDialog(box);
    return () => {
      unregister();
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
