export const moderationPaths = {
  admin: "/admin",
  adminAudit: "/admin/audit",
  /** Admin actions about a member. */
  adminAuditOf: (slug: string) => `/admin/audit?target=${slug}`,
  adminMembers: "/admin/members",
  adminReports: "/admin/reports",
  adminReportsOf: (show: string) => `/admin/reports?show=${show}`,
} as const;

export const moderationApi = {
  reports: "/api/reports",
  /** Says that an admin is at it. */
  caseClaim: (id: string) => `/api/admin/cases/${id}/claim`,
  caseNotes: (id: string) => `/api/admin/cases/${id}/notes`,
  /** Deleting it undoes the decision, for some minutes. */
  caseDecision: (id: string) => `/api/admin/cases/${id}/decision`,
  /** By the id of the decision about a member. */
  appeal: (id: string) => `/api/decisions/${id}/appeal`,
  appealAnswer: (id: string) => `/api/admin/appeals/${id}/answer`,
  /** By the id of the decision about a member: it counts no longer. */
  lifting: (id: string) => `/api/admin/decisions/${id}/lifting`,
  guardedWords: "/api/admin/guarded-words",
  memberRole: (slug: string) => `/api/admin/members/${slug}/role`,
} as const;
