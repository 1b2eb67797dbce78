import { pageContext } from "./page-context.ts";

export interface EventTrackerEnvironment {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** @returns cancels the call */
  after(ms: number, work: () => void): () => void;
  /** Resolves to the HTTP status. */
  post(url: string, init: RequestInit): Promise<number>;
  /** Calls back whenever the page may be about to unload. @returns removes the listener */
  onHide(listener: () => void): () => void;
  context(): Record<string, string | number | null>;
}

export const browserEventTrackerEnvironment: EventTrackerEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  post: async (url, init) => {
    const answer = await fetch(url, { method: "POST", ...init });
    // An unread body keeps the connection busy.
    await answer.text().catch(() => "");
    return answer.status;
  },
  onHide: (listener) => {
    const onVisibility = () => {
      if (document.visibilityState === "hidden") listener();
    };
    // Phones discard hidden pages without an event; desktop tabs are closed while they are visible.
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", listener);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", listener);
    };
  },
  context: pageContext,
};
