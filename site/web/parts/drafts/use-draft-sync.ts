import { useEffect, useSyncExternalStore } from "react";
import type { DraftState, DraftSync } from "./draft-sync.ts";

const empty = { step: "empty" } as const;
const never = () => () => {};

/**
 * What is known of a draft while its form is on the page.
 * @param sync null for a form whose draft stays on the device
 * @param isReady false until it is worth asking for a draft
 */
export function useDraftSync<Body>(sync: DraftSync<Body> | null, isReady = true): DraftState<Body> {
  // Holds on to the window: what was written is saved before the page is hidden or left, and asked for on return.
  useEffect(() => {
    if (!sync || !isReady) return;
    void sync.ask();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("focusout", () => void sync.flush(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => void (document.visibilityState === "hidden" ? sync.flush(true) : sync.ask()),
      { signal },
    );
    window.addEventListener("pagehide", () => void sync.flush(true), { signal });
    window.addEventListener("online", () => void sync.flush(), { signal });
    return () => {
      stop.abort();
      void sync.flush();
    };
  }, [sync, isReady]);
  return useSyncExternalStore<DraftState<Body>>(sync?.subscribe ?? never, sync?.read ?? (() => empty), () => empty);
}
