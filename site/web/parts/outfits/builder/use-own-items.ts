import { useCallback, useEffect, useState } from "react";
import type { ItemCard, OwnItemsAnswer } from "../../../../shared/items/item.ts";
import { type BodySlot, categories } from "../../../../shared/items/item-options.ts";
import { slotOfItem } from "../../../../shared/outfits/outfit-options.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";

/** `items` are those of the search before while another is on its way. */
export interface OwnItems {
  items: readonly ItemCard[] | null;
  state: "loading" | "failed" | "loaded";
  retry: () => void;
}

/** While somebody types. */
const pauseMs = 200;

/** The viewer’s own items that a search finds and that can be worn, of one slot or all. */
export function useOwnItems(search: string, slot: BodySlot | null): OwnItems {
  const [items, setItems] = useState<readonly ItemCard[] | null>(null);
  const [state, setState] = useState<OwnItems["state"]>("loading");
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState("loading");
      try {
        const { data } = await callApi<OwnItemsAnswer>(`${api.items}?${queryOf(search, slot)}`, {
          toasts: "none",
          ...(signal && { signal }),
        });
        setItems((data?.items ?? []).filter(({ isWished }) => !isWished));
        setState("loaded");
      } catch {
        if (!signal?.aborted) setState("failed");
      }
    },
    [search, slot],
  );
  // The items are not part of the page: they are asked for by what is typed.
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void load(stop.signal), search ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, search]);
  return { items, state, retry: () => void load() };
}

function queryOf(search: string, slot: BodySlot | null): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set("search", search.trim());
  if (slot) query.set("category", categoriesOf(slot).join(","));
  return query;
}

/** `none` stands for items without a category. */
const categoriesOf = (slot: BodySlot): readonly string[] => [
  ...categories.filter((category) => slotOfItem({ category }) === slot),
  ...(slotOfItem({ category: null }) === slot ? ["none"] : []),
];
