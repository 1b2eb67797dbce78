import { pageContext } from "./page-context.ts";

/** Everything outside that a tracker acts on. */
export interface TrackerWorld {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls once, later; the answer takes that back. */
  after(ms: number, work: () => void): () => void;
  /** Resolves to the status of the answer. */
  post(url: string, init: RequestInit): Promise<number>;
  /** Calls back whenever the page may be about to go; the answer ends that. */
  onHide(listener: () => void): () => void;
  context(): Record<string, string | number | null>;
}

export const browserWorld: TrackerWorld = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  post: async (url, init) => {
    const answer = await fetch(url, { method: "POST", ...init });
    // A body that nobody reads keeps the connection busy.
    await answer.text().catch(() => "");
    return answer.status;
  },
  onHide: (listener) => {
    const onVisibility = () => {
      if (document.visibilityState === "hidden") listener();
    };
    // Phones often drop a page that was hidden without another word; a desktop's tab is closed while it is visible.
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", listener);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", listener);
    };
  },
  context: pageContext,
};
