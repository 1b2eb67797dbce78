import { type ReactNode, useEffect, useRef } from "react";

interface PaywallDialogProps {
  className: string;
  children: ReactNode;
  /** Null where only the app closes it. */
  close: (() => void) | null;
}

/** A paywall over the page. It takes the focus, and Escape goes back. */
export function PaywallDialog({ close, children, ...rest }: PaywallDialogProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div
      {...rest}
      ref={card}
      role="dialog"
      aria-modal
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !close) return;
        event.stopPropagation();
        close();
      }}
    >
      {children}
    </div>
  );
}
