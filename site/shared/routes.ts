import { accountsRoutes } from "./accounts/routes.ts";
import { brandsRoutes } from "./brands/routes.ts";
import { catalogueAdminRoutes } from "./catalogue-admin/routes.ts";
import { collectionsRoutes } from "./collections/routes.ts";
import { commentsRoutes } from "./comments/routes.ts";
import { discussionsRoutes } from "./discussions/routes.ts";
import { groupAdminRoutes } from "./group-admin/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { itemsRoutes } from "./items/routes.ts";
import { leavingRoutes } from "./leaving/routes.ts";
import { looksRoutes } from "./looks/routes.ts";
import { membersRoutes } from "./members/routes.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { notebookRoutes } from "./notebook/routes.ts";
import { notebookAdminRoutes } from "./notebook-admin/routes.ts";
import { notificationsRoutes } from "./notifications/routes.ts";
import { outfitsRoutes } from "./outfits/routes.ts";
import { productsRoutes } from "./products/routes.ts";
import { reviewsRoutes } from "./reviews/routes.ts";
import type { Routes } from "./route.ts";
import { savesRoutes } from "./saves/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { wardrobeRoutes } from "./wardrobe/routes.ts";

/** Every page of the site. */
export const routes = {
  ...homeRoutes,
  ...accountsRoutes,
  ...commentsRoutes,
  ...discussionsRoutes,
  ...leavingRoutes,
  ...looksRoutes,
  ...membersRoutes,
  ...itemsRoutes,
  ...outfitsRoutes,
  ...wardrobeRoutes,
  ...brandsRoutes,
  ...collectionsRoutes,
  ...productsRoutes,
  ...reviewsRoutes,
  ...savesRoutes,
  ...searchRoutes,
  ...notebookRoutes,
  ...notificationsRoutes,
  ...moderationRoutes,
  ...catalogueAdminRoutes,
  ...groupAdminRoutes,
  ...notebookAdminRoutes,
  ...settingsRoutes,
  ...subscriptionRoutes,
} satisfies Routes;

export type RouteId = keyof typeof routes;

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);
