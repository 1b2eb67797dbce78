import { data, redirect, useRouteLoaderData } from "react-router";
import type { Viewer } from "../shared/accounts/user.ts";
import type { Pages, Payload, Shared } from "../shared/pages.ts";
import type { RouteId } from "../shared/routes.ts";

/** The router's id of the root route, whose data is what all pages share. */
export const documentId = "document";

/** To be called only within the page `id`. */
export function usePage<Id extends RouteId>(id: Id): Pages[Id] {
  return useRouteLoaderData(id) as Pages[Id];
}

/** What all pages share; undefined only while the document itself is broken. */
export const useSharedData = (): Shared | undefined => useRouteLoaderData<Shared>(documentId);

/** Null for visitors. Current after every navigation and `useRefresh()`. */
export function useViewer(): Viewer | null {
  return useSharedData()?.viewer ?? null;
}

export const sharedDataOf = ({ viewer, build, origin, notice }: Payload): Shared => ({
  viewer,
  build,
  origin,
  ...(notice && { notice }),
});

/**
 * The part of a payload for one route.
 * @throws the router's redirect or error response in the payload
 */
export function routeData(payload: Payload, routeId: string): unknown {
  if (routeId === documentId) return sharedDataOf(payload);
  switch (payload.kind) {
    case "page":
      return payload.page.data;
    case "list":
      throw new Error("A slice of a list is no page.");
    case "redirect":
      throw redirect(payload.to);
    case "error":
      throw data(payload.message, { status: payload.status });
  }
}
