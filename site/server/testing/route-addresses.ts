import { type RouteId, routeIds, routes } from "../../shared/routes.ts";

interface Named {
  look: string;
  member: string;
  /** Ids. */
  item: string;
  outfit: string;
}

/** The address of every page, with these in place of `:slug` and `:id`. */
export const routeAddresses = (named: Named): [RouteId, string][] =>
  routeIds.map((id) => {
    const { path } = routes[id];
    const slug = path.startsWith("/looks") ? named.look : named.member;
    return [id, path.replace(":slug", slug).replace(":id", path.includes("/outfits/") ? named.outfit : named.item)];
  });
