import type { ShownPayload } from "../payload.ts";
import { currentEntry } from "./history/history-entries.ts";
import { createHistorySteps } from "./history/history-steps.ts";
import { isHashChange, isPage, isSameAddress, locationOf, urlOf } from "./history/locations.ts";
import type { PageLocation } from "./history/page-location.ts";
import type { LoadedPage, PageRequest } from "./load-page.ts";
import type { NavigateOptions, Navigation } from "./navigation.ts";
import { openDocument } from "./open-document.ts";
import { createPageStore } from "./page-store.ts";
import type { Destination } from "./shown-page.ts";

/** After these, the browser follows them, which says when they have no end. */
const maxRedirects = 10;

/**
 * @param first what the document brought along
 * @param loadPage never rejects
 */
export function createNavigation(
  first: ShownPayload,
  loadPage: (request: PageRequest, shown: ShownPayload) => Promise<LoadedPage>,
): Navigation {
  const { shown, loading, subscribe, show, setLoading, settled } = createPageStore(first);
  const { go, arrive } = createHistorySteps();
  let redirects = 0;

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

  /** Redirects leave no history entry: Back would lead there again. */
  function follow(to: string, from: Destination, isRefresh: boolean): Promise<void> {
    const url = new URL(to, urlOf(from.location));
    const replace = isRefresh || from.type !== "push";
    redirects += 1;
    if (!isPage(url) || redirects > maxRedirects) return openDocument(url, { replace });
    return move(url.href, { replace, preventScrollReset: from.preventScrollReset });
  }

  function visit(destination: Destination, isReload = false): Promise<void> {
    const { location, payload } = shown();
    const isOnlyHash = isHashChange(location, destination.location, destination.type === "pop");
    if (!isOnlyHash || isReload || payload.kind === "error") return start(destination);
    const wasRefreshing = loading()?.isRefresh === true;
    show({ ...destination, payload });
    return wasRefreshing ? start(shown(), true) : Promise.resolve();
  }

  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === "number") return go(to);
    redirects = 0;
    return move(to, options);
  }

  const move = (to: string, options: NavigateOptions): Promise<void> =>
    visit(destinationOf(to, options, shown().location), options.reload);

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
      if (location.key !== shown().location.key) {
        redirects = 0;
        void visit({ location, type: "pop", preventScrollReset: false });
      } else if (!loading()?.isRefresh) setLoading(null);
      arrive(settled());
    },
  };
}

function destinationOf(to: string, options: NavigateOptions, from: PageLocation): Destination {
  const { replace = false, state = null, preventScrollReset = false } = options;
  const location = locationOf(to, from, state);
  const type = replace || isSameAddress(location, from) ? "replace" : "push";
  return { location, type, preventScrollReset };
}
