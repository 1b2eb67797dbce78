import type { Routes } from "../route.ts";

export const membersRoutes = {
  members: { path: "/members", query: ["search", "after", "before", "sort"] },
  member: { path: "/members/:slug", query: ["after", "before", "sort"] },
  memberLooks: { path: "/members/:slug/looks", query: ["after", "before", "sort"] },
  memberProfile: { path: "/members/:slug/profile", query: ["after", "before"] },
  memberFollowers: { path: "/members/:slug/followers", query: ["after", "before"] },
  memberFollowing: { path: "/members/:slug/following", query: ["after", "before"] },
} satisfies Routes;
