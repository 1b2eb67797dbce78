import { type ReactNode, useEffect, useRef } from "react";

interface PaywallDialogProps {
  className: string;
  children: ReactNode;
  /** Null where whoever put it up closes it too. */
  close: (() => void) | null;
}

/** A paywall over the page. Whoever works by keys or by ear starts inside, and Escape goes back. */
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
