import { accountsRoutes } from "./accounts/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { leavingRoutes } from "./leaving/routes.ts";
import { looksRoutes } from "./looks/routes.ts";
import { membersRoutes } from "./members/routes.ts";
import type { Routes } from "./route.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";

/** Every page of the site. */
export const routes = {
  ...homeRoutes,
  ...accountsRoutes,
  ...leavingRoutes,
  ...looksRoutes,
  ...membersRoutes,
  ...settingsRoutes,
  ...subscriptionRoutes,
} satisfies Routes;

export type RouteId = keyof typeof routes;

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);
