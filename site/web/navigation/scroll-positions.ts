const storageKey = "scroll-positions";

/** By the keys of history entries. */
let positions: Record<string, number> | null = null;

function known(): Record<string, number> {
  if (positions) return positions;
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    // No storage, or it holds something else.
  }
  positions ??= {};
  return positions;
}

export function noteScrollPosition(entryKey: string): void {
  known()[entryKey] = window.scrollY;
}

/** Undefined for an entry that has not been left yet. */
export const scrollPositionOf = (entryKey: string): number | undefined => known()[entryKey];

/** So that they survive a reload. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known()));
  } catch {
    // Without storage, the browser's own restoration must do.
  }
}
