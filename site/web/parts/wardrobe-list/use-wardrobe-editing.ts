import { type RefObject, useState } from "react";
import type { ItemCard } from "../../../shared/items/item.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import type { PagedList } from "../lists/use-paged-list.ts";
import type { BulkEdit } from "./bulk-edit.ts";
import { useBulkEdit } from "./use-bulk-edit.ts";
import { useWardrobeSelection } from "./use-wardrobe-selection.ts";

/** What the list shows while its owner chooses items and changes them together. `section` contains the list. */
export function useWardrobeEditing(list: PagedList<ItemCard>, section: RefObject<HTMLElement | null>) {
  const refresh = useRefresh();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<BulkEdit | null>(null);
  const selection = useWardrobeSelection();
  useHoldReload(selection.ids.size > 0);
  const bulk = useBulkEdit(selection.ids, {
    onChanged: (items) => {
      const byId = new Map(items.map((item) => [item.id, item]));
      list.change((before) => before.map((item) => byId.get(item.id) ?? item));
      void refresh();
    },
    onListed: (ids, areListed) => {
      setGone((before) => new Set(areListed ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
      void refresh();
    },
    onDone: () => {
      setEditing(null);
      selection.end();
      // What had the focus is gone with the bar.
      section.current?.focus({ preventScroll: true });
    },
  });
  return { shown: list.items.filter(({ id }) => !gone.has(id)), selection, editing, setEditing, bulk };
}
