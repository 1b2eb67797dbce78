import { useEffect, useRef } from "react";

/** A button that becomes disabled loses the focus; this gives it back afterwards. */
export function usePayButtonFocus(isPaying: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPaying = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasPaying.current && !isPaying && (activeElement === null || activeElement === body))
      button.current?.focus({ preventScroll: true });
    wasPaying.current = isPaying;
  }, [isPaying]);
  return button;
}
