import { useEffect, useState } from "react";
import { useRefresh } from "../../shell/use-refresh.ts";

const attempts = 10;
const delayMs = 1500;

/** Fetches the page anew every moment while something is awaited, up to ten times. `ask` begins again. */
export function usePolling(isAwaited: boolean): { isAsking: boolean; ask: () => void } {
  const refresh = useRefresh();
  const [asked, setAsked] = useState(0);
  const isAsking = isAwaited && asked < attempts;
  // Holds on to a timer of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one round for each number asked
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      void refresh().finally(() => setAsked((before) => before + 1));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isAsking, asked]);
  return { isAsking, ask: () => setAsked(0) };
}
