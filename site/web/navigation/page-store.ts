import type { ShownPayload } from "../payload.ts";
import { currentEntry, pushEntry, replaceEntry } from "./history/history-entries.ts";
import { noteScrollPosition } from "./history/scroll-positions.ts";
import type { Destination, ShownPage } from "./shown-page.ts";

/** A page on its way. */
interface LoadingPage {
  destination: Destination;
  /** The present page is read again. */
  isRefresh: boolean;
  controller: AbortController;
  done: Promise<void>;
}

/** The page that is shown, and the one on its way. */
export interface PageStore {
  shown: () => ShownPage;
  loading: () => LoadingPage | null;
  subscribe: (listener: () => void) => () => void;
  /** Shows a page, and the address with it. */
  show: (page: ShownPage) => void;
  /** Aborts what was on its way. */
  setLoading: (next: LoadingPage | null) => void;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
}

/** @param first what the document brought along */
export function createPageStore(first: ShownPayload): PageStore {
  const listeners = new Set<() => void>();
  let shown: ShownPage = { location: currentEntry(), type: "pop", preventScrollReset: false, payload: first };
  let loading: LoadingPage | null = null;
  const setLoading = (next: LoadingPage | null) => {
    loading?.controller.abort();
    loading = next;
    for (const listener of listeners) listener();
  };
  return {
    shown: () => shown,
    loading: () => loading,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(page) {
      // A refreshed page keeps its location.
      if (page.location !== shown.location) moveTo(page, shown);
      shown = page;
      setLoading(null);
    },
    setLoading,
    async settled() {
      while (loading) await loading.done;
    },
  };
}

function moveTo({ location, type }: Destination, from: Destination): void {
  noteScrollPosition(from.location.key);
  if (type === "push") pushEntry(location);
  if (type === "replace") replaceEntry(location);
}
