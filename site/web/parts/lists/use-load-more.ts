import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Slice } from "../../../shared/page-data.ts";
import type { Pages, Payload } from "../../../shared/pages.ts";
import type { RouteId } from "../../../shared/routes.ts";
import { fetchPageData, payloadPath } from "../../fetch-payload.ts";
import { behind, type Listed, withoutDuplicates } from "./without-duplicates.ts";

/** The whole list by history entry and address: the back button finds it as it was. */
const loadedSlices = new Map<string, Slice<unknown>>();

export interface LoadMore<Item> {
  items: readonly Item[];
  /** For a link that also works without script; null at the end. */
  nextHref: string | null;
  state: "idle" | "loading" | "failed";
  /** Appends the next page. */
  load: () => void;
}

/**
 * A list that starts with its page's data and grows by further pages of the same route.
 * @param of picks the list out of a payload
 */
export function useLoadMore<Item extends Listed>(
  first: Slice<Item>,
  of: (payload: Payload) => Slice<Item> | null,
): LoadMore<Item> {
  const { key, pathname, search } = useLocation();
  const entryKey = `${key} ${pathname}${search}`;
  const listKey = `${entryKey} ${first.next}`;
  const loadedBefore = (): Slice<Item> | undefined => {
    const loaded = first.next === null ? undefined : (loadedSlices.get(entryKey) as Slice<Item> | undefined);
    const items = loaded && behind(first.items, loaded.items);
    return items ? { items, next: loaded.next } : undefined;
  };
  const [rest, setRest] = useState(loadedBefore);
  const [state, setState] = useState<LoadMore<Item>["state"]>("idle");
  const [shown, setShown] = useState(listKey);
  // Another filter, or a new first page: the loaded items belong to the old one.
  if (shown !== listKey) {
    setShown(listKey);
    setRest(loadedBefore());
    setState("idle");
  }
  useEffect(() => {
    if (rest) loadedSlices.set(entryKey, { items: [...first.items, ...rest.items], next: rest.next });
  }, [entryKey, first, rest]);

  const next = rest ? rest.next : first.next;
  const query = new URLSearchParams(search);
  if (next) query.set("after", next);
  const load = async () => {
    if (!next || state === "loading") return;
    setState("loading");
    try {
      const { answer } = await fetchPageData(`${payloadPath(pathname)}?${query}&part=list`);
      const slice = answer && of(answer);
      if (!slice) throw new Error(`No further page of ${pathname}.`);
      setRest({ items: [...(rest?.items ?? []), ...slice.items], next: slice.next });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return {
    items: rest ? withoutDuplicates([...first.items, ...rest.items]) : first.items,
    nextHref: next ? `${pathname}?${query}` : null,
    state,
    load: () => void load(),
  };
}

/** Picks a slice out of the page `id`, or out of its list; null for other pages. */
export const sliceOf =
  <Id extends RouteId, Item>(id: Id, pick: (data: Pages[Id]) => Slice<Item> | null) =>
  (payload: Payload): Slice<Item> | null => {
    if (payload.kind === "list" && payload.list.id === id) return payload.list.slice as Slice<unknown> as Slice<Item>;
    return payload.kind === "page" && payload.page.id === id ? pick(payload.page.data as Pages[Id]) : null;
  };
