import type { Routes } from "../route.ts";

export const discussionsRoutes = {
  discussions: { path: "/discussions", query: ["group", "show", "tag", "after", "before"] },
  startDiscussion: { path: "/discussions/new", query: ["group"] },
  discussion: { path: "/discussions/:slug" },
  conversation: { path: "/discussions/:slug/conversation", query: ["around", "after", "before"] },
} satisfies Routes;
