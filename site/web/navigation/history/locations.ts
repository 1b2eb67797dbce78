import { matchRoute } from "../../../shared/match-route.ts";
import { newKey } from "./history-entries.ts";
import { addressOf, type PageLocation } from "./page-location.ts";

export const urlOf = (location: PageLocation): URL => new URL(addressOf(location), window.location.origin);

/**
 * The location of a link.
 * @param to may be relative to `from`
 * @throws for another site's address
 */
export function locationOf(to: string, from: PageLocation, state: unknown): PageLocation {
  const { origin, pathname, search, hash } = new URL(to, urlOf(from));
  if (origin !== window.location.origin) throw new Error(`${to} is not a page of this site.`);
  return { pathname, search, hash, state, key: newKey() };
}

export const isSameAddress = (one: PageLocation, other: PageLocation): boolean => addressOf(one) === addressOf(other);

/** Whether the browser, too, would only scroll. */
export const isHashChange = (from: PageLocation, to: PageLocation, isInHistory: boolean): boolean =>
  from.pathname === to.pathname && from.search === to.search && (to.hash !== "" || (isInHistory && from.hash !== ""));

/** Whether our script can show it. */
export const isPage = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && matchRoute(pathname) !== null;
