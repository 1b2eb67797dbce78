import { useSyncExternalStore } from "react";
import { localStorageOrNull } from "../drafts/local-storage.ts";

/** Of one member, or of visitors, on this device. */
const maxRecent = 8;

const keyOf = (viewer: string | null) => `recent-searches:${viewer ?? ""}`;

const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** The same array as long as the stored text is the same, as React wants it. */
let last: { stored: string | null; texts: readonly string[] } = { stored: null, texts: none };

function read(viewer: string | null): readonly string[] {
  const stored = use((storage) => storage.getItem(keyOf(viewer)));
  if (stored !== last.stored) last = { stored, texts: textsIn(stored) };
  return last.texts;
}

function textsIn(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, maxRecent) : none;
  } catch {
    return none;
  }
}

/** The newest first. A search that was made before moves to the front. */
export function recordSearch(viewer: string | null, text: string): void {
  const others = read(viewer).filter((one) => one.toLowerCase() !== text.toLowerCase());
  use((storage) => storage.setItem(keyOf(viewer), JSON.stringify([text, ...others].slice(0, maxRecent))));
  tell();
}

export function clearSearches(viewer: string | null): void {
  use((storage) => storage.removeItem(keyOf(viewer)));
  tell();
}

/** A full or forbidden storage must not break the page. */
function use<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    const storage = localStorageOrNull();
    return storage && act(storage);
  } catch {
    return null;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

/** Other tabs write to the same storage. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What was searched for lately on this device; nothing on the server. */
export const useRecentSearches = (viewer: string | null): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => read(viewer),
    () => none,
  );
