import { useSyncExternalStore } from "react";

/** The calendar date where the person is, `2026-11-25`. */
export function localToday(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

const checkEveryMs = 60_000;

/** A page may stay open over midnight. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, checkEveryMs);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Null on the server, which does not know where the person is, and until the page has been hydrated. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localToday(),
    () => null,
  );
