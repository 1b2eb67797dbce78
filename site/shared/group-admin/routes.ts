import type { Routes } from "../route.ts";

export const groupAdminRoutes = {
  adminGroups: { path: "/admin/groups" },
  adminNewGroup: { path: "/admin/groups/new" },
  adminGroup: { path: "/admin/groups/:slug" },
} satisfies Routes;
