import { useEffect } from "react";

/** The browser asks before it closes or reloads the page, while that would lose something. */
export function useWarnBeforeUnload(isAtRisk: boolean): void {
  // The question is the window’s.
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
}
