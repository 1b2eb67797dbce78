import { useState } from "react";
import type { ItemCard } from "../../../shared/items/item.ts";
import { archiveItems, changeItems, deleteItems, unarchiveItems } from "../wardrobe/change-items.ts";
import type { BulkChange } from "./bulk-edit.ts";

/** Changes the chosen items, and what the list shows of them. */
export function useBulkEdit(
  chosen: ReadonlySet<string>,
  {
    onChanged,
    onListed,
    onDone,
  }: {
    onChanged: (items: readonly ItemCard[]) => void;
    /** They have left the list, or are back in it. */
    onListed: (ids: readonly string[], areListed: boolean) => void;
    onDone: () => void;
  },
) {
  const [isBusy, setBusy] = useState(false);
  const ids = [...chosen];
  /** @param act resolves to false on failure */
  const run = async (act: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await act();
    setBusy(false);
    if (isDone) onDone();
  };
  const leave = (act: (onUndone: () => void) => Promise<boolean>) =>
    run(async () => {
      const isDone = await act(() => onListed(ids, true));
      if (isDone) onListed(ids, false);
      return isDone;
    });
  return {
    isBusy,
    save: ({ archiveReason, ...change }: BulkChange) =>
      archiveReason
        ? leave((onUndone) => archiveItems(ids, archiveReason, onUndone))
        : run(async () => {
            const items = await changeItems(ids, change);
            if (items) onChanged(items);
            return items !== null;
          }),
    unarchive: () => leave(() => unarchiveItems(ids)),
    remove: () => leave((onUndone) => deleteItems(ids, onUndone)),
  };
}
