import { NavigationType } from "react-router";
import type { ShownPayload } from "../payload.ts";
import { currentEntry } from "./history-entries.ts";
import type { LoadedPage, PageRequest } from "./load-page.ts";
import { isHashChange, isPage, isSameAddress, locationOf, urlOf } from "./locations.ts";
import type { NavigateOptions, Navigation } from "./navigation.ts";
import { openDocument } from "./open-document.ts";
import { createPageStore } from "./page-store.ts";
import type { Destination } from "./shown-page.ts";

const { Push, Replace, Pop } = NavigationType;

/**
 * @param first what the document brought along
 * @param loadPage never rejects
 */
export function createNavigation(
  first: ShownPayload,
  loadPage: (request: PageRequest, shown: ShownPayload) => Promise<LoadedPage>,
): Navigation {
  const { shown, loading, subscribe, show, setLoading, settled } = createPageStore(first);
  let onPop: (() => void)[] = [];

  function start(destination: Destination, isRefresh = false): Promise<void> {
    const controller = new AbortController();
    const done = load(destination, isRefresh, controller.signal);
    setLoading({ destination, isRefresh, controller, done });
    return done;
  }

  async function load(destination: Destination, isRefresh: boolean, signal: AbortSignal): Promise<void> {
    const { location, type } = destination;
    const loaded = await loadPage({ url: urlOf(location), type, isRefresh, signal }, shown().payload);
    if (signal.aborted) return;
    switch (loaded.kind) {
      case "page":
        return show({ ...destination, payload: loaded.payload });
      case "redirect":
        return follow(loaded.to, destination, isRefresh);
      case "stay":
        return setLoading(null);
    }
  }

  /** What only leads elsewhere does not stay in the history: Back would lead there again. */
  function follow(to: string, from: Destination, isRefresh: boolean): Promise<void> {
    const url = new URL(to, urlOf(from.location));
    const replace = isRefresh || from.type !== Push;
    if (!isPage(url)) return openDocument(url, { replace });
    return navigate(url.href, { replace, preventScrollReset: from.preventScrollReset });
  }

  function visit(destination: Destination): Promise<void> {
    const { location, payload } = shown();
    const isOnlyHash = isHashChange(location, destination.location, destination.type === Pop);
    if (!isOnlyHash || payload.kind === "error") return start(destination);
    const wasRefreshing = loading()?.isRefresh === true;
    show({ ...destination, payload });
    return wasRefreshing ? start(shown(), true) : Promise.resolve();
  }

  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === "number") return go(to);
    const { replace = false, state = null, preventScrollReset = false } = options;
    const location = locationOf(to, shown().location, state);
    const type = replace || isSameAddress(location, shown().location) ? Replace : Push;
    await visit({ location, type, preventScrollReset });
  }

  function go(distance: number): Promise<void> {
    history.go(distance);
    return new Promise((resolve) => onPop.push(resolve));
  }

  return {
    shown,
    subscribe,
    isLoading: () => loading()?.isRefresh === false,
    navigate,
    refresh() {
      const { destination, isRefresh } = loading() ?? { destination: shown(), isRefresh: true };
      void start(destination, isRefresh);
      return settled();
    },
    pop() {
      const location = currentEntry();
      // Back and forward again, before the other page was loaded.
      if (location.key === shown().location.key) setLoading(null);
      else void visit({ location, type: Pop, preventScrollReset: false });
      const waiting = onPop;
      onPop = [];
      void settled().then(() => {
        for (const resolve of waiting) resolve();
      });
    },
  };
}
