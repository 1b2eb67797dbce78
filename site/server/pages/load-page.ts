import { matchRoute } from "../../shared/match-route.ts";
import type { Pages, Payload, Shared } from "../../shared/pages.ts";
import type { Route } from "../../shared/route.ts";
import { type RouteId, routes } from "../../shared/routes.ts";
import type { SiteProblem } from "../problems.ts";
import { type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";

export interface LoadedPage {
  status: number;
  content: PageContent;
}

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
  loaders: PageLoaders,
  request: Omit<PageRequest, "params">,
  problemOf: (error: unknown) => SiteProblem,
): Promise<LoadedPage> {
  const path = request.url.pathname;
  const match = matchRoute(path);
  if (!match) return failedPage(404, `Page not found: ${path}`);
  if (!match.isAccepted) return failedPage(404, `Page Not Found: ${path}`);
  try {
    const data = await loaders[match.id]({ ...request, params: match.params });
    return { status: 200, content: { kind: "page", page: pageOf(match.id, data) } };
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, content: { kind: "redirect", to: error.to } };
    const { status, message } = problemOf(error);
    return failedPage(status, status === 404 ? `Page not found: ${path}` : message);
  }
}

export const failedPage = (status: number, message: string): LoadedPage => ({
  status,
  content: { kind: "error", status, message },
});

// TypeScript loses the pairing of id and data when the loader is found by an index.
const pageOf = <Id extends RouteId>(id: Id, data: Pages[RouteId]) =>
  ({ id, data }) as Extract<PageContent, { kind: "page" }>["page"];
