import type { Lists } from "../../shared/lists.ts";
import { matchRoute } from "../../shared/match-route.ts";
import { pageNotFound, pageParametersRefused } from "../../shared/page-not-found.ts";
import type { Pages, Payload, Shared } from "../../shared/pages.ts";
import type { Route } from "../../shared/route.ts";
import { type RouteId, routes } from "../../shared/routes.ts";
import type { SiteProblem } from "../problems.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";

export interface LoadedPage {
  status: number;
  content: PageContent;
}

export interface Loaders {
  pages: PageLoaders;
  lists: ListLoaders;
}

type LoadedList = Extract<Payload, { kind: "list" }>["list"];
type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;
type PageContent = Without<Payload, keyof Shared>;

/**
 * The address as its loader sees it: the path, and of the query only the parameters that its route reads, in their
 * order. Addresses with the same canonical form are the same page.
 */
export function canonicalAddress(url: URL): string {
  const match = matchRoute(url.pathname);
  const route: Route | null = match && routes[match.id];
  const query = new URLSearchParams();
  for (const name of route?.query ?? []) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${url.pathname}?${text}` : url.pathname;
}

export async function loadPage(
  { pages, lists }: Loaders,
  { isList, ...request }: Omit<PageRequest, "params"> & { isList: boolean },
  problemOf: (error: unknown) => SiteProblem,
): Promise<LoadedPage> {
  const path = request.url.pathname;
  const match = matchRoute(path);
  if (!match) return failedPage(404, pageNotFound(path));
  if (!match.isAccepted) return failedPage(404, pageParametersRefused(path));
  try {
    const list = isList ? await loadList(lists, match.id, { ...request, params: match.params }) : null;
    if (list) return { status: 200, content: { kind: "list", list } };
    const data = await pages[match.id]({ ...request, params: match.params });
    return { status: 200, content: { kind: "page", page: pageOf(match.id, data) } };
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, content: { kind: "redirect", to: error.to } };
    const { status, message } = problemOf(error);
    return failedPage(status, status === 404 ? pageNotFound(path) : message);
  }
}

/** Null for a page without a list. */
async function loadList(lists: ListLoaders, id: RouteId, request: PageRequest): Promise<LoadedList | null> {
  const load = id in lists ? lists[id as keyof Lists] : null;
  return load && ({ id, slice: await load(request) } as LoadedList);
}

export const failedPage = (status: number, message: string): LoadedPage => ({
  status,
  content: { kind: "error", status, message },
});

// TypeScript loses the pairing of id and data when the loader is found by an index, here and in `loadList`.
const pageOf = <Id extends RouteId>(id: Id, data: Pages[RouteId]) =>
  ({ id, data }) as Extract<PageContent, { kind: "page" }>["page"];
