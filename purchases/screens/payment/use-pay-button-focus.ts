import { useEffect, useRef } from "react";

/** A button that is switched off loses the focus; whoever pressed it by key finds it again there. */
export function useFocusKept(isPaying: boolean) {
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
