import { useSyncExternalStore } from "react";

let live: number | null = null;
const listeners = new Set<() => void>();

/** The bell's number as the stream says it; null while there is none, and the payload's number counts. */
export function setLiveUnread(unread: number | null): void {
  live = unread;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @param loaded the number in the page's payload */
export const useUnread = (loaded: number): number =>
  useSyncExternalStore(
    subscribe,
    () => live,
    () => null,
  ) ?? loaded;
