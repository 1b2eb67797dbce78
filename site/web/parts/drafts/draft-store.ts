/** A draft that survives navigation and reload on this device. */
export interface DraftStore<Draft> {
  read: () => Draft;
  /** This device had stored it earlier. */
  isRestored: boolean;
  /** What it is without changes. */
  initial: () => Draft;
  /** Without changes, the draft is this from now on; changes stay. */
  startFrom: (initial: Draft) => void;
  change: (to: (draft: Draft) => Draft) => void;
  /** Also deletes it from the device. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens the draft under `key` in `storage`; without storage it lives as long as the tab.
 * @param startsFrom what it is without changes
 * @param persisted the part to store; null stores nothing
 */
export function openDraft<Draft>(
  key: string,
  startsFrom: Draft,
  persisted: (draft: Draft, initial: Draft) => Draft | null,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
): DraftStore<Draft> {
  let initial = startsFrom;
  const restored = restore(key, initial, storage);
  let draft = restored ?? initial;
  const listeners = new Set<() => void>();
  const publish = (next: Draft) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => draft,
    isRestored: restored !== null,
    initial: () => initial,
    startFrom(next) {
      initial = next;
    },
    change(to) {
      publish(to(draft));
      const stored = persisted(draft, initial);
      // A full or forbidden storage must not break the form.
      try {
        if (stored === null) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(stored));
      } catch {}
    },
    clear() {
      try {
        storage?.removeItem(key);
      } catch {}
      publish(initial);
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
