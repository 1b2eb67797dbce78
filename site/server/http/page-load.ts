import { matchRoute } from "../../shared/match.ts";
import type { Pages, Payload, Shared } from "../../shared/pages.ts";
import { type Route, type RouteId, routes } from "../../shared/routes.ts";
import type { SiteProblem } from "../problems.ts";
import { type PageLoaders, type PageRequest, Redirect } from "./page.ts";

/** What became of one address: the payload without its envelope, and the status that says the same by HTTP. */
export interface Loaded {
  status: number;
  answer: Answered;
}

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;
type Answered = Without<Payload, keyof Shared>;

/**
 * The address as its loader sees it: the path, and of the query only the words that its route reads, in their order.
 * Two addresses with the same canonical form are the same page.
 */
export function canonicalAddress(url: URL): string {
  const match = matchRoute(url.pathname);
  const known: readonly string[] = (match && (routes[match.id] as Route).query) ?? [];
  const query = new URLSearchParams();
  for (const word of known) {
    const value = url.searchParams.get(word);
    if (value) query.set(word, value);
  }
  const text = query.toString();
  return text ? `${url.pathname}?${text}` : url.pathname;
}

/** Asks the loader of an address; every outcome is a value. `problemOf` says what an error of any kind is. */
export async function loadPage(
  loaders: PageLoaders,
  request: Omit<PageRequest, "params">,
  problemOf: (error: unknown) => SiteProblem,
): Promise<Loaded> {
  const path = request.url.pathname;
  const match = matchRoute(path);
  if (!match) return failed(404, `Page not found: ${path}`);
  if (!match.isAccepted) return failed(404, `Page Not Found: ${path}`);
  try {
    const data = await loaders[match.id]({ ...request, params: match.params });
    return { status: 200, answer: { kind: "page", page: pageOf(match.id, data) } };
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, answer: { kind: "redirect", to: error.to } };
    const { status, message } = problemOf(error);
    return failed(status, status === 404 ? `Page not found: ${path}` : message);
  }
}

export const failed = (status: number, message: string): Loaded => ({
  status,
  answer: { kind: "error", status, message },
});

// The pairing of id and data is the loader table's; TypeScript loses it on the way through an index.
const pageOf = <Id extends RouteId>(id: Id, data: Pages[RouteId]) =>
  ({ id, data }) as Extract<Answered, { kind: "page" }>["page"];

/** What an address is about, for forgetting cached pages: its list, and the one thing it shows. */
export function tagsOf(pathname: string): string[] {
  const [list = "home", slug] = pathname.split("/").filter(Boolean);
  return slug ? [list, `${list}/${slug}`] : [list];
}
