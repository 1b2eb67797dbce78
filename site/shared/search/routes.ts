import type { Routes } from "../route.ts";

export const searchRoutes = {
  search: { path: "/search", query: ["q", "kind"], isSecret: true },
} satisfies Routes;
