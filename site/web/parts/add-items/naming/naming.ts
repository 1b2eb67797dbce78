import type { ItemCard } from "../../../../shared/items/item.ts";
import { changeOf, editedItem, type NamingEdits, noEdits } from "./naming-edits.ts";

export interface NamingState {
  /** As they were last saved here; null for a deleted one. */
  items: ReadonlyMap<string, ItemCard | null>;
  edits: ReadonlyMap<string, NamingEdits>;
  /** Saving them has failed. */
  unsaved: ReadonlySet<string>;
}

/** Names items. The next one can be named while the site has not answered yet. */
export interface Naming {
  read(): NamingState;
  subscribe(listener: () => void): () => void;
  edit(id: string, edits: NamingEdits): void;
  /** @param item as it was before the edits */
  save(item: ItemCard, currency: string): Promise<void>;
  setDeleted(item: ItemCard, isDeleted: boolean): void;
}

export const nothingNamed: NamingState = { items: new Map(), edits: new Map(), unsaved: new Set() };

/** @param put saves a change of an item; null on failure, which a toast has told */
export function createNaming(
  put: (id: string, change: ReturnType<typeof changeOf>) => Promise<ItemCard | null>,
): Naming {
  const listeners = new Set<() => void>();
  /** The last call for each item: a second one waits, so that the newest name stays. */
  const calls = new Map<string, Promise<void>>();
  let state = nothingNamed;

  function change(next: Partial<NamingState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const setItem = (id: string, item: ItemCard | null) => change({ items: new Map(state.items).set(id, item) });

  function setUnsaved(id: string, isUnsaved: boolean) {
    const unsaved = new Set(state.unsaved);
    if (isUnsaved) unsaved.add(id);
    else unsaved.delete(id);
    change({ unsaved });
  }

  async function send(before: ItemCard, edits: NamingEdits, currency: string) {
    const { id } = before;
    const named = editedItem(before, edits);
    setItem(id, named);
    setUnsaved(id, false);
    await calls.get(id);
    const saved = await put(id, changeOf(before, edits, currency));
    // A later edit or a deletion is not overwritten.
    if (state.items.get(id) !== named) return;
    setItem(id, saved ?? before);
    setUnsaved(id, saved === null);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (id, edits) => change({ edits: new Map(state.edits).set(id, { ...state.edits.get(id), ...edits }) }),
    save(item, currency) {
      const call = send(item, state.edits.get(item.id) ?? noEdits, currency);
      calls.set(item.id, call);
      return call;
    },
    setDeleted: (item, isDeleted) => setItem(item.id, isDeleted ? null : item),
  };
}
