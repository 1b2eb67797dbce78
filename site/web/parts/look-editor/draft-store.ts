/** Something in the making that survives navigation and reload on this device. */
export interface DraftStore<Draft> {
  read: () => Draft;
  /** True when this device had kept something from before. */
  isRestored: boolean;
  /** True while it is what it began with: nothing restored, nothing changed. */
  isInitial: () => boolean;
  change: (to: (draft: Draft) => Draft) => void;
  /** Forgets it, here and on the device. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A draft under `key` in the device's storage; without storage it lives as long as the tab.
 * @param kept what of it is worth keeping: null keeps nothing
 */
export function openDraft<Draft>(
  key: string,
  initial: Draft,
  kept: (draft: Draft) => Draft | null,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
): DraftStore<Draft> {
  const restored = restore(key, initial, storage);
  let draft = restored ?? initial;
  const listeners = new Set<() => void>();
  const show = (next: Draft) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => draft,
    isRestored: restored !== null,
    isInitial: () => draft === initial,
    change(to) {
      show(to(draft));
      const worth = kept(draft);
      // A full or forbidden storage takes nothing from what is on the screen.
      try {
        if (worth === null) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(worth));
      } catch {}
    },
    clear() {
      try {
        storage?.removeItem(key);
      } catch {}
      show(initial);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function restore<Draft>(key: string, initial: Draft, storage: Pick<Storage, "getItem"> | null): Draft | null {
  try {
    const text = storage?.getItem(key);
    const found: unknown = text ? JSON.parse(text) : null;
    return typeof found === "object" && found !== null ? { ...initial, ...(found as Partial<Draft>) } : null;
  } catch {
    return null;
  }
}
