import { type RouteId, routeIds, routes } from "../../shared/routes.ts";

/** The address of every page, with these slugs in place of `:slug`. */
export const routeAddresses = (slugs: { look: string; member: string }): [RouteId, string][] =>
  routeIds.map((id) => {
    const { path } = routes[id];
    return [id, path.replace(":slug", path.startsWith("/looks") ? slugs.look : slugs.member)];
  });
