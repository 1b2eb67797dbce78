import type { Routes } from "../route.ts";

export const moderationRoutes = {
  admin: { path: "/admin" },
  adminAudit: { path: "/admin/audit", query: ["target", "after"] },
  adminMembers: { path: "/admin/members", query: ["search", "after"] },
  adminReports: { path: "/admin/reports", query: ["after"] },
} satisfies Routes;
