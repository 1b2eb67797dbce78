import { useState } from "react";
import type { ItemCard } from "../../../shared/items/item.ts";

export interface WardrobeSelection {
  /** False while items are opened instead of chosen. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  begin: () => void;
  end: () => void;
  toggle: (id: string) => void;
  choose: (items: readonly Pick<ItemCard, "id">[]) => void;
}

/** Which items are chosen for one change of all. */
export function useWardrobeSelection(): WardrobeSelection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    isOn: ids !== null,
    ids: ids ?? none,
    begin: () => setIds(none),
    end: () => setIds(null),
    toggle: (id) =>
      setIds((before) => new Set(before?.has(id) ? [...before].filter((one) => one !== id) : [...(before ?? []), id])),
    choose: (items) => setIds(new Set(items.map(({ id }) => id))),
  };
}

const none: ReadonlySet<string> = new Set();
