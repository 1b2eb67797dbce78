const storageKey = "scroll-positions";

/** By the keys of history entries. */
let positions: Map<string, unknown> | null = null;

function known(): Map<string, unknown> {
  positions ??= new Map(Object.entries(stored()));
  return positions;
}

function stored(): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    // No storage, or it holds something else.
    return {};
  }
}

export function noteScrollPosition(entryKey: string): void {
  known().set(entryKey, window.scrollY);
}

/** Undefined for an entry that has not been left yet. */
export function scrollPositionOf(entryKey: string): number | undefined {
  const position = known().get(entryKey);
  return typeof position === "number" ? position : undefined;
}

/** So that they survive a reload. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(known())));
  } catch {
    // Without storage, the browser's own restoration must do.
  }
}
