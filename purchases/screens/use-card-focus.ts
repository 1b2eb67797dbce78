import { useEffect, useRef } from "react";

/**
 * Over the page the card takes the focus, and takes it back when a step removes the pressed button: Escape on the body
 * would go unnoticed. Inside a page the focus is the page's, except after "Try again", whose button is gone.
 */
export function useCardFocus(step: string, coversPage: boolean) {
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
