import type { ItemCard } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";

const states = createOptimisticStates<boolean>();

/** Whether an item is a favourite, corrected by later changes in this tab. */
export const useFavourite = (viewer: string | null, item: Pick<ItemCard, "id" | "isFavourite">): boolean =>
  states.useCurrent(viewer, item.id, item, item.isFavourite);

export const setFavourite = (id: string, isFavourite: boolean): Promise<unknown> =>
  states.change(id, isFavourite, async () => {
    await callApi(api.item(id), { method: "PUT", body: { isFavourite }, toasts: "failures" });
    return isFavourite;
  });
