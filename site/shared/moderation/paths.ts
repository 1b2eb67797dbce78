export const moderationPaths = {
  admin: "/admin",
  adminAudit: "/admin/audit",
  /** Admin actions about a member. */
  adminAuditOf: (slug: string) => `/admin/audit?target=${slug}`,
  adminMembers: "/admin/members",
  adminReports: "/admin/reports",
} as const;

export const moderationApi = {
  reports: "/api/reports",
  /** Closes a case: what was reported stays as it is. */
  caseDismissal: (id: string) => `/api/admin/cases/${id}/dismissal`,
  memberRole: (slug: string) => `/api/admin/members/${slug}/role`,
} as const;
