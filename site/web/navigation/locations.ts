import { createPath, type Location } from "react-router";
import { matchRoute } from "../../shared/match-route.ts";
import { newKey } from "./history-entries.ts";

type Place = Location<unknown>;

export const urlOf = (location: Place): URL => new URL(createPath(location), window.location.origin);

/**
 * The location of a link.
 * @param to may be relative to `from`
 * @throws for another site's address
 */
export function locationOf(to: string, from: Place, state: unknown): Place {
  const { origin, pathname, search, hash } = new URL(to, urlOf(from));
  if (origin !== window.location.origin) throw new Error(`${to} is not a page of this site.`);
  return { pathname, search, hash, state, key: newKey() };
}

export const isSameAddress = (one: Place, other: Place): boolean => createPath(one) === createPath(other);

/** Whether the browser, too, would only scroll. */
export const isHashChange = (from: Place, to: Place, isInHistory: boolean): boolean =>
  from.pathname === to.pathname && from.search === to.search && (to.hash !== "" || (isInHistory && from.hash !== ""));

/** Whether our script can show it. */
export const isPage = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && matchRoute(pathname) !== null;
