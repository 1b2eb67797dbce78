import type { Routes } from "../route.ts";

export const membersRoutes = {
  members: { path: "/members", query: ["search", "after", "sort"] },
  member: { path: "/members/:slug", query: ["after", "sort"] },
  memberLooks: { path: "/members/:slug/looks", query: ["after", "sort"] },
  memberProfile: { path: "/members/:slug/profile" },
  memberFollowers: { path: "/members/:slug/followers", query: ["after"] },
  memberFollowing: { path: "/members/:slug/following", query: ["after"] },
} satisfies Routes;
