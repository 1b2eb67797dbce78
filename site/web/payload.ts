import { data, redirect, useRouteLoaderData } from "react-router";
import type { Pages, Payload, Shared } from "../shared/pages.ts";
import type { RouteId } from "../shared/routes.ts";
import type { Viewer } from "../shared/user.ts";

/** The router's id of the whole document, whose data is what every page shares. */
export const documentId = "document";

/** The data of page `id`, as its loader gave it. Only to be called below that page. */
export function usePage<Id extends RouteId>(id: Id): Pages[Id] {
  return useRouteLoaderData(id) as Pages[Id];
}

/** Who is looking; null for visitors. Current after every navigation and every `useRefresh()`. */
export function useViewer(): Viewer | null {
  return (useRouteLoaderData(documentId) as Shared | undefined)?.viewer ?? null;
}

/** The part of a payload that every page shares. */
export const sharedDataOf = ({ viewer, build, origin, notice }: Payload): Shared => ({
  viewer,
  build,
  origin,
  ...(notice && { notice }),
});

/**
 * What one route of a navigation gets out of the navigation's payload.
 * @throws the router's redirect or error response that travelled inside.
 */
export function routeData(payload: Payload, routeId: string): unknown {
  if (routeId === documentId) return sharedDataOf(payload);
  switch (payload.kind) {
    case "page":
      return payload.page.data;
    case "redirect":
      throw redirect(payload.to);
    case "error":
      throw data(payload.message, { status: payload.status });
  }
}
