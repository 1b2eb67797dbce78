import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import layout from "../styles/layout.module.css";
import { Dialog } from "./dialog.tsx";

/** For actions that cannot be undone. The safe answer is first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  yes,
  no,
  close,
  busy,
  onYes,
  onNo,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  /** Accessible name of the close button. */
  close?: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog open={open} onClose={onNo} title={title} {...(close && { close })}>
      <p>{children}</p>
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onNo} data-safe="">
          {no}
        </Button>
        <Button kind="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
