import type { Routes } from "../route.ts";
import { facets } from "./search-facets.ts";

export const searchRoutes = {
  search: { path: "/search", query: ["q", "kind", "exact", ...facets], isSecret: true },
} satisfies Routes;
