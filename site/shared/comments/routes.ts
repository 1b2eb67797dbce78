import type { Routes } from "../route.ts";

export const commentsRoutes = {
  lookComments: { path: "/looks/:slug/comments", query: ["comment", "after", "before"] },
  entryComments: { path: "/notebook/:slug/comments", query: ["comment", "after", "before"] },
} satisfies Routes;
