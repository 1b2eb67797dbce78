import type { Routes } from "../route.ts";

export const savesRoutes = {
  saved: { path: "/saved", query: ["folder", "after", "before"] },
} satisfies Routes;
