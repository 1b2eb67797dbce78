import type { ShownPage } from "./shown-page.ts";

export interface NavigateOptions {
  /** Puts the page in the place of the present one in the history, as a link to the same address does. */
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** Loads the page again even where only the `#hash` changes. */
  reload?: boolean;
}

/**
 * Moves from page to page. The address changes together with what is shown, when the next page has been loaded. A newer
 * navigation aborts an older one.
 */
export interface Navigation {
  shown: () => ShownPage;
  /** False while the present page is only refreshed. */
  isLoading: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Resolves when the page is shown, or another one has been asked for.
   * @param to an address of the site, or a distance in the history
   */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  /** Reloads the present page's data or, during a navigation, the next page's. Resolves when it has arrived. */
  refresh: () => Promise<void>;
  /** To be called when the browser has gone to another entry of the history, or brings the page back from its cache. */
  pop: () => void;
}
