import { matchRoute } from "../../shared/match-route.ts";
import type { Route } from "../../shared/route.ts";
import { routes } from "../../shared/routes.ts";
import { canonicalAddress } from "./load-page.ts";
import type { PageFormat } from "./rendered-page.ts";

export interface RequestedPage {
  format: PageFormat;
  /** The page's own URL, also where its payload is asked for. */
  url: URL;
  address: string;
  /** Only a slice of the page’s list is asked for. */
  isList: boolean;
  /** Never cached. */
  isSecret: boolean;
}

const payloadSuffix = "/_payload.json";

export function requestedPage(url: URL): RequestedPage {
  const isPayload = url.pathname.endsWith(payloadSuffix);
  const page = new URL(url);
  if (isPayload) page.pathname = url.pathname.slice(0, -payloadSuffix.length) || "/";
  const match = matchRoute(page.pathname);
  const route: Route | null = match && routes[match.id];
  return {
    format: isPayload ? "json" : "html",
    url: page,
    address: canonicalAddress(page),
    isList: isPayload && url.searchParams.get("part") === "list",
    isSecret: route?.isSecret === true,
  };
}

export const cacheKey = ({ format, isList, address }: RequestedPage): string =>
  `${isList ? "list" : format} ${address}`;

const maxAliases = 2_000;
const maxAliasLength = 500;

/** Maps request targets as they were sent to cache keys, which spares parsing the same URL again. */
export function createPageAliases() {
  const keys = new Map<string, string>();
  return {
    keyOf: (target: string): string | undefined => keys.get(target),
    /** Bounded, or a flood of long addresses would fill the memory. */
    add(target: string, key: string): void {
      if (target.length > maxAliasLength) return;
      if (keys.size >= maxAliases) keys.clear();
      keys.set(target, key);
    },
  };
}
