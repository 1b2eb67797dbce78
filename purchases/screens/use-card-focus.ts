import { useEffect, useRef } from "react";

/**
 * Whoever works by keys or by ear starts inside of what covers the page, and stays there when a step takes the pressed
 * button away with it: from the page's body no Escape would be heard. Inside an element of the page nothing is taken
 * from the page; only a second try, whose button is gone, goes on where it was asked for.
 */
export function useFocusInside(step: string, coversPage: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const stepBefore = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    const isAsked = coversPage ? !card.current?.contains(activeElement) : isLost && stepBefore.current === "error";
    stepBefore.current = step;
    if (isAsked) card.current?.focus({ preventScroll: true });
  }, [step, coversPage]);
  return card;
}
