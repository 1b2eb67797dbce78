import type { Routes } from "../route.ts";

export const looksRoutes = {
  looks: { path: "/looks", query: ["feed", "after", "before", "colour", "occasion", "season"] },
  postLook: { path: "/looks/new" },
  look: { path: "/looks/:slug" },
  editLook: { path: "/looks/:slug/edit" },
} satisfies Routes;
