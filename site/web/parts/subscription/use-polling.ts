import { useEffect, useState } from "react";
import { useRefresh } from "../../navigation/use-refresh.ts";

const maxAttempts = 10;
const delayMs = 1500;

/** Refreshes the page at intervals while something is awaited, up to ten times. `restart` begins again. */
export function usePolling(isAwaited: boolean): { isPolling: boolean; restart: () => void } {
  const refresh = useRefresh();
  const [attempts, setAttempts] = useState(0);
  const isPolling = isAwaited && attempts < maxAttempts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each attempt
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => {
      void refresh().finally(() => setAttempts((before) => before + 1));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isPolling, attempts]);
  return { isPolling, restart: () => setAttempts(0) };
}
