import type { Routes } from "../route.ts";

export const moderationRoutes = {
  admin: { path: "/admin" },
  adminAudit: { path: "/admin/audit", query: ["target", "after", "before"] },
  adminMembers: { path: "/admin/members", query: ["search", "after", "before"] },
  adminReports: { path: "/admin/reports", query: ["show", "kind", "reason", "after", "before"] },
} satisfies Routes;
