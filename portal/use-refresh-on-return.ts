import type { PortalAnswer } from "@hemline/protocol";
import { useCallback, useEffect, useRef } from "react";
import { api } from "./api.ts";
import { PortalRefusal } from "./portal-refusal.ts";

/**
 * Refreshes the page when the customer returns to it, from another tab or by the back button.
 * @returns refreshes at once
 */
export function useRefreshOnReturn(
  onRefresh: (customer: PortalAnswer) => void,
  onSessionExpired: () => void,
): () => Promise<void> {
  const asking = useRef(0);
  const ask = useCallback(async () => {
    asking.current += 1;
    const mine = asking.current;
    try {
      const customer = await api.customer();
      if (mine === asking.current) onRefresh(customer);
    } catch (refusal) {
      // Offline, the page stays; the next action reports it.
      if (refusal instanceof PortalRefusal && refusal.status === 401) onSessionExpired();
    }
  }, [onRefresh, onSessionExpired]);

  useEffect(() => {
    const look = () => {
      const isWorking = document.querySelector("button[aria-busy]") !== null;
      if (document.visibilityState === "visible" && !isWorking) void ask();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, [ask]);
  return ask;
}
