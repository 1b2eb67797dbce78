import type { Routes } from "../route.ts";

export const looksRoutes = {
  looks: { path: "/looks", query: ["feed", "after", "before", "colour", "occasion", "season", "brand", "product"] },
  /** `items`: ids of the viewer’s items to begin with, separated by commas. */
  postLook: { path: "/looks/new", query: ["items", "outfit"] },
  look: { path: "/looks/:slug" },
  editLook: { path: "/looks/:slug/edit" },
} satisfies Routes;
