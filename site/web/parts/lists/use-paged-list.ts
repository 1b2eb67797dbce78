import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Lists } from "../../../shared/lists.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { fetchPageData, payloadPath } from "../../fetch-payload.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { around, type Listed, withoutDuplicates } from "./list-items.ts";
import { keepMemory, type ListMemory, listMemory, type RenderingMemory } from "./list-memory.ts";
import { type HeldPlace, heldPlace, restorePlace } from "./scroll-anchor.ts";

type Side = "previous" | "next";

/** The page in front of a list, or the one behind it. */
export interface FurtherPage {
  /** For a link that also works without script; null where the list ends. */
  href: string | null;
  state: "idle" | "loading" | "failed";
  /** How many items came with the page that was loaded last. */
  added: number;
  /** Adds the page to the list. */
  load: () => void;
}

export interface PagedList<Item> {
  items: readonly Item[];
  previous: FurtherPage;
  next: FurtherPage;
  rendering: RenderingMemory;
  /**
   * Changes the items of which this page knows more than the server has sent.
   * @param next where the list goes on, if that has changed
   */
  change: (to: (items: readonly Item[]) => readonly Item[], next?: string | null) => void;
}

/** How a list differs from most. */
interface ListOptions<Item> {
  /** Where its further pages are; the page's own address without. */
  path?: string;
  /** Whose items they are: another reader's list begins anew. */
  reader?: string;
  /** Puts two parts of the list together. */
  join?: (front: readonly Item[], back: readonly Item[]) => readonly Item[];
}

const joined = <Item extends Listed>(front: readonly Item[], back: readonly Item[]) =>
  withoutDuplicates([...front, ...back]);

interface State<Item> {
  /** The history entry and the page's address. */
  entry: string;
  /** The same for each reader. */
  entryKey: string;
  /** The page as it was sent. */
  page: Slice<Item>;
  memory: ListMemory<Item>;
  list: Slice<Item>;
  states: Record<Side, FurtherPage["state"]>;
  added: Record<Side, number>;
}

/** A list that starts with its page's data and grows by further pages of the same route, in both directions. */
export function usePagedList<Id extends keyof Lists>(
  id: Id,
  page: Slice<Lists[Id]>,
  { path, reader = "", join = joined }: ListOptions<Lists[Id]> = {},
): PagedList<Lists[Id]> {
  type Item = Lists[Id];
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const entryKey = `${entry} ${reader} ${id}`;
  const listOf = (loaded: Slice<Item> | null): Slice<Item> => {
    if (!loaded) return page;
    const { front, behind, previous, next } = around(page, loaded);
    return { items: [...join([...join(front, page.items)], behind)], previous, next };
  };
  const begin = (): State<Item> => {
    const memory = listMemory<Item>(entryKey);
    const list = listOf(memory.list);
    return { entry, entryKey, page, memory, list, states: idle, added: none };
  };
  const [state, setState] = useState(begin);
  // Another filter or history entry has another list; a page that has been read anew is put into the old one.
  if (state.entryKey !== entryKey) setState(begin());
  else if (state.page !== page) setState({ ...state, page, list: listOf(state.list), states: idle });
  const { list, memory } = state;
  const place = useRef<HeldPlace>(null);
  // What is read stays where it is while the page in front of it appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is what may have moved it
  useLayoutEffect(() => {
    restorePlace(place.current);
    place.current = null;
  }, [list]);
  useEffect(() => {
    memory.list = list;
    keepMemory(state.entryKey, memory);
  }, [state.entryKey, memory, list]);

  const update = (change: (before: State<Item>) => Partial<State<Item>>) =>
    setState((before) => (before.entryKey === entryKey ? { ...before, ...change(before) } : before));
  const address = path === undefined ? { pathname, search } : { pathname: path, search: "" };
  const furtherPage = (side: Side, href: string | null): FurtherPage => ({
    href,
    state: state.states[side],
    added: state.added[side],
    load() {
      if (href === null || state.states[side] === "loading") return;
      update(({ states }) => ({ states: { ...states, [side]: "loading" } }));
      sliceAt(id, href)
        .then((slice) => {
          if (side === "previous") place.current = heldPlace();
          update((before) => extended(before, side, slice, join));
        })
        .catch(() => update(({ states }) => ({ states: { ...states, [side]: "failed" } })));
    },
  });
  return {
    items: list.items,
    previous: furtherPage("previous", furtherHref(address, "before", list.previous)),
    next: furtherPage("next", furtherHref(address, "after", list.next)),
    rendering: memory.rendering,
    // What a visitor wrote is posted once they have logged in: it belongs to the new reader's list.
    change: (to, next) =>
      setState((before) => {
        if (before.entry !== entry) return before;
        const { list } = before;
        return {
          ...before,
          list: { ...list, items: [...to(list.items)], next: next === undefined ? list.next : next },
        };
      }),
  };
}

const idle = { previous: "idle", next: "idle" } as const;
const none = { previous: 0, next: 0 };

function furtherHref(
  { pathname, search }: { pathname: string; search: string },
  name: "after" | "before",
  cursor: string | null,
): string | null {
  if (cursor === null) return null;
  const query = new URLSearchParams(search);
  for (const other of ["after", "before"]) query.delete(other);
  query.set(name, cursor);
  return `${pathname}?${query}`;
}

/** What changes when the page on a side of the list has been loaded. */
function extended<Item>(
  { list, states, added }: State<Item>,
  side: Side,
  slice: Slice<Item>,
  join: (front: readonly Item[], back: readonly Item[]) => readonly Item[],
): Partial<State<Item>> {
  const items = [...(side === "next" ? join(list.items, slice.items) : join(slice.items, list.items))];
  return {
    list: { ...list, items, [side]: slice[side] },
    states: { ...states, [side]: "idle" },
    added: { ...added, [side]: items.length - list.items.length },
  };
}

/** A part of a list, by the address of the page that shows it. @throws when it can't be loaded */
export async function sliceAt<Id extends keyof Lists>(id: Id, href: string): Promise<Slice<Lists[Id]>> {
  const [pathname = "", search = ""] = href.split("?");
  const { answer } = await fetchPageData(`${payloadPath(pathname)}?${search}&part=list`);
  // TypeScript loses the pairing of id and slice when the list is found by a parameter.
  if (answer?.kind === "list" && answer.list.id === id) return answer.list.slice as Slice<Lists[Id]>;
  throw new Error(`No list at ${href}.`);
}
