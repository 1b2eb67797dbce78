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
  /** Also deletes it from the device, unless another window has stored another there. */
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
  const copy = deviceCopy(key, storage);
  const restored = restore(copy.text, initial);
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
      if (stored === null) copy.remove();
      else copy.write(JSON.stringify(stored));
    },
    clear() {
      copy.remove();
      publish(initial);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The text under `key`, which other windows may replace. A full or forbidden storage must not break the form. */
function deviceCopy(key: string, storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null) {
  let own: string | null = null;
  try {
    own = storage?.getItem(key) ?? null;
  } catch {}
  return {
    text: own,
    write(text: string) {
      try {
        storage?.setItem(key, text);
        own = text;
      } catch {}
    },
    /** Another window’s text stays. */
    remove() {
      try {
        if (storage?.getItem(key) === own) storage?.removeItem(key);
      } catch {}
    },
  };
}

function restore<Draft>(text: string | null, initial: Draft): Draft | null {
  try {
    const found: unknown = text ? JSON.parse(text) : null;
    return typeof found === "object" && found !== null ? { ...initial, ...(found as Partial<Draft>) } : null;
  } catch {
    return null;
  }
}
