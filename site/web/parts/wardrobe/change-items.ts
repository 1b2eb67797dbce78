import type { DeletedItemsAnswer, ItemCard, ItemsChange } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import { CallFailure } from "../../call-failure.ts";
import { postOnce } from "../../post-once.ts";
import { showSuccess } from "../../state/show-toast.ts";

type Change = ItemsChange["change"];

/** What became of items, said with one word: "Item archived", "3 items archived". */
const counted = (count: number, done: string) => (count === 1 ? `Item ${done}` : `${count} items ${done}`);

const failed = (failure: unknown) => {
  if (!(failure instanceof CallFailure)) throw failure;
  return null;
};

const send = async (ids: readonly string[], change: Change): Promise<ItemCard[] | null> =>
  postOnce<ItemCard[]>(api.itemChanges, { ids, change }, { toasts: "failures" }).then(({ data }) => data ?? [], failed);

/** @returns the items as they are now; null on failure, which a toast has told */
export async function changeItems(ids: readonly string[], change: Change): Promise<ItemCard[] | null> {
  const items = await send(ids, change);
  if (items) showSuccess(ids.length === 1 ? "Item changed" : `${ids.length} items changed`);
  return items;
}

/**
 * Archives items, which the toast can undo.
 * @returns false on failure, which a toast has told
 */
export async function archiveItems(
  ids: readonly string[],
  archiveReason: NonNullable<Change["archiveReason"]>,
  onUndone: () => void,
): Promise<boolean> {
  if (!(await send(ids, { archiveReason }))) return false;
  showSuccess(counted(ids.length, "archived"), {
    label: "Undo",
    run: async () => {
      if (await unarchiveItems(ids)) onUndone();
    },
  });
  return true;
}

/** @returns false on failure, which a toast has told */
export async function unarchiveItems(ids: readonly string[]): Promise<boolean> {
  if (!(await send(ids, { archiveReason: null }))) return false;
  showSuccess(counted(ids.length, "removed from archive"));
  return true;
}

/**
 * Deletes items, which the toast can undo.
 * @returns false on failure, which a toast has told
 */
export async function deleteItems(ids: readonly string[], onUndone: () => void): Promise<boolean> {
  const deleted = await postOnce<DeletedItemsAnswer>(api.itemDeletions, { ids }, { toasts: "failures" }).catch(failed);
  if (!deleted) return false;
  showSuccess(counted(ids.length, "deleted"), {
    label: "Undo",
    run: async () => {
      if (await restoreItems(ids)) onUndone();
    },
  });
  return true;
}

async function restoreItems(ids: readonly string[]): Promise<boolean> {
  if (!(await postOnce(api.itemRestorations, { ids }, { toasts: "failures" }).catch(failed))) return false;
  showSuccess(counted(ids.length, "restored"));
  return true;
}
