import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import layout from "../styles/layout.module.css";
import { Dialog } from "./dialog.tsx";

/** Asks once before something that cannot be undone. Both answers say what they do; the safe one is first and has the focus. */
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
  /** What the cross is called. */
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
